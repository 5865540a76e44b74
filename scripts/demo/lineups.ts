import type { Draft } from '@/domain/draft/types';
import { bestLineup } from '@/domain/lineup';
import { projections } from '@/domain/ranking';
import { schoolOf } from '@/domain/squads';
import { encodeLineup } from '@/domain/storedLineup';
import { hasBye, type Week } from '@/domain/weeks';
import type { DemoPerson } from './people';
import type { Documents } from './league';

/** Managers, by their index in the league, who haven't changed the current week's lineup: last week's carries over. */
const UNTOUCHED = [0, 3, 6];

/**
 * The lineups of a league in every week up to the current one: the best by projection, without squads on a bye. In the current week
 * some managers have set none yet. Also lists each manager's weeks in `leagueUsers`.
 */
export function lineupDocuments(draft: Draft, people: readonly DemoPerson[], weeks: readonly Week[]): Documents {
  const documents: Documents = {};
  const projected = projections(2025);
  for (const week of weeks) {
    const setting = people.filter((_, place) => !week.isCurrent || !UNTOUCHED.includes(place));
    const lineups = setting.map((person) => {
      const roster = draft.rosters[person.uid] ?? [];
      const worth = (squad: (typeof roster)[number]) => (hasBye(week, schoolOf(squad)) ? -1 : projected[squad]);
      return [person.uid, encodeLineup(bestLineup({ roster, slots: draft.slots, worth }))] as const;
    });
    documents[`weeklyRosters/${draft.leagueId}_${week.id}`] = {
      leagueId: draft.leagueId,
      weekId: week.id,
      users: Object.fromEntries(lineups),
    };
  }
  people.forEach(({ uid }, place) => {
    const set = weeks.filter((week) => !week.isCurrent || !UNTOUCHED.includes(place));
    documents[`leagueUsers/${draft.leagueId}_${uid}`] = { lineupWeeks: set.map(({ id }) => id) };
  });
  return documents;
}
