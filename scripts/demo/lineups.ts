import type { Draft } from '@/domain/draft/types';
import { bestLineup } from '@/domain/lineup';
import type { Random } from '@/domain/random';
import { projections } from '@/domain/ranking';
import { schoolOf, type SquadId } from '@/domain/squads';
import { encodeLineup } from '@/domain/storedLineup';
import { hasBye, type Week } from '@/domain/weeks';
import { CURRENT_WEEK, SEASON } from './season';
import type { SeedDocument, Value } from './suite';

/** What managers set in a season: the documents by week, and each one's latest week. */
export type SeasonLineups = { documents: SeedDocument[]; latest: Record<string, string> };

/** How far a manager's hunch may lie off the projection, as a share of it. */
const HUNCH = 0.35;

/**
 * The lineups of a league's weeks up to the current one. Managers start whom they expect most of and sit byes; now and then one forgets, and the
 * lineup of the week before carries over. For the current week the first two have not set theirs yet.
 */
export function seasonLineups(draft: Draft, calendar: readonly Week[], random: Random): SeasonLineups {
  const expected = projections(SEASON);
  const latest: Record<string, string> = {};
  const documents = calendar
    .filter(({ week }) => week <= CURRENT_WEEK)
    .map((week): SeedDocument => {
      const users: Record<string, Value> = {};
      const starters: Record<string, Value> = {};
      draft.members.forEach((uid, seat) => {
        const waits = week.week === CURRENT_WEEK && seat < 2;
        const forgets = week.week > 1 && week.week < CURRENT_WEEK && random() < 0.12;
        if (waits || forgets) return;
        const lineup = bestLineup({
          roster: draft.rosters[uid] ?? [],
          slots: draft.slots,
          worth: (squad: SquadId) => (hasBye(week, schoolOf(squad)) ? -1 : expected[squad] * (1 + HUNCH * (random() - 0.5))),
        });
        const stored = encodeLineup(lineup);
        users[uid] = stored.squads;
        starters[uid] = stored.starters;
        latest[uid] = week.id;
      });
      return { path: `weeklyRosters/${draft.leagueId}_${week.id}`, fields: { leagueId: draft.leagueId, weekId: week.id, users, starters } };
    });
  return { documents, latest };
}
