import { describe, expect, it } from 'vitest';
import { EXAMPLE_ROUNDS, exampleDraft, pickNext } from '../../../tests/support/exampleDraft';
import { pick } from '@/domain/draft/engine';
import type { Draft } from '@/domain/draft/types';
import type { SquadId } from '@/domain/football/squads';
import { explainRejectedPick } from './pickErrors';

const base = exampleDraft();

function ownPick(draft: Draft, manager: string, squad: SquadId): Draft {
  const picked = pick(draft, { manager, squad, at: 1 });
  if (!picked.ok) throw new Error(picked.error.message);
  return picked.value;
}

describe('the explanation of a refused pick', () => {
  it('says that the automatic pick came first', () => {
    expect(explainRejectedPick(base, pickNext(base), 'ann', 'VAN-K')).toMatch(
      /clock ran out, and the automatic pick took .* You didn’t get Vanderbilt K\./,
    );
  });

  it('says that another window of the same manager picked first', () => {
    expect(explainRejectedPick(base, ownPick(base, 'ann', 'TEX-QB'), 'ann', 'ALA-RB')).toMatch(
      /already picked Texas QB/,
    );
    expect(explainRejectedPick(base, ownPick(base, 'ann', 'TEX-QB'), 'ann', 'TEX-QB')).toMatch(/already yours/);
  });

  it('says that another manager just took the squad', () => {
    // Bob picked the same squad, from a draft loaded before Ann's pick.
    expect(explainRejectedPick(base, ownPick(base, 'ann', 'TEX-QB'), 'bob', 'TEX-QB')).toBe(
      'Texas QB was just taken. Pick another squad.',
    );
  });

  it('says that the turn has passed or the draft is over', () => {
    const later = pickNext(pickNext(pickNext(base)));
    expect(explainRejectedPick(later, pickNext(later), 'bob', 'VAN-K')).toBe(
      'It’s no longer your turn, so your pick didn’t count.',
    );
    const over = exampleDraft({ picks: 2 * EXAMPLE_ROUNDS });
    expect(explainRejectedPick(exampleDraft({ picks: 2 * EXAMPLE_ROUNDS - 1 }), over, 'bob', 'VAN-K')).toBe(
      'The draft is over, so your pick didn’t count.',
    );
  });

  it('is null when the draft does not explain it', () => {
    expect(explainRejectedPick(base, base, 'ann', 'TEX-QB')).toBeNull();
  });
});
