'use client';

import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { FailureState, Page } from '@/components';
import { focusHeading, focusIsNowhere } from './useHeadingFocus';

/** A component whose code is loaded separately. */
export interface LazyComponent<Props extends object> {
  (props: Props): ReactNode;
  /** Loads the code, also ahead of its use. Resolves to whether it is loaded; called again after a failure, it tries again. */
  load: () => Promise<boolean>;
}

/**
 * A component whose code is loaded when it is first shown, or ahead of that by `load`. `waiting` takes its place until then, and `failed` when the code
 * can't be loaded: unlike `React.lazy`, which would take the whole room down with it. Both get its props.
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
    const retried = useRef(false);
    useEffect(() => {
      // The button that was clicked to try again is gone by now.
      if (state !== 'waiting' && retried.current && focusIsNowhere()) focusHeading();
      if (state !== 'waiting') return;
      let unmounted = false;
      void load().then((done) => {
        if (!unmounted) setState(done ? 'loaded' : 'failed');
      });
      return () => {
        unmounted = true;
      };
    }, [state]);
    const retry = () => {
      retried.current = true;
      setState('waiting');
    };
    if (state === 'failed') return <Failed {...props} retry={retry} />;
    const Loaded = state === 'loaded' ? loaded : null;
    if (Loaded !== null) return <Loaded {...props} />;
    return Waiting === undefined ? null : <Waiting {...props} />;
  }
  return Object.assign(Lazy, { load });
}

/** In place of a whole view of the room that couldn't be loaded. */
export function LoadError({ title, safe, retry }: { title: string; safe: string; retry: () => void }) {
  return (
    <Page>
      <FailureState page title={title} message="Check your connection and try again." safe={safe} onRetry={retry} />
    </Page>
  );
}
