import { tzOffset } from '@date-fns/tz';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleDraft } from '../../../../tests/support/exampleDraft';
import { clockState, deadline } from './clock';
import { afterActiveMs, isQuiet, quietHoursEnd, activeMsBetween, type QuietHours } from './quietHours';
import { hoursInZone, quietHoursOf } from './quietHoursInZone';
import { formatQuietHours } from './formatQuietHours';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const moment = (iso: string) => Date.parse(iso);

function must(zone: string, from: number, to: number, at: number): QuietHours {
  const quietHours = quietHoursOf(zone, from * 60, to * 60, at);
  if (!quietHours.ok) throw new Error(quietHours.error.message);
  return quietHours.value;
}

/** The local time of day in the zone, in minutes. */
function onTheWall(zone: string, at: number): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  return part('hour') * 60 + part('minute');
}

describe('quiet hours', () => {
  const summer = must('America/New_York', 23, 8, moment('2025-08-20T16:00:00Z'));

  it.each([
    ['2025-08-21T02:59:59Z', false],
    ['2025-08-21T03:00:00Z', true],
    ['2025-08-21T11:59:59Z', true],
    ['2025-08-21T12:00:00Z', false],
    // The clocks go back on November 2, which they don't follow.
    ['2025-11-03T11:59:59Z', true],
    ['2025-11-03T12:00:00Z', false],
  ])('at %s: quiet is %s', (iso, quiet) => {
    expect(isQuiet(summer, moment(iso))).toBe(quiet);
  });

  it('end the next morning', () => {
    expect(quietHoursEnd(summer, moment('2025-08-21T05:00:00Z'))).toBe(moment('2025-08-21T12:00:00Z'));
  });

  it('are shown as the clocks are now', () => {
    expect(hoursInZone(summer, moment('2025-08-21T05:00:00Z'))).toEqual({ from: 23 * 60, to: 8 * 60 });
    expect(hoursInZone(summer, moment('2025-11-03T05:00:00Z'))).toEqual({ from: 22 * 60, to: 7 * 60 });
    expect(hoursInZone({ ...summer, zone: 'Europe/Nowhere' }, 0)).toEqual({ from: 3 * 60, to: 12 * 60 });
  });

  it('postpone a deadline and its grace second', () => {
    const evening = moment('2025-08-21T02:30:00Z');
    expect(afterActiveMs(summer, evening, HOUR)).toBe(moment('2025-08-21T12:30:00Z'));
    expect(afterActiveMs(summer, evening, HOUR / 2)).toBe(moment('2025-08-21T03:00:00Z'));
    expect(afterActiveMs(summer, evening, HOUR / 2 + 1000)).toBe(moment('2025-08-21T12:00:01Z'));
    expect(afterActiveMs(summer, evening, 15 * HOUR * 3)).toBe(moment('2025-08-24T02:30:00Z'));
  });

  it.each([
    ['Europe/Nowhere', 23, 8, 'zone'],
    ['UTC', 23, 24, 'quiet-hours'],
    ['UTC', 23, 0.5, 'quiet-hours'],
    ['UTC', 8, 8, 'quiet-hours'],
    ['UTC', 5, 0, 'quiet-hours'],
  ])('in %s from %d to %d are refused with %s', (zone, from, to, code) => {
    expect(quietHoursOf(zone, from * 60, to * 60, 0)).toMatchObject({ ok: false, error: { code } });
  });

  it.each(['America/New_York', 'Europe/Berlin', 'Asia/Kolkata', 'Australia/Lord_Howe', 'Pacific/Auckland', 'UTC'])(
    'in %s count active time by local time',
    (zone) => {
      fc.assert(
        fc.property(
          fc.integer({ min: 0, max: 300 }),
          fc.integer({ min: 20, max: 24 }),
          fc.integer({ min: 5, max: 9 }),
          (day, from, to) => {
            const start = moment('2025-06-01T12:00:00Z') + day * DAY;
            const quietHours = must(zone, from % 24, to, start);
            const offset = tzOffset(zone, new Date(start));
            let active = 0;
            // For a day, or until the zone's clocks change.
            for (let at = start; at < start + DAY && tzOffset(zone, new Date(at)) === offset; at += 5 * 60_000) {
              expect(activeMsBetween(quietHours, start, at)).toBe(active);
              const wall = onTheWall(zone, at);
              const quiet =
                from % 24 > to
                  ? wall >= (from % 24) * 60 || wall < to * 60
                  : wall >= (from % 24) * 60 && wall < to * 60;
              expect(isQuiet(quietHours, at)).toBe(quiet);
              if (!quiet) active += 5 * 60_000;
            }
          },
        ),
        { numRuns: 3 },
      );
    },
  );

  it('convert exactly between active time and deadlines, for any hours', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe'),
        fc.nat(1439),
        fc.integer({ min: 120, max: 1080 }),
        fc.integer({ min: 0, max: 365 * 24 }),
        fc.integer({ min: 0, max: 4 * DAY }),
        (zone, from, length, hours, active) => {
          const start = moment('2025-06-01T00:00:00Z') + hours * HOUR;
          const quietHours = quietHoursOf(zone, from, (from + length) % 1440, start);
          if (!quietHours.ok) throw new Error(quietHours.error.message);
          const end = afterActiveMs(quietHours.value, start, active);
          expect(activeMsBetween(quietHours.value, start, end)).toBe(active);
          if (active > 0) expect(activeMsBetween(quietHours.value, start, end - 1)).toBe(active - 1);
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('quiet hours as text', () => {
  it.each([
    ['America/New_York', 23, 8, '11:00 PM to 8:00 AM, New York time'],
    ['America/New_York', 3, 15, '3:00 AM to 3:00 PM, New York time'],
    ['America/Indiana/Knox', 0, 6.5, '12:00 AM to 6:30 AM, Knox time'],
    ['UTC', 22, 7, '10:00 PM to 7:00 AM, UTC'],
  ])('show the hours and the zone for %s', (zone, from, to, words) => {
    for (const day of ['2025-08-20', '2025-10-31', '2025-11-03', '2026-03-07']) {
      const at = moment(`${day}T16:00:00Z`);
      expect(formatQuietHours(must(zone, from, to, at), at)).toBe(words);
    }
  });

  it('are those that the clock keeps, in the zone or in UTC', () => {
    const at = moment('2025-08-20T16:00:00Z');
    const stored = { ...must('UTC', 13, 22, at), zone: 'America/New_York' };
    expect(formatQuietHours(stored, at)).toBe('9:00 AM to 6:00 PM, New York time');
    expect(formatQuietHours(stored, moment('2025-11-03T16:00:00Z'))).toBe('8:00 AM to 5:00 PM, New York time');
    expect(formatQuietHours({ ...stored, zone: 'Europe/Nowhere' }, at)).toBe('1:00 PM to 10:00 PM, UTC');
  });
});

describe('the pick clock of a slow draft', () => {
  const quietHours = must('America/New_York', 23, 8, moment('2025-08-20T16:00:00Z'));
  const draft = { ...exampleDraft(), clockSeconds: 7200, quietHours, turnStartedAt: moment('2025-08-21T02:00:00Z') };

  it.each([
    ['2025-08-21T02:30:00Z', { phase: 'running', msLeft: 1.5 * HOUR }],
    ['2025-08-21T05:00:00Z', { phase: 'quiet', msLeft: HOUR, endsAt: moment('2025-08-21T12:00:00Z') }],
    ['2025-08-21T12:30:00Z', { phase: 'running', msLeft: HOUR / 2 }],
    ['2025-08-21T13:00:00Z', { phase: 'grace', msLeft: 0 }],
    ['2025-08-21T13:00:02Z', { phase: 'out', msLeft: 0 }],
  ])('is correct at %s', (iso, state) => {
    expect(clockState(draft, moment(iso))).toEqual(state);
    expect(deadline(draft)).toBe(moment('2025-08-21T13:00:00Z'));
  });

  it('stays stopped during a pause that overlaps quiet hours and keeps the time left', () => {
    const paused = { ...draft, pausedAt: moment('2025-08-21T06:00:00Z') };
    expect(clockState(paused, moment('2025-08-21T20:00:00Z'))).toEqual({ phase: 'paused', msLeft: HOUR });
  });
});
