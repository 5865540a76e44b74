import type { DocumentData } from 'firebase/firestore';
import { SCHOOL_CODES, type SchoolCode } from '@/domain/football/schools';
import { SIX_UNITS } from '@/domain/solo/saturdaySix';
import { lastKickoff } from '@/domain/football/kickoffs';
import type { SeededRandom } from './seededRandom';
import { soloEntry, soloPath, type SoloCase } from './soloCases';

/** A request to read or write one document. */
export interface SoloRequest {
  uid: string;
  method: 'get' | 'set' | 'delete';
  path: string;
  data?: DocumentData;
}

/** A forged request after a legal change; null where it doesn't apply. */
type Forgery = (one: SoloCase, roll: SeededRandom) => SoloRequest | null;

/** The save of a case, as the app sends it. */
export const savesEntry = ({ game, week, next }: SoloCase): SoloRequest => ({
  uid: 'bob',
  method: 'set',
  path: soloPath(game, week.id),
  data: soloEntry(week.id, next),
});

const saving = (one: SoloCase, picks: readonly string[]): SoloRequest => savesEntry({ ...one, next: picks });
const schoolOf = (pick: string): SchoolCode => /[A-Z]{2,4}/.exec(pick)![0] as SchoolCode;
const usedSchools = (picks: readonly string[]) => picks.map(schoolOf);

/** A pick of this school in the form of the game, with a confidence or unit that's free; null if there is none. */
function pickOf({ game, week }: SoloCase, school: SchoolCode, picks: readonly string[]): string | null {
  if (game === 'survivor') return picks.some((one) => one.startsWith(week.id)) ? null : `${week.id}_${school}`;
  if (game === 'six') {
    // At the end, because squads are stored in the order of their units.
    const last = SIX_UNITS.findLastIndex((unit) => picks.some((one) => one.endsWith(`-${unit}`)));
    const unit = SIX_UNITS[last + 1];
    return unit === undefined ? null : `${school}-${unit}`;
  }
  const free = SCHOOL_CODES.map((_, i) => i + 1).find((n) => !picks.some((one) => one.endsWith(`_${String(n)}`)));
  return free === undefined ? null : `${school}_W_${String(free)}`;
}

/** The picks with one more of this school; null if there's no room for it. */
function withPick(one: SoloCase, school: SchoolCode | undefined): SoloRequest | null {
  if (school === undefined) return null;
  const pick = pickOf(one, school, one.next);
  return pick === null ? null : saving(one, [...one.next, pick]);
}

const lockedPicks = ({ game, week, locked, was }: SoloCase): string[] =>
  was.filter((pick) => locked.has(schoolOf(pick)) && (game !== 'survivor' || pick.startsWith(week.id)));

/** Single changes to a legal save, and requests beside it. None of them is ever allowed. */
export const SOLO_FORGERIES: Record<string, Forgery> = {
  'a late pick': (one, roll) => {
    const used = usedSchools([...one.was, ...one.next]);
    return withPick(
      one,
      roll.shuffled([...one.locked]).find((code) => !used.includes(code)),
    );
  },
  'a locked pick taken back': (one, roll) => {
    const locked = lockedPicks(one);
    if (locked.length === 0) return null;
    const from = roll.one(locked);
    return saving(
      one,
      one.next.filter((pick) => pick !== from),
    );
  },
  'a locked pick changed': (one, roll) => {
    const locked = lockedPicks(one);
    if (locked.length === 0) return null;
    const from = roll.one(locked);
    const used = usedSchools([...one.was, ...one.next]);
    const other = SCHOOL_CODES.find((code) => !used.includes(code));
    if (other === undefined) return null;
    return saving(
      one,
      one.next.map((pick) =>
        pick !== from ? pick : one.game === 'pickem' ? turned(pick) : pick.replace(schoolOf(pick), other),
      ),
    );
  },
  'another’s entry': (one) => ({ ...savesEntry(one), uid: 'eve' }),
  'another’s entry read before the last kickoff': (one) => {
    const last = lastKickoff(one.week.kickoffs);
    const open = SCHOOL_CODES.some((code) => one.week.kickoffs[code] === last && !one.locked.has(code));
    return open ? { uid: 'eve', method: 'get', path: soloPath(one.game, one.week.id) } : null;
  },
  'a school twice': (one, roll) => (one.next.length === 0 ? null : withPick(one, roll.one(usedSchools(one.next)))),
  'a confidence twice': (one, roll) => {
    const open = SCHOOL_CODES.filter((code) => !one.locked.has(code) && !usedSchools(one.next).includes(code));
    if (one.game !== 'pickem' || one.next.length === 0 || open.length === 0) return null;
    const confidence = roll.one(one.next).split('_')[2]!;
    return saving(one, [...one.next, `${roll.one(open)}_W_${confidence}`]);
  },
  'an earlier week of Survivor changed': (one, roll) => {
    const earlier = one.next.filter((pick) => one.game === 'survivor' && !pick.startsWith(one.week.id));
    if (earlier.length === 0) return null;
    const from = roll.one(earlier);
    const other = SCHOOL_CODES.find((code) => !usedSchools([...one.was, ...one.next]).includes(code))!;
    return saving(
      one,
      roll.chance(0.5)
        ? one.next.filter((pick) => pick !== from)
        : one.next.map((pick) => (pick === from ? pick.replace(schoolOf(pick), other) : pick)),
    );
  },
  'a forged table': (one) => ({
    uid: 'bob',
    method: 'set',
    path: `weeklySquads/${one.game}_${one.week.id}`,
    data: { game: one.game, weekId: one.week.id, entrants: 1, top: [], names: {}, counts: {}, final: true },
  }),
  'points beside the picks': (one) => ({ ...savesEntry(one), data: { ...savesEntry(one).data, points: 136 } }),
  'a list for a text': (one) => ({ ...savesEntry(one), data: { weekId: one.week.id, picks: one.next } }),
  'another week in its path': (one) => ({ ...savesEntry(one), path: soloPath(one.game, '2024-02') }),
  'a week that isn’t current': (one) => {
    const data = soloEntry('2025-09', one.game === 'survivor' ? [...one.next, '2025-09_ALA'] : one.next);
    return { uid: 'bob', method: 'set', path: soloPath(one.game, '2025-09'), data };
  },
  'a deleted entry': (one) =>
    one.was.length === 0 ? null : { uid: 'bob', method: 'delete', path: soloPath(one.game, one.week.id) },
};

const turned = (pick: string): string =>
  pick.includes('_W_') ? pick.replace('_W_', '_L_') : pick.replace('_L_', '_W_');
