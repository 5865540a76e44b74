import type { Draft } from '../../draft/types';
import { peopleAmong } from '../../league/league';
import type { League } from '../../league/types';
import type { SquadId } from '../../football/squads';

/** What a league's documents contain once its draft is settled. */
export type Settlement = {
  ledger: { settled: true; rosters: Draft['rosters']; owned: SquadId[]; step: 0 };
  league: { draftStatus: 'complete'; schedule: { managers: string[] } };
  joinCode: { draftStatus: 'complete' };
  /** Each person's roster, by uid; house teams have no roster document. */
  rosters: Record<string, SquadId[]>;
};

/**
 * What settling a draft writes (docs/documents.md, ledgers). Null before the last pick, and if the league is already
 * settled.
 */
export function settlementOf(league: Pick<League, 'draftComplete'>, draft: Draft): Settlement | null {
  if (draft.status !== 'complete' || league.draftComplete) return null;
  return {
    ledger: { settled: true, rosters: draft.rosters, owned: draft.picks, step: 0 },
    league: { draftStatus: 'complete', schedule: { managers: draft.order } },
    joinCode: { draftStatus: 'complete' },
    rosters: Object.fromEntries(peopleAmong(draft.order).map((uid) => [uid, draft.rosters[uid] ?? []])),
  };
}
