import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleDraft } from '../../../tests/support/exampleDraft';
import { render, signIn, tell } from '../../../tests/support/page';
import { Room, commissionerActions, enterRoom, queueOf } from '../../../tests/support/draftRoom';
import type { Draft } from '@/domain/draft/types';
import { LOADING, ready } from '@/domain/kernel/loadable';
import type { Message } from '@/domain/messages/messages';
import { DEFAULT_SLOTS, starterCount } from '@/domain/lineup/slots';
import { ALL_SQUADS } from '@/domain/football/squads';
import type { ChatState } from '@/providers/draft/room';
import { LiveRoom } from './live/LiveRoom';
import { LeagueRecapRoom } from './recap/LeagueRecapRoom';

const LAST = ALL_SQUADS.length;

/**
 * The most elements that the room may have. Lists render only the rows in view, but the board has a square of six
 * elements for each squad, and two more for each row of two squares in the smallest league. With 96 squads the limit is
 * 1,290, which with at most 210 of the app's shell makes 1,500 for the page.
 */
const MAX = 618 + 7 * LAST;

const WITHOUT_FLEX = { ...DEFAULT_SLOTS, FLEX: 0 };

/** The largest and the smallest league, with rosters that use every squad. */
const SIZES = [
  {
    name: '16 managers',
    people: Array.from({ length: 16 }, (_, i) => `manager${String(i)}`),
    slots: WITHOUT_FLEX,
    benchSize: LAST / 16 - starterCount(WITHOUT_FLEX),
  },
  {
    name: '2 managers',
    people: ['manager0', 'manager1'],
    slots: DEFAULT_SLOTS,
    benchSize: LAST / 2 - starterCount(DEFAULT_SLOTS),
  },
] as const;

const messages: Message[] = Array.from({ length: 50 }, (_, i) => ({
  id: String(i),
  leagueId: 'league1',
  senderId: 'manager1',
  text: `See https://example.test/${String(i)}`,
  sentAt: i,
  readBy: ['manager0'],
  pending: false,
  edited: false,
  removedBy: null,
  replyTo: null,
  mentions: [],
  poll: null,
  reactions: {},
  reports: [],
}));

/** Sets up the room of a draft with the queue, log and chat at their maximum length. */
function enter(draft: Draft): Draft {
  const full: Draft = {
    ...draft,
    log: Array.from({ length: 200 }, (_, i) => ({ kind: i % 2 === 0 ? 'pause' : 'resume', by: 'manager0', at: i })),
  };
  const chat: ChatState = { newest: ready(messages), unread: 0 };
  enterRoom(
    full,
    { queue: queueOf([...full.ranking]), seen: {}, chat },
    { ...commissionerActions(), sendMessage: vi.fn() },
  );
  return full;
}

/**
 * Clicks the last button whose text starts with `words`. A query by role takes seconds here: it computes the role and
 * name of every element.
 */
function press(words: string): void {
  const button = [...document.querySelectorAll('button')].findLast(({ textContent }) => textContent.startsWith(words));
  if (button === undefined) throw new Error(`no button ${words}`);
  act(() => button.click());
}

/** Opens a panel by its tab in the third column. Tabs open on focus. */
function open(panel: string): void {
  const tab = [...document.querySelectorAll<HTMLElement>('[role="tab"]')].findLast(({ textContent }) =>
    textContent.startsWith(panel),
  );
  if (tab === undefined) throw new Error(`no tab ${panel}`);
  act(() => tab.focus());
}

const count = () => document.body.querySelectorAll('*').length;

beforeEach(() => {
  signIn('manager0', { key: null });
  tell('public board', 'league1', LOADING);
  // The size of the lists in a desktop window 900 pixels high. The lists render the rows that fit, and in jsdom
  // elements have no size.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(560);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(390);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(33);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe.each(SIZES)('the room of the largest drafts: $name', ({ people, slots, benchSize }) => {
  it('stays under the element limit in every panel, at the start, middle and end', async () => {
    const counts: Record<string, number> = {};
    for (const picks of [0, LAST / 2, LAST - 22, LAST - 1]) {
      const draft = enter(exampleDraft({ people: [...people], slots, benchSize, picks }));
      render(<LiveRoom draft={draft} />, { wrapper: Room });
      // The chat is loaded after the room.
      await act(() => import('./chat/Chat'));
      for (const part of ['Queue', 'Rosters', 'Chat', 'Log']) {
        open(part);
        if (part === 'Chat') await waitFor(() => expect(document.querySelector('[role="log"]')).not.toBeNull());
        counts[`${part} at pick ${String(picks)}`] = count();
      }
      cleanup();
    }
    expect(Object.entries(counts).filter(([, elements]) => elements > MAX)).toEqual([]);
  });

  it('stays under the element limit after the draft, with the log open', () => {
    const draft = enter(exampleDraft({ people: [...people], slots, benchSize, picks: LAST }));
    render(<LeagueRecapRoom draft={draft} />, { wrapper: Room });
    press('Show every pick');
    expect(count()).toBeLessThan(MAX);
  });
});
