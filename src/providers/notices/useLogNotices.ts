import { useEffect, useMemo } from 'react';
import { remember } from '@/data/device/noticeMemory';
import type { Claim } from '@/domain/moves/claims';
import type { LeagueId, Uid } from '@/domain/kernel/ids';
import type { Ledger } from '@/domain/moves/ledger';
import { LOADING, ready, valueOr, type Loadable } from '@/domain/kernel/loadable';
import { awardNotices, weeksWithAwards } from '@/domain/notices/claimNotices';
import { correctionNotices } from '@/domain/notices/leagueNotices';
import { isUnseen, type LeagueTeam } from '@/domain/notices/notice';
import type { Transaction } from '@/domain/moves/transactions';
import { useLoadables } from '@/hooks/useLoadable';
import type { NoticePart } from './noticePart';
import { useNoticeMemory } from './useNoticeMemory';

/** How many of a league's newest transactions are looked at. */
const NEWEST = 5;

/** No transactions, until they're read. */
const NONE: readonly Transaction[] = [];

/** What became of the user's claims for a week: what they were, and all awards. */
type Outcome = { awards: readonly Transaction[]; claims: readonly Claim[] };

const NO_OUTCOME: Outcome = { awards: [], claims: [] };

/** A league whose log may have something for the user: its ledger has taken steps since they were told everything. */
type Behind = LeagueTeam & { ledger: Ledger };

/**
 * What the logs of the user's leagues have for them: awards of claims, and corrections. A league's log is read only
 * while its ledger is further than the user has been told, and while the list is `open`: so it costs nothing as long as
 * nothing happens.
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
  const logs = useLoadables<Transaction[]>(
    'notice logs',
    wanted.map(({ league }) => league.id),
    async (leagueId, next) => {
      const { watchTransactions } = await import('@/data/moves/transactions');
      return watchTransactions(leagueId, NEWEST, next);
    },
  );
  const logOf = (place: LeagueTeam) => valueOr(logs(place.league.id), NONE);
  const awardKeys = wanted.flatMap((place) => awardKeysOf(place, logOf(place)));
  const outcomes = useLoadables<Outcome>('award outcomes', awardKeys, async (key, next) => {
    const [leagueId = '', weekId = '', team = ''] = key.split(' ');
    const { watchClaimAwards, watchMyClaims } = await import('@/data/moves/claims');
    let [awards, claims]: [Loadable<Transaction[]>, Loadable<Claim[]>] = [LOADING, LOADING];
    const tell = () => {
      if (awards.state !== 'ready') next(awards);
      else if (claims.state !== 'ready') next(claims);
      else next(ready({ awards: awards.value, claims: claims.value }));
    };
    const stops = [
      watchClaimAwards(leagueId, weekId, (seen) => {
        awards = seen;
        tell();
      }),
      watchMyClaims(leagueId, weekId, team, (seen) => {
        claims = seen;
        tell();
      }),
    ];
    return () => stops.forEach((stop) => stop());
  });

  const parts = useMemo(
    () =>
      wanted.map((behind): NoticePart & Behind => {
        const log = logs(behind.league.id);
        const read = valueOr(log, NONE);
        const keys = awardKeysOf(behind, read);
        const needed = [log, ...keys.map(outcomes)];
        const awarded = keys.flatMap((key) => {
          const { claims, awards } = valueOr(outcomes(key), NO_OUTCOME);
          return awardNotices(behind, behind.ledger, key.split(' ')[1] ?? '', claims, awards);
        });
        return {
          ...behind,
          notices: [...correctionNotices(behind, read, uid), ...awarded],
          failed: needed.some(({ state }) => state === 'failed'),
          loading: needed.some(({ state }) => state === 'loading') || (read[0]?.step ?? 0) < behind.ledger.step,
        };
      }),
    [wanted, logs, outcomes, uid],
  );

  useEffect(() => {
    const told = parts.filter(({ notices, failed, loading }) => {
      return !failed && !loading && !notices.some((one) => isUnseen(one, seenAt));
    });
    const first = known.filter(({ league }) => steps[league.id] === undefined);
    const next = [...first, ...told].filter(({ league, ledger }) => steps[league.id] !== ledger.step);
    if (next.length === 0) return;
    remember({
      steps: { ...steps, ...Object.fromEntries(next.map(({ league, ledger }) => [league.id, ledger.step])) },
    });
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

/** The keys of what is read of the awards in which the user's team took part. */
function awardKeysOf({ league, team }: LeagueTeam, log: readonly Transaction[]): string[] {
  return weeksWithAwards(log, team).map((weekId) => `${league.id} ${weekId} ${team}`);
}
