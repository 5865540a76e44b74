import { describe, expect, it } from 'vitest';
import { EXAMPLE_ROUNDS, BEGUN_AT, exampleDraft } from '../../../tests/support/exampleDraft';
import { automaticPickDue, HOUSE_PAUSE_MS, placeInLine } from './turnDriver';

describe('the due time of an automatic pick', () => {
  it('is after the deadline and the grace second for a manager’s own turn', () => {
    const due = automaticPickDue(exampleDraft()) ?? 0;
    expect(due).toBeGreaterThan(BEGUN_AT + 91_000);
    expect(due).toBeLessThan(BEGUN_AT + 91_500);
  });

  it('is shortly after the turn begins for autopilot and house teams', () => {
    expect(automaticPickDue({ ...exampleDraft(), misses: { ann: 2 } })).toBe(BEGUN_AT + HOUSE_PAUSE_MS);
    const house = exampleDraft({ people: ['ann'], houseTeams: 1, picks: 1 });
    expect(automaticPickDue(house)).toBe((house.turnStartedAt ?? 0) + HOUSE_PAUSE_MS);
  });

  it('is null when no manager is on the clock', () => {
    expect(automaticPickDue(exampleDraft({ picks: 2 * EXAMPLE_ROUNDS }))).toBeNull();
  });
});

describe('the order in which clients try the automatic pick', () => {
  const draft = exampleDraft({ people: ['ann', 'bob', 'cem', 'dee'], houseTeams: 2, picks: 2 });

  it('starts with the commissioner, then the next managers to pick, and includes everyone', () => {
    const places = draft.members.map((uid) => [uid, placeInLine(draft, uid, false)]);
    expect(places).toEqual([
      ['ann', 0],
      ['bob', 3],
      ['cem', 1],
      ['dee', 2],
    ]);
  });

  it('puts the client that made the last one first', () => {
    expect(placeInLine(draft, 'dee', true)).toBe(0);
  });
});
