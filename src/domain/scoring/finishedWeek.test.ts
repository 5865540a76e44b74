import { describe, expect, it } from 'vitest';
import { calendarOf } from '../../../scripts/season/calendar';
import { loadGames, loadSeason } from '../../../scripts/tables/load';
import { storedResults } from '../admin/storedWeeks';
import { LAST_SEASON } from '../football/seasons';
import type { StatLine } from '../football/statLines';
import { publishedWeek } from '../replay/replayedWeek';
import { encodeFinishedWeek, parseFinishedWeek } from './finishedWeek';
import { parseWeekResults, type WeekResults } from './results';

const table = loadSeason(LAST_SEASON);
const games = loadGames(LAST_SEASON);
const weeks = calendarOf(LAST_SEASON, games).map(({ id, week, kickoffs }) => {
  const stored = storedResults(publishedWeek({ table, games, week, kickoffs }), null);
  return [id, stored, parseWeekResults(id, stored)] as const;
});
const [id, , week] = weeks[7]!;

describe('a finished week', () => {
  it.each(weeks)('is read as it was: %s', (weekId, stored, results) => {
    const text = encodeFinishedWeek(results);
    expect(parseFinishedWeek(weekId, text)).toEqual(results);
    expect(text.length).toBeLessThan(JSON.stringify(stored).length / 2);
  });

  it('keeps corrections, scores of their own and games that were called off', () => {
    const [one, other] = ['ALA-QB', 'TEX-K'] as const;
    const changed: WeekResults = {
      ...week,
      squads: {
        ...week.squads,
        [one]: { ...week.squads[one]!, was: { ...week.squads[one]!.stats!, pass_td: 0 } as StatLine },
        [other]: { ...week.squads[other]!, points: 123 },
      },
      calledOff: { LSU: { ...Object.values(week.games)[0]!, kickoff: null, movedTo: '2025-11' } },
    };
    expect(parseFinishedWeek(id, encodeFinishedWeek(changed))).toEqual(changed);
  });

  it.each([undefined, null, '', '{"squads":', '[]', '{"squads":{"ALA-DST":"x","nobody":"1"}}', { squads: {} }])(
    'has no squads where it can’t be read: %j',
    (stored) => expect(parseFinishedWeek(id, stored)).toMatchObject({ weekId: id, squads: {} }),
  );
});
