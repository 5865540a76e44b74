import { describe, expect, it } from 'vitest';
import { parseLeague } from '../league/league';
import { benchedLineup, type Lineup } from '../lineup/lineup';
import type { SquadId } from '../football/squads';
import { parseWeek } from '../football/weeks';
import { kickoffWithinTheHour, lineupNotices } from './lineupNotices';

const NOON = Date.parse('2025-10-18T12:00:00-04:00');
const HOUR = 3_600_000;
const league = parseLeague('home', { season: 2025, firstWeek: 1, slots: { QB: 1, K: 1 }, benchSize: 2 });
const place = { league, team: 'me' };
/** Alabama plays at noon, Texas at 3:30, and all others have a bye. */
const week = parseWeek('2025-08', {
  season: 2025,
  week: 8,
  kickoffs: { ALA: NOON, TEX: NOON + 3.5 * HOUR },
  firstKickoff: NOON,
});
/** A lineup of a quarterback and a kicker, if any, and a bench. */
function lineup(qb: SquadId | null, k: SquadId | null, ...bench: SquadId[]): Lineup {
  const made = benchedLineup(bench);
  if (qb !== null) made.starters.QB.push(qb);
  if (k !== null) made.starters.K.push(k);
  return made;
}
const told = (one: Lineup, hours: number, changes: object = {}) =>
  lineupNotices(place, one, { ...week, ...changes }, NOON + hours * HOUR)[0] ?? null;

describe('gaps in a lineup', () => {
  const gaps = lineup(null, 'LSU-K', 'ALA-QB', 'TEX-K');

  it('are told in the hour before a kickoff of its squads', () => {
    expect(told(gaps, -1.01)).toBeNull();
    expect(told(gaps, -1)).toEqual({
      key: `lineup home 2025-08 ${String(NOON)}`,
      kind: 'lineup',
      at: NOON - HOUR,
      leagueId: 'home',
      text: 'Check your lineup before kickoff.',
      detail: 'QB is empty, LSU K has a bye.',
      until: NOON,
      href: '/roster?league=home',
      needsMe: true,
    });
  });

  it('aren’t told where a substitute fills them', () => {
    const subs = { ...place, league: { ...league, lineups: 'subs' as const } };
    expect(lineupNotices(subs, gaps, week, NOON - HOUR)).toEqual([]);
    const [told] = lineupNotices(subs, lineup('LSU-QB', 'LSU-K', 'ALA-QB'), week, NOON - HOUR);
    expect(told).toMatchObject({ detail: 'LSU K has a bye.' });
  });

  it('aren’t told where the team was vacant at the first kickoff', () => {
    const departures = [{ uid: 'him', team: 'me', at: NOON - HOUR, by: 'ann', reason: 'Gone', since: 0 }];
    expect(lineupNotices({ ...place, league: { ...league, departures } }, gaps, week, NOON + 2.5 * HOUR)).toEqual([]);
  });

  it('are told later only if the bench can still fill them', () => {
    expect(told(gaps, 0)).toBeNull();
    expect(told(gaps, 2.5)).toMatchObject({ detail: 'LSU K has a bye.', until: NOON + 3.5 * HOUR });
    expect(told(lineup('ALA-QB', 'LSU-K', 'TEX-QB'), 2.5)).toBeNull();
    expect(told(gaps, 3.5)).toBeNull();
  });

  it('before the first kickoff are told even without a replacement, because the portal may be open', () =>
    expect(told(lineup('ALA-QB', null), -0.5)).toMatchObject({ detail: 'K is empty.' }));

  it.each([
    ['a full lineup', lineup('ALA-QB', 'TEX-K'), {}],
    ['a week before the league’s first', gaps, { week: 0 }],
    ['another season', gaps, { season: 2024 }],
    ['a roster that doesn’t play', lineup('UGA-QB', null), {}],
  ])('aren’t told of %s', (_, one, changes) => expect(told(one, -0.5, changes)).toBeNull());
});

it('the next kickoff counts once it’s within the hour', () => {
  expect(kickoffWithinTheHour(['ALA-QB', 'TEX-K'], week, NOON - HOUR - 1)).toBeNull();
  expect(kickoffWithinTheHour(['ALA-QB', 'TEX-K'], week, NOON - HOUR)).toBe(NOON);
  expect(kickoffWithinTheHour(['ALA-QB'], week, NOON)).toBeNull();
  expect(kickoffWithinTheHour([], week, NOON)).toBeNull();
});
