import { useEffect, useRef } from 'react';

/** The part of the browser's Navigation API that this needs; TypeScript doesn't know it yet. */
type Entry = { index: number; key: string; sameDocument: boolean };
type Navigation = EventTarget & { currentEntry: Entry; entries: () => Entry[] };
type NavigateEvent = Event & {
  navigationType: string;
  destination: Pick<Entry, 'index' | 'key'>;
  currentTarget: Navigation;
};

/** How to close what is open, the latest last. */
const layers: { current: () => void }[] = [];

/** The key of the entry to which `addEntry` added one. */
let base: string | null = null;

/**
 * Lets the browser's Back button, or a phone's gesture, close what covers the page or its form, and not leave the page.
 * Without the Navigation API it leaves it, and so does one more Back without a press in between, so that nothing can
 * hold a person on a page.
 */
export function useBackCloses(open: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    const { navigation } = window as { navigation?: Navigation };
    if (!open || navigation === undefined) return;
    navigation.addEventListener('navigate', onNavigate);
    if (layers.length === 0) addEntry(navigation);
    layers.push(latest);
    return () => void layers.splice(layers.indexOf(latest), 1);
  }, [open]);
}

/** Browsers announce Back only within a document, so one opened by its address, or reloaded, gets one more entry. */
function addEntry(navigation: Navigation): void {
  const { currentEntry } = navigation;
  if (navigation.entries()[currentEntry.index - 1]?.sameDocument === true) return;
  base = currentEntry.key;
  window.history.pushState(null, '');
}

function onNavigate(event: Event): void {
  const { navigationType, destination, currentTarget } = event as NavigateEvent;
  const steps = currentTarget.currentEntry.index - destination.index;
  if (navigationType !== 'traverse' || steps < 1) return;
  const top = layers.at(-1);
  const isAdded = steps === 1 && destination.key === base;
  // Nothing is open, so the entry that was added is skipped.
  if (top === undefined) return void (isAdded && setTimeout(() => window.history.back()));
  if (!isAdded || layers.length > 1) event.preventDefault();
  top.current();
}
