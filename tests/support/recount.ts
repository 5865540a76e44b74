import type { DocumentData, Firestore } from 'firebase-admin/firestore';

// An independent recount of a league's season from its stored documents, by the rules of docs/game.md. It shares no
// code with src, so a mistake there can't hide here. It's for an even number of managers who play 12 regular weeks and
// two of playoffs.

type Rosters = Record<string, string[]>;

/**
 * Everything stored of a league's season. Lineups and results are by week id; `members`: each manager's own roster
 * document.
 */
export interface StoredSeason {
  league: DocumentData;
  draft: DocumentData;
  ledger: DocumentData;
  members: Rosters;
  transactions: DocumentData[];
  claims: DocumentData[];
  lineups: Record<string, Rosters>;
  results: Record<string, Record<string, { points: number; state: string }>>;
}

/** Reads a league's season, past the rules. */
export async function readSeason(db: Firestore, leagueId: string, weekIds: readonly string[]): Promise<StoredSeason> {
  const read = async (path: string) => (await db.doc(path).get()).data() ?? {};
  const list = async (collection: string) =>
    (await db.collection(collection).where('leagueId', '==', leagueId).get()).docs.map((one) => one.data());
  const [league, draft, ledger, results, transactions, claims, lineups, members] = await Promise.all([
    read(`leagues/${leagueId}`),
    read(`drafts/${leagueId}`),
    read(`ledgers/${leagueId}`),
    Promise.all(weekIds.map((id) => read(`weeklySquads/${id}`))),
    list('transactions'),
    list('claims'),
    list('weeklyRosters'),
    list('leagueUsers'),
  ]);
  return {
    league,
    draft,
    ledger,
    members: Object.fromEntries(members.map(({ userId, roster }) => [userId, roster])),
    transactions: transactions.sort((one, other) => one.step - other.step),
    claims,
    lineups: Object.fromEntries(lineups.map(({ weekId, users }) => [weekId, users])),
    results: Object.fromEntries(weekIds.map((id, i) => [id, results[i]!.squads ?? {}])),
  };
}

/** A game: the higher seed or earlier manager first, and their points. */
export interface CountedGame {
  week: number;
  sides: [string, string];
  points: [number, number];
  winner: string | null;
}
export interface CountedRow {
  manager: string;
  wins: number;
  losses: number;
  ties: number;
  pointsFor: number;
  pointsAgainst: number;
}
/**
 * The recounted season. `problems`: what in the log isn't possible. `rosters` and `points` are by week, `places` are
 * the final ones.
 */
export interface Recount {
  problems: string[];
  rosters: Rosters[];
  points: Record<string, number>[];
  games: CountedGame[];
  table: CountedRow[];
  places: string[];
}

/** Recounts a season. */
export function recount(stored: StoredSeason): Recount {
  const weekIds = Object.keys(stored.results).sort();
  const managers: string[] = stored.draft.order;
  const { problems, rosters } = replay(stored, weekIds);
  const points = weekIds.map((week, i) =>
    Object.fromEntries(managers.map((manager) => [manager, pointsOf(stored, week, rosters[i]!, manager)])),
  );
  const regular = regularGames(managers, points);
  const table = tableOf(managers, regular);
  const playoffs = playoffGames(
    table.map(({ manager }) => manager),
    points,
  );
  return {
    problems,
    rosters,
    points,
    games: [...regular, ...playoffs.games],
    table,
    places: playoffs.places,
  };
}

// ---- Rosters: the draft, then every step of the log.

const sizeOf = ({ slots, benchSize }: DocumentData): number =>
  Object.values(slots as Record<string, number>).reduce((sum, count) => sum + count, benchSize as number);

/** The rosters after a snake draft. */
function drafted({ order, picks }: DocumentData): Rosters {
  const rosters: Rosters = Object.fromEntries(order.map((manager: string) => [manager, []]));
  for (const [i, squad] of picks.entries()) {
    const [round, seat] = [Math.floor(i / order.length), i % order.length];
    rosters[order[round % 2 === 0 ? seat : order.length - 1 - seat]]!.push(squad);
  }
  return rosters;
}

