import { Notice } from '@/components';
import { errorTitle, type ResultError } from '@/domain/kernel/result';

/** Why a dialog's command failed, or that it needs a connection. It stays in sight while what is below scrolls. */
export function SendNotice({
  error,
  title,
  online,
  todo,
}: {
  error: ResultError | null;
  /** The heading of an error. */
  title: string;
  online: boolean;
  /** What takes a connection, such as `accept`. */
  todo: string;
}) {
  if (error === null && online) return null;
  return (
    <div className="sticky top-0 z-10">
      {error !== null ? (
        <Notice tone="bad" title={errorTitle(error, title)}>
          {error.message}
        </Notice>
      ) : (
        <Notice tone="warn">{`You’re offline. You can ${todo} once you’re back online.`}</Notice>
      )}
    </div>
  );
}
