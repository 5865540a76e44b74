/** Something that comes from elsewhere, in each state in which a screen can meet it. */
export type Loadable<T> =
  { state: 'loading' } | { state: 'ready'; value: T } | { state: 'missing' } | { state: 'failed'; message: string };

/** The loadable that is on its way. */
export const LOADING: { state: 'loading' } = { state: 'loading' };

/** A loadable that has arrived. */
export function ready<T>(value: T): Loadable<T> {
  return { state: 'ready', value };
}

/** A loadable that could not be had; `message` is the sentence for the screen. */
export function failed(message: string): { state: 'failed'; message: string } {
  return { state: 'failed', message };
}

/** The value if it is there, else the fallback. */
export function valueOr<T, F>(loadable: Loadable<T>, fallback: F): T | F {
  return loadable.state === 'ready' ? loadable.value : fallback;
}
