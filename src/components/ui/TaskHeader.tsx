import { Button } from './Button';

/** The heading of a form that takes the place of a page's content, and the button that leads back to that. */
export function TaskHeader({
  title,
  back,
  busy,
  onBack,
}: {
  title: string;
  /** The button's text. */
  back: string;
  busy: boolean;
  onBack: () => void;
}) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3">
      <h2 dir="auto" className="min-w-0 text-xl wrap-anywhere">
        {title}
      </h2>
      {/* Its text is in line with the page's edges, on the right or, below a long title, on the left. */}
      <Button variant="quiet" className="-mx-4" onClick={onBack} disabled={busy}>
        {back}
      </Button>
    </div>
  );
}