/** The rosters at the end of every week, and the steps that weren't possible, are missing or are there twice. */
function replay(stored: StoredSeason, weekIds: readonly string[]): { problems: string[]; rosters: Rosters[] } {
  const { draft, league, transactions } = stored;
  const size = sizeOf(league);
  const problems: string[] = [];
  let now = drafted(draft);
  // The first in line first: a season begins with the draft's order in reverse.
  let line: string[] = [...draft.order].reverse();
  for (const [i, { step, week }] of transactions.entries()) {
    if (step !== i + 1) problems.push(`step ${step} follows step ${i}`);
    if (i > 0 && week < transactions[i - 1]!.week) problems.push(`step ${step} counts from an earlier week`);
  }
  const rosters = weekIds.map((week) => {
    const steps = transactions.filter((one) => one.week === week);
    const awards = steps.filter(({ kind }) => kind === 'claim');
    for (const step of steps) {
      if (step === awards[0]) {
        const expected = awardsOf(stored, week, now, line, size);
        line = expected.line;
        const found = awards.map(({ manager, adds, drops }) => [manager, adds.join(), drops.join()].join(' '));
        if (found.join('; ') !== expected.awards.join('; '))
          problems.push(`awards of ${week}: ${found.join('; ')} instead of ${expected.awards.join('; ')}`);
      }
      now = afterStep(now, step, size, problems);
    }
    return now;
  });
  return { problems, rosters };
}

function afterStep(before: Rosters, step: DocumentData, size: number, problems: string[]): Rosters {
  const changes: { manager: string; adds: string[]; drops: string[] }[] =
    step.kind === 'trade'
      ? [
          { manager: step.from, adds: step.gets, drops: [...step.gives, ...step.fromDrops] },
          { manager: step.to, adds: step.gives, drops: [...step.gets, ...step.toDrops] },
        ]
      : [{ manager: step.manager, adds: step.adds, drops: step.drops }];
  const after = { ...before };
  for (const { manager, drops } of changes) {
    const strange = drops.filter((squad) => !after[manager]!.includes(squad));
    if (strange.length > 0) problems.push(`step ${step.step} drops ${strange.join(', ')} from another roster`);
    after[manager] = after[manager]!.filter((squad) => !drops.includes(squad));
  }
  for (const { manager, adds } of changes) {
    const owned = adds.filter((squad) => Object.values(after).flat().includes(squad));
    if (owned.length > 0) problems.push(`step ${step.step} adds ${owned.join(', ')}, which isn’t free`);
    after[manager] = [...after[manager]!, ...adds];
    if (after[manager].length > size) problems.push(`step ${step.step} makes a roster too large`);
  }
  return after;
}

/** The awards that follow from a week's claims, each as manager, add and drop, and the waiver order after them. */
function awardsOf(
  { claims }: StoredSeason,
  week: string,
  rosters: Rosters,
  priority: string[],
  size: number,
): { awards: string[]; line: string[] } {
  const lists = new Map(claims.filter(({ weekId }) => weekId === week).map((one) => [one.uid, one.claims as string[]]));
  const now = { ...rosters };
  const awards: string[] = [];
  let line = priority;
  let turns = line.filter((manager) => lists.has(manager));
  while (turns.length > 0) {
    const [manager = '', ...others] = turns;
    const roster = now[manager]!;
    const owned = Object.values(now).flat();
    const won = lists
      .get(manager)!
      .map((claim) => claim.split('_') as [string, string])
      .find(([add, drop]) => !owned.includes(add) && (drop === 'NONE' ? roster.length < size : roster.includes(drop)));
    turns = others;
    if (won !== undefined) {
      const [add, drop] = won;
      now[manager] = [...roster.filter((squad) => squad !== drop), add];
      awards.push(`${manager} ${add} ${drop === 'NONE' ? '' : drop}`);
      turns = [...others, manager];
      line = [...line.filter((one) => one !== manager), manager];
    }
  }
  return { awards, line };
}

// ---- Points: the starters of the latest lineup, with the points as published.

function pointsOf({ league, lineups, results }: StoredSeason, week: string, rosters: Rosters, manager: string): number {
  const roster = rosters[manager]!;
  const set = Object.keys(lineups)
    .filter((id) => id <= week && lineups[id]![manager] !== undefined)
    .sort();
  const latest = set.at(-1);
  const starters =
    latest === undefined
      ? defaultStarters(roster, league.slots)
      : lineups[latest]![manager]!.filter((entry) => !entry.endsWith('_BENCH')).map((entry) => entry.split('_')[0]!);
  return starters
    .filter((squad) => roster.includes(squad))
    .reduce((sum, squad) => sum + Math.round(results[week]![squad]!.points * 100), 0);
}

