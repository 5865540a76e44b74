import { useEffect, useMemo } from 'react';
import { remember } from '@/data/device/noticeMemory';
import type { Claim } from '@/domain/moves/claims/claims';
import type { LeagueId, Uid } from '@/domain/kernel/ids';
import type { Ledger } from '@/domain/moves/ledger/ledger';
import { ready, valueOr, type Loadable } from '@/domain/kernel/loadable';
import { awardNotices } from '@/domain/notices/claimNotices';
import { correctionNotices } from '@/domain/notices/leagueNotices';
import { isUnseen, type LeagueTeam, type Notice } from '@/domain/notices/notice';
import type { Transaction } from '@/domain/moves/ledger/transactions';
import { useLoadables } from '@/hooks/useLoadable';
import { useNoticeMemory } from './useNoticeMemory';

/** Notices from one kind of document, and whether all of those have been read. */
export type NoticePart = { notices: readonly Notice[]; failed: boolean; loading: boolean };

/** How many of a league's newest transactions are looked at. */
const NEWEST = 5;

const NONE: readonly Transaction[] = [];

/** A league whose log may have something for the user: its ledger has taken steps since they were told everything. */
type Behind = LeagueTeam & { ledger: Ledger };

/**
 * What the logs of the user's leagues have for them: awards of claims, and corrections. A league's log is read only
 * while its ledger is further than the user has been told, and while the list is `open`.
 */
export function useLogNotices(
  places: readonly LeagueTeam[],
  ledgers: (leagueId: LeagueId) => Loadable<Ledger>,
  { uid, seenAt, open }: { uid: Uid; seenAt: number | null; open: boolean },
): NoticePart {
  const { steps } = useNoticeMemory();
  const known = useMemo(
    () =>
      places.flatMap((place): Behind[] => {
        const ledger = valueOr(ledgers(place.league.id), null);
        return ledger === null ? [] : [{ ...place, ledger }];
      }),
    [places, ledgers],
  );
  const wanted = useMemo(
    () => known.filter(({ league, ledger }) => ledger.step > (open ? 0 : (steps[league.id] ?? ledger.step))),
    [known, steps, open],
  );
  const logKeys = wanted.map(({ league }) => league.id);
  const logs = useLoadables<Transaction[]>('notice logs', logKeys, async (leagueId, next) => {
    const { watchTransactions } = await import('@/data/moves/transactions');
    return watchTransactions(leagueId, NEWEST, next);
  });
  const claiming = wanted.flatMap(claimKeys);
  const claims = useLoadables<Claim[]>(
    'claims',
    claiming.map(({ ofTeam }) => ofTeam),
    async (key, next) => {
      const [leagueId = '', weekId = '', team = ''] = key.split(' ');
      const { watchMyClaims } = await import('@/data/moves/claims');
      return watchMyClaims(leagueId, weekId, team, next);
    },
  );
  const claimed = claiming.filter(({ ofTeam }) => valueOr(claims(ofTeam), []).length > 0);
  const awards = useLoadables<Transaction[]>(
    'awards',
    claimed.map(({ ofAll }) => ofAll),
    async (key, next) => {
      const [leagueId = '', weekId = ''] = key.split(' ');
      const { watchClaimAwards } = await import('@/data/moves/claims');
      return watchClaimAwards(leagueId, weekId, next);
    },
  );

  const parts = useMemo(
    () =>
      wanted.map((behind): NoticePart & Behind => {
        const log = logs(behind.league.id);
        const read = valueOr(log, NONE);
        const weeks = claimKeys(behind).map((keys) => {
          const made = claims(keys.ofTeam);
          const hasMade = valueOr(made, []).length > 0;
          return { weekId: keys.weekId, parts: [made, hasMade ? awards(keys.ofAll) : ready([])] as const };
        });
        const needed = [log, ...weeks.flatMap(({ parts }) => parts)];
        const ofAwards = weeks.flatMap(({ weekId, parts: [made, awarded] }) =>
          awardNotices(behind, behind.ledger, weekId, valueOr(made, []), valueOr(awarded, [])),
        );
        return {
          ...behind,
          notices: [...correctionNotices(behind, read, uid), ...ofAwards],
          failed: needed.some(({ state }) => state === 'failed'),
          loading: needed.some(({ state }) => state === 'loading') || (read[0]?.step ?? 0) < behind.ledger.step,
        };
      }),
    [wanted, logs, awards, claims, uid],
  );

  useEffect(() => {
    const told = parts.filter(
      ({ notices, failed, loading }) => !failed && !loading && !notices.some((one) => isUnseen(one, seenAt)),
    );
    const first = known.filter(({ league }) => steps[league.id] === undefined);
    const next = [...first, ...told].filter(({ league, ledger }) => steps[league.id] !== ledger.step);
    if (next.length === 0) return;
    const later = Object.fromEntries(next.map(({ league, ledger }) => [league.id, ledger.step]));
    remember({ steps: { ...steps, ...later } });
  }, [parts, known, steps, seenAt]);

  return useMemo(
    () => ({
      notices: parts.flatMap(({ notices }) => notices),
      failed: parts.some(({ failed }) => failed),
      loading: parts.some(({ loading, failed }) => loading && !failed),
    }),
    [parts],
  );
}

/** The keys of what is read of a league's latest claims: the team's own, and all awards of that week; none without. */
function claimKeys({ league: { id }, team, ledger: { waivers } }: Behind) {
  if (waivers === undefined) return [];
  const { week } = waivers;
  return [{ weekId: week, ofAll: `${id} ${week}`, ofTeam: `${id} ${week} ${team}` }];
}
