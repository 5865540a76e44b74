import { describe, expect, it } from 'vitest';
import { parseLeague } from '@/domain/league/league';
import { parseWeek } from '@/domain/football/weeks';
import {
  broadcastsDue,
  closingHours,
  draftPushes,
  draftTimes,
  isIn,
  isUsualOpening,
  lineupDue,
  lineupWeek,
  opensAt,
  stretchOf,
  teamNotices,
  type Stretch,
} from './due';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MONDAY = Date.UTC(2025, 8, 15, 4);
const KICKOFF = MONDAY + 5 * DAY + 12 * HOUR;
const NIGHT = KICKOFF + 7 * HOUR;
const current = parseWeek('2025-03', {
  season: 2025,
  week: 3,
  isCurrent: true,
  monday: MONDAY,
  kickoffs: { ALA: KICKOFF, UK: KICKOFF, LSU: NIGHT },
  firstKickoff: KICKOFF,
});
const last = parseWeek('2025-02', { season: 2025, week: 2, monday: MONDAY - 7 * DAY, lastFinal: MONDAY - 20 * HOUR });
const calendar = { current, weeks: [last, current] };
const LEAGUE = parseLeague('home', {
  name: 'Home',
  season: 2025,
  firstWeek: 1,
  draftStatus: 'complete',
  waivers: 'claims',
  members: ['ann', 'bob'],
  userInfo: { ann: { username: 'ann', team: 'ann' }, bob: { username: 'bob', team: 'bob' } },
  schedule: { managers: ['ann', 'bob'] },
  slots: { QB: 1, RB: 0, WR: 0, TE: 0, K: 1, DEF: 0, FLEX: 0 },
});
const place = { league: LEAGUE, team: 'ann' };
/** The fifteen minutes that end at a time. */
const until = (to: number): Stretch => ({ from: to - 15 * MINUTE, to });

it('one run answers for what comes after the one before', () => {
  const [one, next] = [stretchOf(MONDAY, 15), stretchOf(MONDAY + 15 * MINUTE, 15)];
  expect(one).toEqual({ from: MONDAY - 16 * MINUTE, to: MONDAY - MINUTE });
  expect(next.from).toBe(one.to);
  expect([isIn(one, one.from), isIn(one, one.to), isIn(next, one.to), isIn(one, null)]).toEqual([
    ...[false, true, false, false],
  ]);
});

describe('what may be due for anyone', () => {
  it.each([
    ['nothing on a Wednesday', MONDAY + 2 * DAY, []],
    ['the result once the last game is final', MONDAY - 20 * HOUR + 5 * MINUTE, ['result']],
    ['claims on Sunday', MONDAY - DAY, ['claims']],
    ['lineups an hour before the first kickoff', KICKOFF - HOUR, ['lineup']],
    ['lineups an hour before a later one', NIGHT - HOUR + 14 * MINUTE, ['lineup']],
    ['nothing more at kickoff', KICKOFF, []],
  ])('is %s', (_, to, kinds) => expect(broadcastsDue(calendar, until(to))).toEqual(kinds));
});

describe('what is due for a team', () => {
  it('is the result of the week that became final', () => {
    const notices = teamNotices('result', place, calendar, until(MONDAY - 20 * HOUR));
    expect(notices.map(({ key }) => key)).toEqual(['result home 2025-02']);
    expect(teamNotices('result', place, calendar, until(MONDAY))).toEqual([]);
  });
  it('is that claims open, at the beginning only', () => {
    const notices = (to: number) => teamNotices('claims', place, calendar, until(to)).map(({ key }) => key);
    expect(notices(MONDAY - DAY)).toEqual(['claims home 2025-03 open']);
    expect(notices(MONDAY - DAY + 15 * MINUTE)).toEqual([]);
  });
});

