import type { Draft } from '@/domain/draft/types';
import { unitOf, type SquadId } from '@/domain/football/squads';
import { tradeId } from '@/domain/moves/trades/trades';
import type { Documents } from './league';
import type { DemoPerson } from './people';

const HOUR = 3_600_000;

/**
 * Trades of the league in mid-season: an offer to the first fan, one from them, one of others under review, and one
 * that was declined. Squads of the same unit are exchanged, so that no lineup is left with a hole for good. The ledger
 * holds those of the accepted trade.
 */
export function tradeDocuments(
  draft: Draft,
  fans: readonly DemoPerson[],
  ledger: Documents[string],
  now: number,
): Documents {
  const [me, second, third, fourth] = fans.map(({ uid }) => uid);
  if (me === undefined || second === undefined || third === undefined || fourth === undefined) return {};
  const squadOf = (manager: string, unit: string): SquadId =>
    (draft.rosters[manager] ?? []).find((squad) => unitOf(squad) === unit)!;
  const trade = (from: string, to: string, number: number, unit: string, hours: number, more: object): Documents => ({
    [`trades/${tradeId(draft.leagueId, from, number)}`]: {
      leagueId: draft.leagueId,
      number,
      from,
      to,
      parties: [from, to],
      gives: [squadOf(from, unit)],
      gets: [squadOf(to, unit)],
      fromDrops: [],
      note: '',
      counters: null,
      status: 'offered',
      offeredAt: new Date(now - hours * HOUR),
      ...more,
    },
  });
  const [gives, gets] = [squadOf(third, 'WR'), squadOf(fourth, 'WR')];
  return {
    [`ledgers/${draft.leagueId}`]: { ...ledger, held: [gives, gets], heldFor: tradeId(draft.leagueId, third, 1) },
    ...trade(second, me, 1, 'QB', 5, { note: 'Straight swap of quarterbacks. Your bye week is coming up.' }),
    ...trade(me, third, 1, 'RB', 20, { note: 'I need help at running back.' }),
    ...trade(third, fourth, 1, 'WR', 30, { status: 'accepted', acceptedAt: new Date(now - 6 * HOUR), toDrops: [] }),
    ...trade(fourth, me, 1, 'K', 90, { status: 'declined', closedAt: new Date(now - 80 * HOUR) }),
  };
}

/** What managers of a league have put on the trade block at `at`: by their uids, the units of their squads there. */
export function blockDocuments(
  draft: Draft,
  units: Readonly<Record<string, readonly string[]>>,
  at: number,
): Documents {
  const squadsOf = (manager: string) =>
    (units[manager] ?? []).flatMap(
      (unit) => (draft.rosters[manager] ?? []).find((squad) => unitOf(squad) === unit) ?? [],
    );
  const entryOf = (manager: string) => Object.fromEntries(squadsOf(manager).map((squad) => [squad, new Date(at)]));
  const block = Object.fromEntries(Object.keys(units).map((manager) => [manager, entryOf(manager)]));
  return { [`leagues/${draft.leagueId}`]: { block } };
}

/** The units of those whose squads are on the block of the league in mid-season. */
export const BLOCK: Readonly<Record<string, readonly string[]>> = {
  demofan1: ['TE'],
  demofan2: ['RB', 'K'],
  demofan6: ['DST'],
};
