import { useEffect, useMemo } from 'react';
import { remember } from '@/data/device/noticeMemory';
import type { Claim } from '@/domain/moves/claims';
import type { LeagueId, Uid } from '@/domain/kernel/ids';
import type { Ledger } from '@/domain/moves/ledger';
import { valueOr, type Loadable } from '@/domain/kernel/loadable';
import { awardNotices, weeksWithAwards } from '@/domain/notices/claimNotices';
import { correctionNotices } from '@/domain/notices/leagueNotices';
import { isUnseen, type LeagueTeam, type Notice } from '@/domain/notices/notice';
import type { Transaction } from '@/domain/moves/transactions';
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
  const awarded = wanted.flatMap((place) => awardedWeeks(place, valueOr(logs(place.league.id), NONE)));
  const awardKeys = awarded.map(({ ofAll }) => ofAll);
  const awards = useLoadables<Transaction[]>('awards', awardKeys, async (key, next) => {
    const [leagueId = '', weekId = ''] = key.split(' ');
    const { watchClaimAwards } = await import('@/data/moves/claims');
    return watchClaimAwards(leagueId, weekId, next);
  });
  const claimKeys = awarded.map(({ ofTeam }) => ofTeam);
  const claims = useLoadables<Claim[]>('claims', claimKeys, async (key, next) => {
    const [leagueId = '', weekId = '', team = ''] = key.split(' ');
    const { watchMyClaims } = await import('@/data/moves/claims');
    return watchMyClaims(leagueId, weekId, team, next);
  });

  const parts = useMemo(
    () =>
      wanted.map((behind): NoticePart & Behind => {
        const log = logs(behind.league.id);
        const read = valueOr(log, NONE);
        const weeks = awardedWeeks(behind, read);
        const needed = [log, ...weeks.flatMap(({ ofAll, ofTeam }) => [awards(ofAll), claims(ofTeam)])];
        const ofAwards = weeks.flatMap(({ weekId, ofAll, ofTeam }) =>
          awardNotices(behind, behind.ledger, weekId, valueOr(claims(ofTeam), []), valueOr(awards(ofAll), [])),
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

/** The weeks with awards in which the user's team took part, and the keys of what is read of them. */
function awardedWeeks({ league: { id }, team }: LeagueTeam, log: readonly Transaction[]) {
  return weeksWithAwards(log, team).map((weekId) => {
    return { weekId, ofAll: `${id} ${weekId}`, ofTeam: `${id} ${weekId} ${team}` };
  });
}
