import { describe, expect, it } from 'vitest';
import { portalHours } from './nextPortalTimes';
import { parseWeek } from '../../football/weeks';

const HOUR = 3_600_000;
const WEEK = 7 * 24 * HOUR;
/** A week of 2025, of which the first, from 0 on, is the current one; games are on Saturday noon. */
const week = (number: number, changes: object = {}) => ({
  ...parseWeek(`2025-0${String(number)}`, { season: 2025, week: number, isCurrent: number === 3 }),
  monday: (number - 3) * WEEK,
  firstKickoff: (number - 3) * WEEK + (5 * 24 + 12) * HOUR,
  ...changes,
});
const league = { season: 2025, waivers: 'open' as const, options: { portalResumeDay: 'monday', portalResumeHour: 9 } };
const OPENS = 9 * HOUR;
const CLOSES = (5 * 24 + 12) * HOUR;
const at = (now: number, weeks = [week(2), week(3), week(4)]) =>
  portalHours(
    league,
    weeks.find(({ isCurrent }) => isCurrent)!,
    weeks,
    now,
  );

describe('the portal’s hours', () => {
  it('say when it opens before the opening', () => {
    expect(at(OPENS - 1)).toEqual({ state: 'upcoming', opensAt: OPENS, closesAt: CLOSES });
  });

  it('say when it closes while it’s open', () => {
    expect(at(OPENS)).toEqual({ state: 'open', opensAt: null, closesAt: CLOSES });
    expect(at(CLOSES - 1)).toEqual({ state: 'open', opensAt: null, closesAt: CLOSES });
  });

  it('say when next week’s portal opens after kickoff', () => {
    expect(at(CLOSES)).toEqual({ state: 'closed', opensAt: WEEK + OPENS, closesAt: WEEK + CLOSES });
  });

  it('say which week’s portal waits for the desk to open the week', () => {
    const due = { state: 'closed', opensAt: null, closesAt: WEEK + CLOSES, due: week(4) };
    expect(at(WEEK + OPENS)).toEqual(due);
    expect(at(WEEK + CLOSES - 1)).toEqual(due);
    expect(at(WEEK + CLOSES)).toEqual({ state: 'closed', opensAt: null, closesAt: null });
  });

  it('wait for no later week while games of the current one are still to come', () => {
    const late = week(3, { kickoffs: { ALA: WEEK + OPENS + 1 } });
    expect(at(WEEK + OPENS, [late, week(4)])).not.toHaveProperty('due');
  });

  it('have no opening after the last week, in another season’s week, and without kickoffs', () => {
    expect(at(CLOSES, [week(3)])).toEqual({ state: 'closed', opensAt: null, closesAt: null });
    expect(at(OPENS, [week(3, { season: 2024 })])).toEqual({ state: 'closed', opensAt: null, closesAt: null });
    expect(at(OPENS, [week(3, { firstKickoff: null })])).toEqual({ state: 'unknown', opensAt: null, closesAt: null });
  });
});
