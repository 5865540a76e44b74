import { Button, Notice } from '@/components';

/** An error notice for a part that couldn't be loaded, with a retry button. `safe` tells the user what wasn't affected. */
export function PartLoadError({ title, safe, retry }: { title: string; safe: string; retry: () => void }) {
  return (
    <Notice
      tone="bad"
      title={title}
      action={
        <Button size="small" onClick={retry}>
          Try again
        </Button>
      }
    >
      Check your connection. {safe}
    </Notice>
  );
}
