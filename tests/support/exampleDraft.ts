import { automaticPick, houseTeamsFor, scheduledDraft, startDraft } from '../../src/domain/draft/engine';
import type { Draft } from '../../src/domain/draft/types';
import { defaultRanking } from '../../src/domain/draft/ranking';
import { DEFAULT_BENCH, DEFAULT_SLOTS, rosterSize } from '../../src/domain/lineup/slots';

/** The start of every example draft, in milliseconds. */
export const BEGUN_AT = 1_757_170_800_000;

/** The rounds of an example draft with the default roster. */
export const EXAMPLE_ROUNDS = rosterSize(DEFAULT_SLOTS, DEFAULT_BENCH);

/**
 * An active draft of these people (the first is the commissioner) and this many house teams, with this many automatic
 * picks made.
 */
export function exampleDraft({
  people = ['ann', 'bob'],
  houseTeams = 0,
  picks = 0,
  slots = DEFAULT_SLOTS,
  benchSize = DEFAULT_BENCH,
} = {}): Draft {
  const [commissioner = 'ann'] = people;
  const scheduled = scheduledDraft({
    leagueId: 'league1',
    leagueName: 'Tailgate',
    commissioner,
    format: 'snake',
    slots,
    benchSize,
    clockSeconds: 90,
    ranking: defaultRanking({ season: 2025, managers: people.length + houseTeams, slots }),
  });
  const order = [...people, ...houseTeamsFor(people.length, people.length + houseTeams)];
  let draft = unwrap(
    startDraft({ ...scheduled, members: people, order, houseTeams: order.slice(people.length) }, BEGUN_AT),
  );
  for (let made = 0; made < picks; made++) draft = { ...pickNext(draft), misses: {} };
  return draft;
}

/** The draft after an automatic pick from the ranking, just after the clock ran out. */
export function pickNext(draft: Draft): Draft {
  return unwrap(automaticPick(draft, { queue: [], at: (draft.turnStartedAt ?? 0) + 92_000 }));
}

function unwrap<T>(result: { ok: true; value: T } | { ok: false; error: { message: string } }): T {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}
