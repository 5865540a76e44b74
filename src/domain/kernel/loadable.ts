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
