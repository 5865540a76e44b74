import { Button, Notice } from '@/components';

/** Says that something to be opened could not be fetched; what is around it is as it was. */
export function PartLoadError({ title, safe, again }: { title: string; safe: string; again: () => void }) {
  return (
    <Notice
      tone="bad"
      title={title}
      action={
        <Button size="small" onClick={again}>
          Try again
        </Button>
      }
    >
      Check your connection. {safe}
    </Notice>
  );
}
