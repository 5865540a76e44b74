import { describe, expect, it } from 'vitest';
import { allTurns } from '../../../../tests/support/allTurns';
import { FIRST_SEED, seedsOf } from '../../../../tests/support/randomPlay';
import { seededRandom } from '../../../../tests/support/seededRandom';
import { isAwardTime, nextTurn, type Turn } from './claimAwards';
import { claimReceipts } from './claimReceipts';
import { parseClaims, storedClaim, type Claim } from './claims';
import { parseLeague } from '../../league/league';
import { parseLedger, type Ledger } from '../ledger/ledger';
import { ledgerAfterMoves } from '../ledger/ledgerSteps';
import { ALL_SQUADS, type SquadId } from '../../football/squads';
import { checkMove } from '../portal/portal';
import type { Transaction } from '../ledger/transactions';
import { isAwarding, storedWaivers, waiverPriority, waiversWith } from './waivers';
import { parseWeek } from '../../football/weeks';

const WEEK = '2025-07';
const HOUR = 3_600_000;
const league = parseLeague('l', {
  members: ['ann', 'bob', 'cat'],
  season: 2025,
  draftStatus: 'complete',
  schedule: { managers: ['ann', 'house-1', 'bob', 'cat'] },
  slots: { QB: 1 },
  benchSize: 1,
  waivers: 'claims',
});
const ledgerOf = (rosters: Ledger['rosters'], waivers?: Ledger['waivers']): Ledger => ({
  leagueId: 'l',
  settled: true,
  rosters,
  owned: Object.values(rosters).flat(),
  step: 4,
  history: {},
  ...(waivers === undefined ? {} : { waivers }),
});
const ROSTERS: Record<string, SquadId[]> = {
  ann: ['ALA-QB', 'ALA-RB'],
  'house-1': ['ARK-QB', 'ARK-RB'],
  bob: ['LSU-QB', 'LSU-RB'],
  cat: ['TEX-QB'],
};

/** A ledger in which these managers have claims, in the order in which they saved them. */
const inLine = (...managers: string[]): Ledger =>
  managers.reduce(
    (ledger, manager) => ({ ...ledger, waivers: waiversWith(ledger, league, WEEK, manager) }),
    ledgerOf(ROSTERS),
  );
const claimsOf =
  (stored: Record<string, string[]>) =>
  (manager: string): Claim[] =>
    parseClaims(stored[manager]);
const written = (turns: readonly Turn[]) =>
  turns.map(({ manager, claim }) => `${manager} ${claim === null ? '-' : storedClaim(claim)}`);
/** The transactions of these turns. */
const awardsOf = (turns: readonly Turn[], before: Ledger): Transaction[] =>
  turns.flatMap(({ manager, move, after }, i) => {
    const line = (turns[i - 1]?.after ?? before).waivers!.turns;
    if (move === null) return [];
    return [
      {
        leagueId: 'l',
        step: after.step,
        kind: 'claim' as const,
        by: manager as string,
        at: 0,
        week: WEEK,
        moves: [move],
        turns: line,
      },
    ];
  });

describe('the waiver priority', () => {
  it('begins with the draft’s order in reverse, without house teams', () => {
    expect(waiverPriority(ledgerOf(ROSTERS), league)).toEqual(['cat', 'bob', 'ann']);
  });

  it('is stored in reverse, and read again as it was', () => {
    const waivers = { week: WEEK, priority: ['cat', 'bob', 'house-1', 'ann'], turns: ['cat', 'ann'] };
    expect(storedWaivers(waivers).turns).toEqual(['ann', 'cat']);
    expect(parseLedger('l', { waivers: storedWaivers(waivers) }).waivers).toEqual(waivers);
    expect(parseLedger('l', {}).waivers).toBeUndefined();
  });

  it('puts managers in line by priority, not by who saved first, and forgets those of an earlier week', () => {
    const ledger = inLine('ann', 'cat', 'ann');
    expect(ledger.waivers).toEqual({ week: WEEK, priority: ['cat', 'bob', 'house-1', 'ann'], turns: ['cat', 'ann'] });
    expect(waiversWith(ledger, league, '2025-08', 'bob')).toEqual({
      ...ledger.waivers,
      week: '2025-08',
      turns: ['bob'],
    });
  });
});

