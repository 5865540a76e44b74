'use client';

import { useEffect, useRef } from 'react';

/** The part of the browser's Navigation API that this needs; TypeScript doesn't know it yet. */
type Navigation = EventTarget & { currentEntry: { index: number } | null };
type NavigateEvent = Event & { navigationType: string; destination: { index: number } };

/** How to close what is open, the latest last. */
const layers: { current: () => void }[] = [];

function onNavigate(event: Event): void {
  const { navigationType, destination } = event as NavigateEvent;
  const top = layers.at(-1);
  const here = (event.currentTarget as Navigation).currentEntry?.index ?? 0;
  if (top === undefined || navigationType !== 'traverse' || destination.index >= here || !event.cancelable) return;
  event.preventDefault();
  top.current();
}

/**
 * Lets the browser's Back button, or a phone's gesture, close what covers the page or its form, and not leave the page. A browser without the Navigation
 * API leaves it, and so does one more Back without a press in between, so that nothing can hold a person on a page.
 */
export function useBackCloses(open: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    const { navigation } = window as { navigation?: Navigation };
    if (!open || navigation === undefined) return;
    layers.push(latest);
    navigation.addEventListener('navigate', onNavigate);
    return () => {
      layers.splice(layers.indexOf(latest), 1);
      if (layers.length === 0) navigation.removeEventListener('navigate', onNavigate);
    };
  }, [open]);
}
