import { Fault } from '../faults';
import { RulesDuration, RulesTimestamp, type RulesValue } from '../values';
import { asInteger, asString, methods, plain, wrongType } from './method';

const SECOND = 1_000_000_000n;
const DAY = 86_400n * SECOND;
const UNITS: Readonly<Record<string, bigint>> = {
  w: 7n * DAY,
  d: DAY,
  h: 3_600n * SECOND,
  m: 60n * SECOND,
  s: SECOND,
  ms: 1_000_000n,
  ns: 1n,
};

function floorDivide(value: bigint, by: bigint): bigint {
  const quotient = value / by;
  return value % by < 0n ? quotient - 1n : quotient;
}

function remainder(value: bigint, by: bigint): bigint {
  return value - floorDivide(value, by) * by;
}

/** 0001-01-01T00:00:00Z and 9999-12-31T23:59:59Z in seconds, the range of timestamps. */
const FIRST_SECOND = -62_135_596_800n;
const LAST_SECOND = 253_402_300_799n;
/** Ten thousand years, the maximum duration. */
const MAX_SECONDS = 315_576_000_000n;

/** A timestamp. Throws outside of the years 1 to 9999. */
function timestamp(nanos: bigint): RulesTimestamp {
  const seconds = floorDivide(nanos, SECOND);
  if (seconds < FIRST_SECOND || seconds > LAST_SECOND) throw new Fault('a timestamp is within the years 1 to 9999');
  return new RulesTimestamp(nanos);
}

/** A duration. Throws beyond ten thousand years. */
function duration(nanos: bigint): RulesDuration {
  const seconds = nanos / SECOND;
  if (seconds < -MAX_SECONDS || seconds > MAX_SECONDS)
    throw new Fault(`a duration is within ${MAX_SECONDS} seconds either way`);
  return new RulesDuration(nanos);
}

function calendar({ nanos }: RulesTimestamp): Date {
  return new Date(Number(floorDivide(nanos, 1_000_000n)));
}

/** rules.Timestamp, in UTC. Days of the week count from Monday (1) to Sunday (7). */
export const timestampMethods = methods<RulesTimestamp>({
  date: plain(({ nanos }) => new RulesTimestamp(floorDivide(nanos, DAY) * DAY)),
  time: plain(({ nanos }) => new RulesDuration(remainder(nanos, DAY))),
  year: plain((time) => BigInt(calendar(time).getUTCFullYear())),
  month: plain((time) => BigInt(calendar(time).getUTCMonth() + 1)),
  day: plain((time) => BigInt(calendar(time).getUTCDate())),
  hours: plain((time) => BigInt(calendar(time).getUTCHours())),
  minutes: plain((time) => BigInt(calendar(time).getUTCMinutes())),
  seconds: plain((time) => BigInt(calendar(time).getUTCSeconds())),
  nanos: plain(({ nanos }) => remainder(nanos, SECOND)),
  dayOfWeek: plain((time) => BigInt(calendar(time).getUTCDay() || 7)),
  dayOfYear: plain((time) => {
    const start = new Date(0);
    start.setUTCFullYear(calendar(time).getUTCFullYear(), 0, 1);
    return BigInt(Math.floor((calendar(time).getTime() - start.getTime()) / 86_400_000) + 1);
  }),
  toMillis: plain(({ nanos }) => floorDivide(nanos, 1_000_000n)),
});

/** rules.Duration: whole seconds and the remainder, both with the duration's sign. */
export const durationMethods = methods<RulesDuration>({
  seconds: plain(({ nanos }) => nanos / SECOND),
  nanos: plain(({ nanos }) => nanos % SECOND),
});

function asDuration(value: RulesValue): RulesDuration {
  return value instanceof RulesDuration ? value : wrongType(value, 'duration');
}

function argument(args: readonly RulesValue[], index: number): bigint {
  return asInteger(args[index] ?? null);
}