describe('the awards of a week', () => {
  it('give a squad to the manager who is ahead, who goes to the end of the line', () => {
    const before = inLine('ann', 'cat');
    const turns = allTurns(claimsOf({ ann: ['UK-QB_ALA-QB', 'UK-RB_ALA-RB'], cat: ['UK-QB_NONE'] }), league, before);
    expect(written(turns)).toEqual(['cat UK-QB_NONE', 'ann UK-RB_ALA-RB', 'cat -', 'ann -']);
    const { waivers, rosters, step } = turns.at(-1)!.after;
    expect(waivers).toEqual({ week: WEEK, priority: ['bob', 'house-1', 'cat', 'ann'], turns: [] });
    expect(rosters).toMatchObject({ ann: ['ALA-QB', 'UK-RB'], cat: ['TEX-QB', 'UK-QB'] });
    expect(step).toBe(6);
    expect(nextTurn([], league, turns.at(-1)!.after)).toBeNull();
  });

  it('skip claims that aren’t possible: an owned squad, a drop that is gone, no room', () => {
    const claims = ['LSU-QB_ALA-QB', 'UK-QB_TEX-QB', 'UK-K_NONE', 'UK-RB_ALA-RB'];
    expect(nextTurn(parseClaims(claims), league, inLine('ann'))?.claim).toEqual({ add: 'UK-RB', drop: 'ALA-RB' });
  });

  it('leave a dropped squad to the managers after', () => {
    const turns = allTurns(claimsOf({ ann: ['LSU-QB_ALA-QB'], bob: ['UK-QB_LSU-QB'] }), league, inLine('ann', 'bob'));
    expect(written(turns)).toEqual(['bob UK-QB_LSU-QB', 'ann LSU-QB_ALA-QB', 'bob -', 'ann -']);
  });

  it('keep the portal closed for adds until everyone had their turn', () => {
    const week = parseWeek(WEEK, { season: 2025, week: 7, isCurrent: true, monday: 0, firstKickoff: 100 * HOUR });
    const move = { add: 'UK-QB', drop: 'ALA-QB' } as const;
    const codeAt = (ledger: Ledger) => {
      const checked = checkMove({ league, ledger, week, manager: 'ann', names: {}, now: 10 * HOUR }, move);
      return checked.ok ? 'ok' : checked.error.code;
    };
    expect(codeAt(inLine('bob'))).toBe('awarding');
    expect(codeAt(ledgerOf(ROSTERS))).toBe('ok');
    expect(codeAt(ledgerOf(ROSTERS, { ...inLine('bob').waivers!, week: '2025-06' }))).toBe('ok');
    const times = [8, 10, 100].map((hours) => isAwardTime(league, inLine('bob'), week, hours * HOUR));
    expect(times).toEqual([false, true, false]);
  });

  it('are those of a plain simulation for any claims and trades before them, with a receipt for each claim and a reason that was true', () => {
    for (const seed of seedsOf('awards', FIRST_SEED, 400, 100)) {
      const roll = seededRandom(seed);
      const stored = Object.fromEntries(CLAIMANTS.map((manager) => [manager, anyList(manager, roll)]));
      let before = inLine(...roll.shuffled(CLAIMANTS));
      if (roll.chance(0.5)) {
        const [one, other] = roll.shuffled(['ann', 'house-1', 'bob', 'cat']) as [string, string];
        const [gives, gets] = [roll.one(ROSTERS[one]!), roll.one(ROSTERS[other]!)];
        const moves = [
          { manager: one, adds: [gets], drops: [gives] },
          { manager: other, adds: [gives], drops: [gets] },
        ];
        before = ledgerAfterMoves(before, moves, roll.one([WEEK, '2025-06']));
      }
      const turns = allTurns(claimsOf(stored), league, before);
      const plain = simulated(before, stored);
      expect(written(turns), `seed ${seed}`).toEqual(plain.turns);
      const { rosters, owned, waivers } = turns.at(-1)!.after;
      expect([...owned].sort()).toEqual(Object.values(rosters).flat().sort());
      expect([...waivers!.priority].sort()).toEqual(['ann', 'bob', 'cat', 'house-1']);
      expect(isAwarding(turns.at(-1)!.after, WEEK)).toBe(false);
      for (const manager of CLAIMANTS) {
        const receipts = receiptsOf(manager, stored, turns, before);
        expect(receipts.map(({ claim }) => storedClaim(claim))).toEqual(stored[manager]);
        for (const { claim, outcome } of receipts) {
          const text = `${manager} ${storedClaim(claim)}`;
          const reasons = [
            ...plain.reasons[text]!,
            ...Object.keys(ROSTERS).flatMap((one) => (ROSTERS[one]!.includes(claim.add) ? [`owned ${one}`] : [])),
          ];
          const said = 'to' in outcome ? `owned ${outcome.to}` : outcome.kind;
          expect(reasons, `seed ${seed}: ${text}`).toContain(said);
        }
      }
    }
  });
});

const CLAIMANTS = ['ann', 'bob', 'cat'];

/**
 * The awards as the rules of the game tell them: each turn, and for each claim what was true of it in its manager's
 * last turn.
 */
