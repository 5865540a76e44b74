import { Button } from './Button';
import { Page } from './PageHeader';
import { FailureState, Notice } from './states';

export interface LoadErrorProps {
  /** "The recap didn’t load" */
  title: string;
  /** What wasn't affected: "All picks are saved." */
  safe?: string;
  /**
   * Where it is shown: as the page's only content, in a panel, above other content, floating at the bottom of the
   * window in place of a dialog, or in place of a button.
   */
  as: 'page' | 'panel' | 'notice' | 'floating' | 'button';
  retry: () => void;
  onClose?: () => void;
}

/**
 * The titles of what was tried again. Their code may be gone since a deploy, and then only a reload brings the new one.
 */
const tried = new Set<string>();

/**
 * The error state of whatever `lazyComponent` couldn't load. Once trying again hasn't helped, it offers to reload the
 * page.
 */
export function LoadError({ title, safe, as, retry, onClose }: LoadErrorProps) {
  const tryAgain = () => {
    tried.add(title);
    retry();
  };
  const reload = tried.has(title) && (
    <Button size={as === 'page' || as === 'panel' ? 'medium' : 'small'} onClick={() => window.location.reload()}>
      Reload
    </Button>
  );
  const failure = (
    <FailureState
      page={as === 'page'}
      title={title}
      message="Check your connection and try again."
      safe={safe}
      onRetry={tryAgain}
      action={reload}
    />
  );
  if (as === 'page') {
    return <Page>{failure}</Page>;
  }
  if (as === 'panel') return failure;
  if (as === 'button') {
    return (
      <>
        <p role="alert" className="text-sm max-sm:sr-only">
          {title}.
        </p>
        <Button
          size="small"
          className="min-h-9 whitespace-nowrap"
          aria-label={`Try again: ${title}`}
          onClick={tryAgain}
        >
          Try again
        </Button>
        {reload}
      </>
    );
  }
  const notice = (
    <Notice
      tone="bad"
      title={title}
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="small" onClick={tryAgain}>
            Try again
          </Button>
          {reload}
          {onClose && (
            <Button size="small" variant="quiet" onClick={onClose}>
              Close
            </Button>
          )}
        </div>
      }
    >
      Check your connection and try again. {safe}
    </Notice>
  );
  if (as === 'notice') return notice;
  // Not a dialog, because the code of dialogs may be missing too.
  return (
    <div className="fixed inset-x-3 bottom-3 z-50 mx-auto max-w-lg bg-surface shadow-float max-wide:bottom-20">
      {notice}
    </div>
  );
}
