import { serverTimestamp, type DocumentData } from 'firebase/firestore';
import { unitOf, type SquadId } from '@/domain/squads';
import type { SLOTS } from './documents';

/** Who picks at a place of the draft, counted out round by round (docs/documents.md, drafts). */
export function managerAt(draft: DocumentData, number: number): string {
  const order = draft.order as string[];
  const round = Math.floor(number / order.length);
  const seat = number % order.length;
  const backwards =
    draft.format === 'snake'
      ? round % 2 === 1
      : draft.format === 'thirdRoundReversal'
        ? round === 1 || (round > 1 && round % 2 === 0)
        : false;
  return order[backwards ? order.length - 1 - seat : seat]!;
}

/** Demand from its definition, over all rosters, without the rules' shortcut. */
export function demandAfter(rosters: Readonly<Record<string, readonly SquadId[]>>, slots: typeof SLOTS): DocumentData {
  const demand: Record<string, number> = { QB: 0, RB: 0, WR: 0, TE: 0, K: 0, DST: 0, FLEXGROUP: 0 };
  for (const roster of Object.values(rosters)) {
    let missingFlexUnits = 0;
    let surplus = 0;
    for (const unit of ['QB', 'RB', 'WR', 'TE', 'K', 'DST'] as const) {
      const count = roster.filter((squad) => unitOf(squad) === unit).length;
      const missing = Math.max(0, slots[unit] - count);
      demand[unit]! += missing;
      if (unit === 'RB' || unit === 'WR' || unit === 'TE') {
        missingFlexUnits += missing;
        surplus += Math.max(0, count - slots[unit]);
      }
    }
    demand.FLEXGROUP! += missingFlexUnits + Math.max(0, slots.FLEX - surplus);
  }
  return demand;
}

/** The write of one pick by the manager on the clock, as an honest client sends it; `changes` makes it dishonest. */
export function pickWrite(draft: DocumentData, squad: string, auto = false, changes: DocumentData = {}): DocumentData {
  const manager = managerAt(draft, draft.picks.length);
  const rosters = { ...draft.rosters, [manager]: [...draft.rosters[manager], squad] };
  const away = manager.startsWith('house-') || draft.autopilot[manager] === true;
  const misses = auto ? (draft.misses[manager] ?? 0) + (away ? 0 : 1) : 0;
  const { [manager]: _, ...others } = draft.autopilot as Record<string, true>;
  const onAutopilot = auto && (draft.autopilot[manager] === true || misses >= 2);
  const picks = [...draft.picks, squad];
  return {
    picks,
    auto: [...draft.auto, auto],
    rosters,
    demand: demandAfter(rosters, draft.slots),
    misses: { ...draft.misses, [manager]: misses },
    autopilot: onAutopilot ? { ...others, [manager]: true } : others,
    turnStartedAt: serverTimestamp(),
    status: picks.length === draft.rounds * draft.order.length ? 'complete' : 'active',
    ...changes,
  };
}

/** The draft as it stands after picks of these squads in turn, all made by hand. */
export function played(draft: DocumentData, squads: readonly string[], changes: DocumentData = {}): DocumentData {
  const began = draft.turnStartedAt;
  let room = draft;
  for (const squad of squads) room = { ...room, ...pickWrite(room, squad), turnStartedAt: began };
  return { ...room, ...changes };
}
