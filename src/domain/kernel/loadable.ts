import type { Result } from './result';

/** Data that has to be loaded, in each state that a screen can show. */
export type Loadable<T> =
  { state: 'loading' } | { state: 'ready'; value: T } | { state: 'missing' } | { state: 'failed'; message: string };

/** The loading state. */
export const LOADING: { state: 'loading' } = { state: 'loading' };

/** The state of loaded data. */
export function ready<T>(value: T): Loadable<T> {
  return { state: 'ready', value };
}

/** The state of data that couldn't be loaded; `message` is text for the screen. */
export function failed(message: string): { state: 'failed'; message: string } {
  return { state: 'failed', message };
}

/** The state of data that was read once. */
export function loaded<T>(result: Result<T>): Loadable<T> {
  return result.ok ? ready(result.value) : failed(result.error.message);
}

/** The value if it's ready, else the fallback. */
export function valueOr<T, F>(loadable: Loadable<T>, fallback: F): T | F {
  return loadable.state === 'ready' ? loadable.value : fallback;
}

/** The same state, with what `change` makes of the value. */
export function mapReady<T, U>(loadable: Loadable<T>, change: (value: T) => U): Loadable<U> {
  return loadable.state === 'ready' ? ready(change(loadable.value)) : loadable;
}

/** The values of those that aren't missing: the first failure among them, else loading until all are there. */
export function allReady<T>(loadables: readonly Loadable<T>[]): Loadable<T[]> {
  const failure = loadables.find((one) => one.state === 'failed');
  if (failure !== undefined) return failure;
  if (loadables.some(({ state }) => state === 'loading')) return LOADING;
  return ready(loadables.flatMap((one) => (one.state === 'ready' ? [one.value] : [])));
}