describe('a lineup', () => {
  // LSU plays at night, and TEX has a bye.
  const stored = (squads: string[], entry?: string[]) => ({
    ledger: { rosters: { ann: squads } },
    weeklyRoster: entry === undefined ? undefined : { users: { ann: entry } },
  });
  const due = (documents: ReturnType<typeof stored>, to: number) =>
    lineupDue(place, documents, calendar, until(to)).map(({ key, detail }) => [key, detail]);

  it('with a gap is told an hour before the first kickoff of its squads', () => {
    const gap = stored(['TEX-QB', 'LSU-K', 'LSU-QB'], ['TEX-QB_QB', 'LSU-K_K', 'LSU-QB_BENCH']);
    expect(due(gap, KICKOFF - HOUR)).toEqual([]);
    expect(due(gap, NIGHT - HOUR)).toEqual([[`lineup home 2025-03 ${String(NIGHT)}`, 'Texas QB has a bye.']]);
    expect(due(gap, NIGHT - HOUR + 15 * MINUTE)).toEqual([]);
  });
  it('without a gap isn’t told', () => {
    expect(due(stored(['ALA-QB', 'LSU-K'], ['ALA-QB_QB', 'LSU-K_K']), KICKOFF - HOUR)).toEqual([]);
  });
  it('that was never set is the default one', () => {
    expect(due(stored(['ALA-QB', 'LSU-K']), KICKOFF - HOUR)).toEqual([]);
    expect(due(stored(['ALA-QB']), KICKOFF - HOUR)).toEqual([[expect.stringContaining('lineup home'), 'K is empty.']]);
  });
  it('comes from the latest week that isn’t ahead', () => {
    expect(lineupWeek({ lineupWeeks: ['2025-04', '2025-01', '2025-02'] }, calendar)).toBe('2025-02');
    expect(lineupWeek({ lineupWeeks: ['2025-04'] }, calendar)).toBeNull();
    expect(lineupWeek(undefined, calendar)).toBeNull();
  });
});

it('leagues whose claims close within the hour are found by their portal’s hour', () => {
  const nine = { portalResumeDay: 'monday', portalResumeHour: 9 };
  expect(closingHours(calendar, until(MONDAY + 8 * HOUR))).toEqual([nine]);
  expect(closingHours(calendar, until(MONDAY + 8 * HOUR + 15 * MINUTE))).toEqual([]);
  expect(closingHours(calendar, until(MONDAY + DAY - HOUR))).toEqual([
    { portalResumeDay: 'tuesday', portalResumeHour: 0 },
  ]);
});

it('leagues that store no portal hours, as all new ones, are among those of the usual hour', () => {
  const nine = { portalResumeDay: 'monday', portalResumeHour: 9 };
  const tuesday = { portalResumeDay: 'tuesday', portalResumeHour: 0 };
  expect([nine, tuesday].map(isUsualOpening)).toEqual([true, false]);
  const opens = (stored: object) => [nine, tuesday].map((hours) => opensAt(parseLeague('home', stored), hours));
  expect(opens({})).toEqual([true, false]);
  expect(opens({ options: nine })).toEqual([true, false]);
  expect(opens({ options: { ...tuesday, portalResumeDay: 'Tuesday' } })).toEqual([false, true]);
});

it('the members of a league are told that its draft is an hour away, and when its time has come', () => {
  const draftAt = KICKOFF;
  const league = { ...LEAGUE, draftAt, draftComplete: false, draftStatus: 'scheduled' as const };
  const stretch = until(draftAt - HOUR + MINUTE);
  const isFound = (at: number) => draftTimes(until(at)).some((times) => isIn(times, draftAt));
  expect([stretch.to, draftAt - HOUR / 2, draftAt + MINUTE].map(isFound)).toEqual([true, false, true]);
  expect(draftPushes(league, stretch).map(({ uid, notice }) => [uid, notice.key])).toEqual([
    ['ann', `draftSoon home ${String(draftAt)}`],
    ['bob', `draftSoon home ${String(draftAt)}`],
  ]);
  expect(draftPushes({ ...league, draftStatus: 'active' }, stretch)).toEqual([]);
  expect(draftPushes(league, until(draftAt - HOUR / 2))).toEqual([]);
  const texts = draftPushes(league, until(draftAt + MINUTE)).map(({ notice: { text, until: end } }) => [text, end]);
  expect(texts).toEqual(Array(2).fill(['It’s time for your draft.', draftAt + 3 * HOUR]));
  expect(draftPushes({ ...league, draftStatus: 'active' }, until(draftAt + MINUTE))).toEqual([]);
});