function simulated(before: Ledger, stored: Record<string, string[]>) {
  const rosters = Object.fromEntries(Object.entries(before.rosters).map(([one, squads]) => [one, new Set(squads)]));
  const line = ['cat', 'bob', 'ann'];
  const turns: string[] = [];
  const won: string[] = [];
  const reasons: Record<string, string[]> = {};
  const owner = (squad: SquadId) => Object.keys(rosters).find((one) => rosters[one]!.has(squad));
  for (let manager = line.shift(); manager !== undefined; manager = line.shift()) {
    const roster = rosters[manager]!;
    const claims = parseClaims(stored[manager]);
    const claim = claims.find(
      ({ add, drop }) => owner(add) === undefined && (drop === null ? roster.size < 2 : roster.has(drop)),
    );
    turns.push(`${manager} ${claim === undefined ? '-' : storedClaim(claim)}`);
    if (claim === undefined) {
      for (const one of claims) {
        const text = `${manager} ${storedClaim(one)}`;
        reasons[text] = [
          ...(won.includes(text)
            ? ['won']
            : won.some((other) => other.startsWith(`${manager} ${one.add}_`))
              ? ['already']
              : []),
          `owned ${owner(one.add) ?? 'by no one'}`,
          ...(one.drop === null && roster.size === 2 ? ['full'] : []),
          ...(one.drop !== null && !roster.has(one.drop) ? ['no-drop'] : []),
        ];
      }
      continue;
    }
    won.push(`${manager} ${storedClaim(claim)}`);
    if (claim.drop !== null) roster.delete(claim.drop);
    roster.add(claim.add);
    line.push(manager);
  }
  return { turns, reasons };
}

/** A random list of claims that add nothing they drop, each different; often several with the same drop. */
function anyList(manager: string, roll: ReturnType<typeof seededRandom>): string[] {
  const wanted = ALL_SQUADS.slice(0, 16);
  const list = Array.from({ length: roll.between(0, 10) }, (): Claim => {
    const drop = roll.chance(0.3) ? null : roll.one(ROSTERS[manager]!);
    return { add: roll.one(wanted.filter((squad) => !ROSTERS[manager]!.includes(squad))), drop };
  });
  return [...new Set(list.map(storedClaim))];
}

const receiptsOf = (manager: string, stored: Record<string, string[]>, turns: readonly Turn[], before: Ledger) =>
  claimReceipts({
    claims: parseClaims(stored[manager]),
    manager,
    awards: awardsOf(turns, before),
    league,
    ledger: turns.at(-1)?.after ?? before,
    week: WEEK,
    closed: false,
  });

describe('the receipts', () => {
  const stored = {
    ann: ['UK-QB_ALA-QB', 'UK-RB_ALA-QB', 'UK-K_ALA-QB', 'LSU-QB_ALA-RB', 'MISS-K_NONE', 'UK-RB_ALA-RB'],
    cat: ['UK-QB_NONE', 'UK-QB_TEX-QB'],
  };
  const before = inLine('ann', 'cat');
  const turns = allTurns(claimsOf(stored), league, before);
  const kinds = (manager: string) => receiptsOf(manager, stored, turns, before).map(({ outcome }) => outcome);

  it('say what was won, who was ahead, and what wasn’t possible', () => {
    expect(kinds('cat')).toEqual([{ kind: 'won' }, { kind: 'already' }]);
    expect(kinds('ann')).toEqual([
      { kind: 'lost', to: 'cat' },
      { kind: 'won' },
      { kind: 'no-drop', drop: 'ALA-QB' },
      { kind: 'owned', to: 'bob' },
      { kind: 'full' },
      { kind: 'already' },
    ]);
  });

  it.each([
    ['wait for turns that are still to come', false, 'waiting'],
    ['say that the turns never came, after the first kickoff', true, 'lapsed'],
  ])('%s', (_, closed, kind) => {
    const first = turns.slice(0, 1);
    const receipts = claimReceipts({
      claims: parseClaims(stored.ann),
      manager: 'ann',
      awards: awardsOf(first, before),
      league,
      ledger: first[0]!.after,
      week: WEEK,
      closed,
    });
    expect(receipts.map(({ outcome }) => outcome.kind)).toEqual(['lost', ...Array<string>(5).fill(kind)]);
  });

  it('say that the turns never came, also once there are claims for the next week', () => {
    const later = { ...before, waivers: { ...before.waivers!, week: '2099-01' } };
    expect(receiptsOf('ann', { ann: ['UK-QB_ALA-QB'] }, [], later).map(({ outcome }) => outcome.kind)).toEqual([
      'lapsed',
    ]);
  });
});
