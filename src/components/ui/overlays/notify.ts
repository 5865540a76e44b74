/**
 * Toasts at the top right. The toast library loads when the first toast is shown, not with the page. `Toasts` in the
 * shell renders them.
 */
type Kind = 'success' | 'info' | 'error';
type Listener = (kind: Kind, message: string) => void;

const waiting: [Kind, string][] = [];
let listener: Listener | null = null;

function say(kind: Kind, message: string): void {
  if (listener) listener(kind, message);
  else waiting.push([kind, message]);
  wake.forEach((call) => call());
}

const wake = new Set<() => void>();

/** Toasts: `success` and `info` close after three seconds; an `error` stays until it is closed, and is announced. */
export const notify = {
  success: (message: string) => say('success', message),
  info: (message: string) => say('info', message),
  error: (message: string) => say('error', message),
};

/** For the shell: runs `call` when a toast is waiting and the toast container isn't mounted yet. */
export function onFirstToast(call: () => void): () => void {
  wake.add(call);
  if (waiting.length > 0) call();
  return () => wake.delete(call);
}

/**
 * For the shell: sends all toasts to `next` from now on, starting with the waiting ones. Returns the unsubscribe
 * function.
 */
export function listenForToasts(next: Listener): () => void {
  listener = next;
  for (const [kind, message] of waiting.splice(0)) next(kind, message);
  return () => {
    if (listener === next) listener = null;
  };
}
