/** A document of an export: its path, and its data as JSON can hold them. */
export type DocumentLine = { path: string; data: Record<string, unknown> };

/** The collections that an export has documents of, and that an import may write. */
const EXPORTED_COLLECTIONS: readonly string[] = [
  'currentWeek',
  'weeklySquads',
  'weeklySquadScores',
  'rankings',
  'soloEntries',
  'adminLog',
  'leagues',
  'joinCodes',
  'drafts',
  'ledgers',
  'weeklyRosters',
  'leagueUsers',
  'transactions',
];

type Timestamp = { seconds: number; nanoseconds: number };

/** Stored data as JSON can hold them: times are `{"time":"2025-09-13T20:00:00.000000Z"}`. */
export function toPlain(value: unknown): unknown {
  if (isTimestamp(value)) {
    const seconds = new Date(value.seconds * 1000).toISOString().slice(0, 19);
    return { time: `${seconds}.${String(value.nanoseconds / 1000).padStart(6, '0')}Z` };
  }
  if (Array.isArray(value)) return value.map(toPlain);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, toPlain(one)]));
  return value;
}

/** Data from an export as they're stored. `timestamp` makes one of the database's. */
export function fromPlain(value: unknown, timestamp: (seconds: number, nanoseconds: number) => unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => fromPlain(one, timestamp));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const [[key, time] = []] = entries;
  const parts = entries.length === 1 && key === 'time' && typeof time === 'string' ? TIME.exec(time) : null;
  if (parts !== null) return timestamp(Date.parse(`${parts[1]!}Z`) / 1000, Number(parts[2]) * 1000);
  return Object.fromEntries(entries.map(([name, one]) => [name, fromPlain(one, timestamp)]));
}

const TIME = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)\.(\d{6})Z$/;

/**
 * The documents of an export. Throws, with the line's number, if it isn't one, or has a document that no export has.
 */
export function parseLines(text: string): DocumentLine[] {
  return text
    .split('\n')
    .map((line, index) => ({ line, number: index + 1 }))
    .filter(({ line }) => line.trim() !== '')
    .map(({ line, number }) => {
      const parsed = parseLine(line);
      if (parsed === null) throw new Error(`Line ${String(number)} isn’t a document of an export.`);
      return parsed;
    });
}

function parseLine(line: string): DocumentLine | null {
  let parsed: unknown;
  try {
    parsed = JSON.parse(line);
  } catch {
    return null;
  }
  const { path, data } = (parsed ?? {}) as Partial<DocumentLine>;
  if (typeof path !== 'string' || typeof data !== 'object' || data === null) return null;
  const parts = path.split('/');
  const isDocument = parts.length % 2 === 0 && parts.every((part) => part !== '');
  return isDocument && EXPORTED_COLLECTIONS.includes(parts[0]!) ? { path, data } : null;
}

function isTimestamp(value: unknown): value is Timestamp {
  const { seconds, nanoseconds, toMillis } = (value ?? {}) as Partial<Timestamp & { toMillis: unknown }>;
  return typeof seconds === 'number' && typeof nanoseconds === 'number' && typeof toMillis === 'function';
}
