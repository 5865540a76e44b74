'use client';

import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { FailureState, Page } from '@/components';
import { focusHeading, focusIsNowhere } from './useHeadingFocus';

/** A part of the room whose code is fetched by itself. */
export interface LazyComponent<Props extends object> {
  (props: Props): ReactNode;
  /** Fetches the part, also ahead of its use. Whether it is here then; asked again, it tries again. */
  bring: () => Promise<boolean>;
}

/**
 * A component whose code comes when it is first shown, or was brought before. `waiting` is in its place until then, and `lost` when it
 * cannot be had: a part that threw would take the whole room with it.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting: Waiting, lost: Lost }: { waiting?: ComponentType; lost: ComponentType<{ again: () => void }> },
): LazyComponent<Props> {
  let present: ComponentType<Props> | null = null;
  const bring = () =>
    load().then(
      (part) => {
        present = part;
        return true;
      },
      () => false,
    );

  function Part(props: Props) {
    const [state, setState] = useState<'waiting' | 'lost' | 'here'>(present === null ? 'waiting' : 'here');
    const retried = useRef(false);
    useEffect(() => {
      // The button that tried again is gone by now.
      if (state !== 'waiting' && retried.current && focusIsNowhere()) focusHeading();
      if (state !== 'waiting') return;
      let left = false;
      void bring().then((here) => {
        if (!left) setState(here ? 'here' : 'lost');
      });
      return () => {
        left = true;
      };
    }, [state]);
    const again = () => {
      retried.current = true;
      setState('waiting');
    };
    if (state === 'lost') return <Lost again={again} />;
    const Here = state === 'here' ? present : null;
    if (Here !== null) return <Here {...props} />;
    return Waiting === undefined ? null : <Waiting />;
  }
  return Object.assign(Part, { bring });
}

/** Stands for a whole view of the room that could not be fetched. */
export function LoadError({ title, safe, again }: { title: string; safe: string; again: () => void }) {
  return (
    <Page>
      <FailureState page title={title} message="Check your connection and try again." safe={safe} onRetry={again} />
    </Page>
  );
}
