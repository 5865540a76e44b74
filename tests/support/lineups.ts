import type { DocumentData, Timestamp } from 'firebase/firestore';
import { SLOTS } from '@/domain/lineup/slots';
import { LEAGUE, WEEK, ago } from './documents';

/** The slot of each starting squad. */
export type Starters = Readonly<Record<string, string>>;

/** A roster, and the lineup that follows from the order of its picks: the last three are on the bench. */
export const ROSTER = ['ALA-QB', 'ALA-RB', 'LSU-WR', 'LSU-TE', 'TEX-RB', 'OK-K', 'SC-DST', 'UK-QB', 'VAN-RB', 'MSU-WR'];
export const STARTERS: Starters = {
  'ALA-QB': 'QB',
  'ALA-RB': 'RB',
  'LSU-WR': 'WR',
  'LSU-TE': 'TE',
  'TEX-RB': 'FLEX',
  'OK-K': 'K',
  'SC-DST': 'DST',
};

/** The default starters without these squads. */
export const startersWithout = (...squads: string[]): Starters =>
  Object.fromEntries(Object.entries(STARTERS).filter(([squad]) => !squads.includes(squad)));

/** The list that stores a lineup: slot by slot, the bench last. An invalid slot comes before the bench. */
export function storedLineup(starters: Starters, roster: readonly string[] = ROSTER): string[] {
  const places = [...SLOTS, ...Object.values(starters).filter((slot) => !(SLOTS as readonly string[]).includes(slot))];
  const started = [...new Set(places)].flatMap((slot) =>
    Object.keys(starters).flatMap((squad) => (starters[squad] === slot ? [`${squad}_${slot}`] : [])),
  );
  const bench = roster.filter((squad) => starters[squad] === undefined).map((squad) => `${squad}_BENCH`);
  return [...started, ...bench];
}

/** The document of a league's lineups in a week. */
export const lineups = (users: DocumentData, weekId = WEEK): DocumentData => ({ leagueId: LEAGUE, weekId, users });

/** A week in progress, as stored in `currentWeek`. */
export const storedWeek = (kickoffs: Record<string, Timestamp> = {}, changes: DocumentData = {}): DocumentData => ({
  id: WEEK,
  season: 2025,
  week: 3,
  startDate: ago(86_400),
  endDate: ago(-86_400),
  isCurrent: true,
  kickoffs,
  kickoffOrder: Object.keys(kickoffs).sort((a, b) => kickoffs[a]!.toMillis() - kickoffs[b]!.toMillis()),
  portalOpensAt: ago(-90_000),
  monday: ago(86_400),
  firstKickoff: Object.values(kickoffs).sort((a, b) => a.toMillis() - b.toMillis())[0] ?? null,
  lastKickoff: Object.values(kickoffs).sort((a, b) => b.toMillis() - a.toMillis())[0] ?? null,
  lastFinal: null,
  ...changes,
});