/** The `duration.` functions. */
export const durationNamespace = methods<null>({
  abs: {
    arity: 1,
    run: (_, args) => {
      const { nanos } = asDuration(args[0] ?? null);
      return new RulesDuration(nanos < 0n ? -nanos : nanos);
    },
  },
  time: {
    arity: 4,
    run: (_, args) =>
      duration(
        argument(args, 0) * 3_600n * SECOND +
          argument(args, 1) * 60n * SECOND +
          argument(args, 2) * SECOND +
          argument(args, 3),
      ),
  },
  value: {
    arity: 2,
    run: (_, args) => {
      const unit = asString(args[1] ?? null);
      const size = UNITS[unit];
      if (size === undefined)
        throw new Fault(`'${unit}' is not a unit of time; units are ${Object.keys(UNITS).join(', ')}`);
      return duration(argument(args, 0) * size);
    },
  },
});

const RFC_3339 = /^\s*(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)(?:\.(\d*))?(Z|[+-]\d\d:\d\d)$/;

/** Parses a timestamp in RFC 3339. Parts that are too large carry over, for example February 30 into March. */
function parseTimestamp(text: string): RulesTimestamp {
  const parts = RFC_3339.exec(text);
  if (parts === null) throw new Fault(`'${text}' is not a timestamp`);
  const [, year, month, day, hours, minutes, seconds, fraction = '', zone = 'Z'] = parts;
  const time = new Date(0);
  time.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  time.setUTCHours(Number(hours), Number(minutes), Number(seconds));
  const [, sign, zoneHours, zoneMinutes] = /^([+-])(\d\d):(\d\d)$/.exec(zone) ?? [];
  const offset = (sign === '-' ? -60n : 60n) * (BigInt(zoneHours ?? 0) * 60n + BigInt(zoneMinutes ?? 0));
  return timestamp((BigInt(time.getTime()) / 1_000n - offset) * SECOND + BigInt(fraction.slice(0, 9).padEnd(9, '0')));
}

/** The `timestamp.` functions. */
export const timestampNamespace = methods<null>({
  date: {
    arity: 3,
    run: (_, args) => {
      const [year, month, day] = [argument(args, 0), argument(args, 1), argument(args, 2)];
      if (year < 1n || year > 9_999n) throw new Fault('a timestamp is within the years 1 to 9999');
      const time = new Date(0);
      time.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
      if (time.getUTCMonth() + 1 !== Number(month) || time.getUTCDate() !== Number(day)) {
        throw new Fault(`there is no day ${year}-${month}-${day}`);
      }
      return timestamp(BigInt(time.getTime()) * 1_000_000n);
    },
  },
  value: {
    arity: 1,
    run: (_, args) => {
      const [value = null] = args;
      return typeof value === 'string' ? parseTimestamp(value) : timestamp(asInteger(value) * 1_000_000n);
    },
  },
});

/** `a + b` with at least one time; undefined when the two can't be added. */
export function addTimes(a: RulesValue, b: RulesValue): RulesValue | undefined {
  if (a instanceof RulesDuration && b instanceof RulesDuration) return duration(a.nanos + b.nanos);
  if (a instanceof RulesTimestamp && b instanceof RulesDuration) return timestamp(a.nanos + b.nanos);
  if (a instanceof RulesDuration && b instanceof RulesTimestamp) return timestamp(a.nanos + b.nanos);
  return undefined;
}

/** `a - b` with at least one time; undefined when the two can't be subtracted. */
export function subtractTimes(a: RulesValue, b: RulesValue): RulesValue | undefined {
  if (a instanceof RulesDuration && b instanceof RulesDuration) return duration(a.nanos - b.nanos);
  if (a instanceof RulesTimestamp && b instanceof RulesDuration) return timestamp(a.nanos - b.nanos);
  if (a instanceof RulesTimestamp && b instanceof RulesTimestamp) return duration(a.nanos - b.nanos);
  return undefined;
}
