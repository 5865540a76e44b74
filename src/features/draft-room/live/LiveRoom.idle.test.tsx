import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BEGUN_AT, exampleDraft } from '../../../../tests/support/exampleDraft';
import { Room, enterRoom } from '../../../../tests/support/draftRoom';
import type * as Rooms from '@/providers/draft/room';
import type { Draft } from '@/domain/draft/types';
import { LiveRoom } from './LiveRoom';

const renders = vi.hoisted(() => ({ count: 0 }));
vi.mock('@/providers/draft/room', async (original) => {
  const real = await original<typeof Rooms>();
  return {
    ...real,
    useRoomState: () => {
      renders.count += 1;
      return real.useRoomState();
    },
  };
});

beforeEach(() => {
  vi.useFakeTimers({ now: BEGUN_AT });
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(560);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(390);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Renders the room for `me` and advances two seconds, to get past what happens once at the start. */
function enter(draft: Draft, me: string): void {
  enterRoom(draft, { me, nameOf: (manager) => manager.toUpperCase() });
  render(<LiveRoom draft={draft} />, { wrapper: Room });
  act(() => void vi.advanceTimersByTime(2000));
}

/**
 * All changes to the document within this many seconds, each as the role of the timer or live region that it's in, or
 * else as HTML.
 */
async function changesIn(seconds: number): Promise<string[]> {
  const changes: string[] = [];
  const observer = new MutationObserver((records) => {
    for (const { target } of records) {
      const element = target instanceof Element ? target : target.parentElement;
      const part = element?.closest('[role="timer"], [role="alert"], [role="status"]');
      changes.push(part?.getAttribute('role') ?? element?.outerHTML ?? 'nothing');
    }
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  for (let i = 0; i < seconds; i++) act(() => void vi.advanceTimersByTime(1000));
  await Promise.resolve();
  observer.disconnect();
  return changes;
}

describe('the room while only the clock is running', () => {
  it.each(['ann', 'bob'])('rerenders the clock each second and nothing else, for %s', async (me) => {
    enter(exampleDraft(), me);
    renders.count = 0;
    const changes = await changesIn(10);
    expect([...new Set(changes)]).toEqual(['timer']);
    expect(changes.length).toBeGreaterThanOrEqual(10);
    // Every component of the room uses `useRoomState`: the clock was rendered ten times, and nothing else was.
    expect(renders.count).toBe(10);
  });

  it('announces once that 30 seconds are left, without interrupting', async () => {
    enter(exampleDraft(), 'ann');
    act(() => void vi.advanceTimersByTime(50_000));
    const changes = await changesIn(25);
    expect(changes.filter((part) => part === 'status')).toHaveLength(1);
    expect(changes).not.toContain('alert');
    expect(document.body).toHaveTextContent('30 seconds left.');
  });

  it('announces once that 10 seconds are left, and not every second', async () => {
    enter(exampleDraft(), 'ann');
    act(() => void vi.advanceTimersByTime(75_000));
    const changes = await changesIn(12);
    expect(changes.filter((part) => part === 'alert')).toHaveLength(1);
    expect(changes).not.toContain('status');
    expect([...document.querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent)).toContain(
      '10 seconds left.',
    );
  });
});
