import { Button, Notice } from '@/components';

/** Says that something to be opened could not be fetched; what is around it is as it was. */
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
