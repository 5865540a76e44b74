import { describe, expect, it } from 'vitest';
import { BEGUN_AT, exampleDraft } from '../../../tests/support/exampleDraft';
import { automaticPick, cameBack, pick } from './engine';
import { HERE_MS, lastSeenAt, presenceOf } from './presence';
import type { Draft } from './types';

const MINUTE = 60_000;
const draft = exampleDraft({ people: ['ann', 'bob', 'cem'], houseTeams: 1 });

function must(result: ReturnType<typeof pick>): Draft {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

describe('presence in a draft', () => {
  it('is known from a heartbeat, until slightly after the next one is due', () => {
    const seen = { ann: BEGUN_AT, bob: BEGUN_AT - HERE_MS };
    const now = BEGUN_AT + MINUTE;
    expect(presenceOf(draft, seen, now)).toEqual({ ann: 'here', bob: 'away', cem: 'away', 'house-1': 'house' });
    expect(presenceOf(draft, seen, BEGUN_AT + HERE_MS + 1).ann).toBe('away');
  });

  it('is known from a manager’s own pick too', () => {
    const at = BEGUN_AT + 30 * MINUTE;
    const after = must(pick(draft, { manager: 'ann', squad: 'UK-K', at }));
    expect(lastSeenAt(after, 'ann', { ann: BEGUN_AT })).toBe(at);
    expect(presenceOf(after, {}, at + MINUTE).ann).toBe('here');
  });

  it('is away after a missed clock and on autopilot', () => {
    const at = BEGUN_AT + 2 * MINUTE;
    const missed = must(automaticPick(draft, { queue: [], at }));
    expect(presenceOf(missed, { ann: BEGUN_AT }, at + 1).ann).toBe('away');
    expect(presenceOf(missed, { ann: at + 5 }, at + 9).ann).toBe('here');
    expect(presenceOf({ ...draft, misses: { ann: 2 } }, { ann: BEGUN_AT }, BEGUN_AT + 1).ann).toBe('away');
  });

  it('is restored after a missed clock or autopilot once the manager comes back', () => {
    const at = BEGUN_AT + 2 * MINUTE;
    const missed = must(automaticPick(draft, { queue: [], at }));
    const seen = { ann: BEGUN_AT };
    expect(presenceOf(cameBack(missed, 'ann'), seen, at + 1).ann).toBe('here');
    expect(presenceOf(cameBack({ ...missed, misses: { ann: 2 } }, 'ann'), seen, at + 1).ann).toBe('here');
    expect(presenceOf(cameBack(missed, 'ann'), {}, at + 1).ann).toBe('away');
    expect(presenceOf(cameBack(missed, 'ann'), seen, BEGUN_AT + HERE_MS + 1).ann).toBe('away');
  });

  it('covers every member before there is an order', () => {
    const lobby: Draft = { ...draft, status: 'scheduled', order: [], picks: [], made: [], pickedAt: [] };
    expect(presenceOf(lobby, { cem: BEGUN_AT }, BEGUN_AT)).toEqual({ ann: 'away', bob: 'away', cem: 'here' });
  });
});
