'use client';

import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

/** A component whose code is loaded separately. */
export interface LazyComponent<Props extends object> {
  (props: Props): ReactNode;
  /**
   * Loads the code; it can be called before the component is shown. Resolves to whether it's loaded. After a failure,
   * the next call tries again.
   */
  load: () => Promise<boolean>;
}

/**
 * Returns a component whose code is loaded when it is first shown, or earlier by `load`. Until then `waiting` renders
 * in its place, or `failed` if the code can't be loaded: a `LoadError`, or what works without it. Both get the
 * component's props. With `React.lazy` or `next/dynamic`, a failure would take the whole page down and couldn't be
 * retried.
 */
export function lazyComponent<Props extends object>(
  fetchComponent: () => Promise<ComponentType<Props>>,
  {
    waiting: Waiting,
    failed: Failed,
  }: { waiting?: ComponentType<Props>; failed: ComponentType<Props & { retry: () => void }> },
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | null = null;
  const load = () =>
    fetchComponent().then(
      (component) => {
        loaded = component;
        return true;
      },
      () => false,
    );

  function Lazy(props: Props) {
    const [state, setState] = useState<'waiting' | 'failed' | 'loaded'>(loaded === null ? 'waiting' : 'loaded');
    useEffect(() => {
      if (state !== 'waiting') return;
      let unmounted = false;
      void load().then((done) => {
        if (!unmounted) setState(done ? 'loaded' : 'failed');
      });
      return () => {
        unmounted = true;
      };
    }, [state]);
    if (state === 'failed') return <Failed {...props} retry={() => setState('waiting')} />;
    const Loaded = state === 'loaded' ? loaded : null;
    if (Loaded !== null) return <Loaded {...props} />;
    return Waiting === undefined ? null : <Waiting {...props} />;
  }
  return Object.assign(Lazy, { load });
}