/** The first squads in draft order that fit each slot, then FLEX. */
function defaultStarters(roster: readonly string[], slots: Record<string, number>): string[] {
  const open = { ...slots };
  return roster.filter((squad) => {
    const unit = squad.split('-')[1]!;
    const slot = open[unit]! > 0 ? unit : ['RB', 'WR', 'TE'].includes(unit) && open.FLEX! > 0 ? 'FLEX' : null;
    if (slot !== null) open[slot]! -= 1;
    return slot !== null;
  });
}

// ---- The regular season.

/**
 * Whom a manager meets in a week (both counted from 0) of a round robin: the first manager stays in place, and of the
 * others, numbered from 1, those meet whose numbers add up to twice the week, counted in a circle. The one who would
 * meet themselves meets the first manager.
 */
function opponentIn(week: number, manager: number, managers: number): number {
  const circle = managers - 1;
  const others = Array.from({ length: circle }, (_, i) => i + 1);
  const partner = (one: number) => others.find((other) => (one + other - 2 * week) % circle === 0)!;
  if (manager === 0) return others.find((one) => partner(one) === one)!;
  return partner(manager) === manager ? 0 : partner(manager);
}

function regularGames(managers: readonly string[], points: readonly Record<string, number>[]): CountedGame[] {
  return points.slice(0, 12).flatMap((scored, week) =>
    managers.flatMap((manager, i) => {
      const j = opponentIn(week, i, managers.length);
      if (j < i) return [];
      const sides: [string, string] = [manager, managers[j]!];
      const [mine, theirs] = [scored[sides[0]]!, scored[sides[1]]!];
      const winner = mine === theirs ? null : mine > theirs ? sides[0] : sides[1];
      return [{ week: week + 1, sides, points: [mine, theirs], winner } satisfies CountedGame];
    }),
  );
}

/**
 * The standings: by share of games won, then points for. Throws if two managers are still tied: nothing here counts
 * further tiebreakers.
 */
function tableOf(managers: readonly string[], games: readonly CountedGame[]): CountedRow[] {
  const rows = managers.map((manager): CountedRow => {
    const own = games.filter(({ sides }) => sides.includes(manager));
    const sum = (mine: boolean) =>
      own.reduce((all, { sides, points }) => all + points[(sides[0] === manager) === mine ? 0 : 1], 0);
    const wins = own.filter(({ winner }) => winner === manager).length;
    const ties = own.filter(({ winner }) => winner === null).length;
    const losses = own.length - wins - ties;
    return { manager, wins, losses, ties, pointsFor: sum(true), pointsAgainst: sum(false) };
  });
  const worth = ({ wins, ties }: CountedRow) => 2 * wins + ties;
  const ranks = new Set(rows.map((row) => `${String(worth(row))} ${String(row.pointsFor)}`));
  if (ranks.size < rows.length) throw new Error('two managers have the same record and the same points');
  return rows.sort((one, other) => worth(other) - worth(one) || other.pointsFor - one.pointsFor);
}

// ---- The playoffs, in groups of four by seed.

function playoffGames(
  seeds: readonly string[],
  points: readonly Record<string, number>[],
): { games: CountedGame[]; places: string[] } {
  const games: CountedGame[] = [];
  /** Returns winner and loser. The higher seed wins a tie. */
  const play = (week: number, one: string, other: string): [string, string] => {
    const [high, low] = seeds.indexOf(one) < seeds.indexOf(other) ? [one, other] : [other, one];
    const scored = points[week - 1]!;
    const winner = scored[low]! > scored[high]! ? low : high;
    games.push({ week, sides: [high, low], points: [scored[high]!, scored[low]!], winner });
    return [winner, winner === high ? low : high];
  };
  const places = [0, 4, 8].flatMap((from) => {
    const [first, second, third, fourth] = seeds.slice(from, from + 4) as [string, string, string, string];
    const semifinals = [play(13, first, fourth), play(13, second, third)] as const;
    return [0, 1].flatMap((at) => play(14, semifinals[0][at]!, semifinals[1][at]!));
  });
  return { games, places };
}
