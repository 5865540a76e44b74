import type { Draft } from '@/domain/draft/types';
import { bestLineup } from '@/domain/lineup/lineup';
import { squadWorth } from '@/domain/season/lineups/lineupInWeek';
import { projectWeek, type PlayedWeek } from '@/domain/projections/model';
import { LAST_SEASON } from '@/domain/football/seasons';
import { scoreSquad } from '@/domain/scoring/scoreSquad';
import { encodeLineup } from '@/domain/lineup/storedLineup';
import type { Week } from '@/domain/football/weeks';
import { loadSeason } from '../tables/load';
import { squadWeeks } from '../tables/season';
import type { DemoPerson } from './people';
import type { Documents } from './league';

/** Managers, by their index in the league, who haven't changed the current week's lineup: last week's carries over. */
const UNTOUCHED = [0, 3, 6];

/**
 * The lineups of a league in every week up to the current one: the best by projection, without squads on a bye. In the
 * current week some managers have set none yet. Also lists each manager's weeks in `leagueUsers`, and copies past
 * weeks' lineups to the ledger.
 */
export function lineupDocuments(draft: Draft, people: readonly DemoPerson[], weeks: readonly Week[]): Documents {
  const documents: Documents = {};
  const past: Record<string, string> = {};
  const played = playedWeeks();
  for (const week of weeks) {
    const setting = people.filter((_, place) => !week.isCurrent || !UNTOUCHED.includes(place));
    const worth = squadWorth(projectWeek({ season: LAST_SEASON, week: week.week, played }), week);
    const lineups = setting.map((person) => {
      const roster = draft.rosters[person.uid] ?? [];
      return [person.uid, encodeLineup(bestLineup({ roster, slots: draft.slots, worth }))] as const;
    });
    const users = Object.fromEntries(lineups);
    documents[`weeklyRosters/${draft.leagueId}_${week.id}`] = { leagueId: draft.leagueId, weekId: week.id, users };
    if (!week.isCurrent) past[week.id] = JSON.stringify(users);
  }
  documents[`ledgers/${draft.leagueId}`] = { lineups: past };
  people.forEach(({ uid }, place) => {
    const set = weeks.filter((week) => !week.isCurrent || !UNTOUCHED.includes(place));
    documents[`leagueUsers/${draft.leagueId}_${uid}`] = { lineupWeeks: set.map(({ id }) => id) };
  });
  return documents;
}

/** What was scored in the season, of which a week's projection uses the weeks before it. */
function playedWeeks(): PlayedWeek[] {
  const weeks = new Map<number, PlayedWeek>();
  for (const { week, squad, unit, line } of squadWeeks(loadSeason(LAST_SEASON))) {
    const points = { ...weeks.get(week)?.points, [squad]: scoreSquad(unit, line).hundredths };
    weeks.set(week, { week, points });
  }
  return [...weeks.values()];
}
