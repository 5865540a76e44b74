import { TZDate } from '@date-fns/tz';
import { addDays, isSameISOWeek, isSameYear } from 'date-fns';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { FIRST_SEED, seedsOf } from '../../../../tests/support/randomPlay';
import { claimsWindow, takesClaims } from '../claims/claims';
import { portalState } from './portal';
import { PORTAL_DAYS } from '../../league/options/portalHours';
import { parseLeague } from '../../league/league';
import { seededRandom } from '../../kernel/seededRandom';
import type * as Times from '../../kernel/times';
import { parseWeek } from '../../football/weeks';

const NEW_YORK = 'America/New_York';
const HOUR = 3_600_000;
const [LEAGUES, MOMENTS] = [400, 200];
const SEEDS = seedsOf('clock changes', FIRST_SEED, 1);

/** A random Monday of a season, at midnight in New York: every fourth is the one after the clocks went back. */
function anyMonday(random: () => number): TZDate {
  const year = 2024 + Math.floor(random() * 12);
  const from = random() < 0.25 ? new TZDate(year, 10, 2, NEW_YORK) : new TZDate(year, 7, 20, NEW_YORK);
  const date = from.getMonth() === 10 ? from : addDays(from, Math.floor(random() * 100));
  return addDays(date, (8 - date.getDay()) % 7);
}

describe('the boundaries of a week', () => {
  it.each(SEEDS)('are at their hours in New York, whenever its clocks change (seed %i)', (seed) => {
    const random = seededRandom(seed);
    for (let i = 0; i < LEAGUES; i++) {
      const monday = anyMonday(random);
      const season = monday.getFullYear();
      // The portal's openings on a Sunday don't count: by then games have begun.
      const day = Math.floor(random() * 6);
      const portalResumeHour = Math.floor(random() * 24);
      const league = parseLeague('l', {
        season,
        waivers: 'claims',
        options: { portalResumeDay: PORTAL_DAYS[day], portalResumeHour },
      });
      const opening = addDays(monday, day);
      opening.setHours(portalResumeHour);
      const kickoff = opening.getTime() + Math.ceil(random() * 30 * HOUR);
      const week = parseWeek('x', { season, isCurrent: true, monday: monday.getTime(), firstKickoff: kickoff });
      const [from, until] = [addDays(monday, -1).getTime(), opening.getTime()];
      const what = `${monday.toString()}, ${String(day)}, ${String(portalResumeHour)}:00`;
      expect(claimsWindow(week, league.options), what).toEqual({ opensAt: from, closesAt: until });
      const states = [from - 1, from, until - 1, until, kickoff - 1, kickoff].map((now) => [
        takesClaims(league, week, now),
        portalState(league, week, now),
      ]);
      expect(states, what).toEqual([
        [false, 'upcoming'],
        [true, 'upcoming'],
        [true, 'upcoming'],
        [false, 'open'],
        [false, 'open'],
        [false, 'closed'],
      ]);
    }
  });
});

describe.each(['America/New_York', 'Pacific/Honolulu', 'Asia/Kolkata', 'Australia/Sydney'])(
  'on a device in %s',
  (zone) => {
    const before = process.env.TZ;
    let times: typeof Times;
    beforeAll(async () => {
      process.env.TZ = zone;
      vi.resetModules();
      times = await import('../../kernel/times');
    });
    afterAll(() => {
      if (before === undefined) delete process.env.TZ;
      else process.env.TZ = before;
      vi.resetModules();
    });

    it.each(SEEDS)('times are those of its clock, whenever it changes (seed %i)', (seed) => {
      const random = seededRandom(seed);
      const text = (at: TZDate, options: Intl.DateTimeFormatOptions) =>
        new Intl.DateTimeFormat('en-US', { timeZone: zone, ...options }).format(at);
      for (let i = 0; i < MOMENTS; i++) {
        // Sydney's clocks go forward in October, New York's back in November.
        const now = new TZDate(Date.UTC(2026, 8, 20 + random() * 80, random() * 24), zone);
        const at = new TZDate(now.getTime() + (random() - 0.5) * 20 * 24 * HOUR, zone);
        const hours = text(at, { hour: 'numeric', minute: '2-digit' });
        const day = text(at, { weekday: 'short', month: 'short', day: 'numeric' });
        const other = isSameYear(at, now) ? `${day}, ${hours}` : text(at, { dateStyle: 'medium' });
        const expected = isSameISOWeek(at, now) ? `${text(at, { weekday: 'short' })} ${hours}` : other;
        expect(times.formatTime(at.getTime(), new Date(now.getTime()))).toBe(expected);
        expect(times.formatTimeOfDay(at.getTime())).toBe(hours);
        expect(times.formatTimeAndZone(at.getTime())).toContain(`${day}, ${hours} `);
      }
    });
  },
);
