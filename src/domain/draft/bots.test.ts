import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EXAMPLE_ROUNDS, exampleDraft } from '../../../tests/support/exampleDraft';
import { draftProjections } from '../projections/preseason';
import { starterCount } from '../lineup/slots';
import { botPick, TEMPERAMENTS, type Temperament } from './bots';
import { pick } from './engine';
import { checkPick, needsOf } from './legalPicks';
import { automaticSquad } from './automaticPick';
import { onTheClock } from './order';
import type { Draft } from './types';

const projected = draftProjections(2025);

/** Lets bots with these temperaments draft to the end; every pick must pass the engine. */
function playOut(draft: Draft, temperaments: readonly Temperament[], random: () => number): Draft {
  for (let now = onTheClock(draft); now !== null; now = onTheClock(draft)) {
    const temperament = temperaments[draft.order.indexOf(now) % temperaments.length]!;
    const squad = botPick(draft, now, { temperament, projections: projected, random });
    const picked = pick(draft, { manager: now, squad, at: 0 });
    if (!picked.ok) throw new Error(`${temperament}: ${picked.error.message}`);
    draft = picked.value;
  }
  return draft;
}

describe('the bots of a mock draft', () => {
  it('finish every draft with legal picks only, for any league size and random numbers', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 8 }),
        fc.array(fc.constantFrom(...TEMPERAMENTS), { minLength: 1, maxLength: 9 }),
        fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { minLength: 1, maxLength: 30 }),
        (bots, temperaments, choices) => {
          let at = 0;
          const draft = playOut(exampleDraft({ people: ['ann'], houseTeams: bots }), temperaments, () => {
            at += 1;
            return choices[at % choices.length]!;
          });
          expect(draft.status).toBe('complete');
          expect(new Set(draft.picks).size).toBe(draft.picks.length);
        },
      ),
      { numRuns: 25 },
    );
  });

  it('as bookkeepers make the automatic pick', () => {
    const draft = exampleDraft({ picks: 7 });
    const now = onTheClock(draft)!;
    const view = { temperament: 'bookkeeper', projections: projected, random: () => 0 } as const;
    expect(botPick(draft, now, view)).toBe(automaticSquad(draft, now, []));
  });

  it('as builders fill the starting lineup before the bench', () => {
    let draft = exampleDraft({ people: ['ann'], houseTeams: 3 });
    const starters = starterCount(draft.slots);
    draft = playOut(draft, ['builder'], () => 0);
    for (const roster of Object.values(draft.rosters)) {
      expect(needsOf(roster.slice(0, starters), draft.slots).total).toBe(0);
    }
  });

  it('as gamblers pick by projected points and reach at random', () => {
    const draft = exampleDraft();
    const view = (roll: number) => ({ temperament: 'gambler', projections: projected, random: () => roll }) as const;
    const [first, reach] = [botPick(draft, 'ann', view(0)), botPick(draft, 'ann', view(0.99))];
    expect(projected[first]).toBe(Math.max(...Object.values(projected)));
    expect(projected[reach]).toBeLessThan(projected[first]);
    expect(checkPick(draft, 'ann', reach).ok).toBe(true);
    const higher = Object.values(projected).filter((points) => points > projected[reach]);
    expect(higher.length).toBeLessThanOrEqual(5);
  });

  it('throw an error when there is nothing to pick', () => {
    const over = exampleDraft({ picks: 2 * EXAMPLE_ROUNDS });
    const view = { temperament: 'builder', projections: projected, random: () => 0 } as const;
    expect(() => botPick(over, 'ann', view)).toThrow('no legal pick for ann');
  });
});
