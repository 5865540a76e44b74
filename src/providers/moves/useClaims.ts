import type { ClaimsRequest } from '@/data/moves/claims';
import { parseClaims, storedClaim, type Claim } from '@/domain/moves/claims/claims';
import type { LeagueId, TeamId, WeekId } from '@/domain/kernel/ids';
import type { League } from '@/domain/league/types';
import type { Ledger } from '@/domain/moves/ledger/ledger';
import { mapReady, ready, type Loadable } from '@/domain/kernel/loadable';
import { fail, succeed, type Result } from '@/domain/kernel/result';
import type { Transaction } from '@/domain/moves/ledger/transactions';
import type { Week } from '@/domain/football/weeks';
import { useLoadable } from '@/hooks/useLoadable';
import { useAutosave } from '../kernel/useAutosave';
import { useOnline } from '../kernel/useOnline';
import { useUnreachable } from '../messages/useLastAnswer';

/** A team's claims for a week. Loading while the week is null. */
export function useMyClaims(leagueId: LeagueId, weekId: WeekId | null, team: TeamId) {
  return useLoadable<Claim[]>('claims', weekId && `${leagueId} ${weekId} ${team}`, async (next) => {
    const { watchMyClaims } = await import('@/data/moves/claims');
    return watchMyClaims(leagueId, weekId ?? '', team, next);
  });
}

/** The user's claims for a week, and how to change them. */
export interface EditableClaims {
  claims: Loadable<Claim[]>;
  saving: boolean;
  /** Why the last change isn't saved: it waits for the connection, or it was refused and isn't shown. */
  error: string | null;
  /** Shows other claims at once, and saves them soon. */
  change: (claims: readonly Claim[]) => void;
}

const NO_LINE = 'You’re offline. Your claims are saved as soon as you’re back online.';
const NOT_YET = 'Your claims aren’t saved yet. We’re trying again.';

/** The user's claims for a week, saved as they change. */
export function useEditableClaims(league: League, ledger: Ledger, week: Week | null, team: TeamId): EditableClaims {
  const stored = useMyClaims(league.id, week?.id ?? null, team);
  const online = useOnline();
  const unreachable = useUnreachable();
  const live = online && !unreachable;
  const save = async (claims: readonly string[]) =>
    week === null ? succeed() : sendClaims({ league, ledger, week, manager: team }, parseClaims(claims));
  const key = `claims ${league.id} ${week?.id ?? ''} ${team}`;
  const texts = mapReady(stored, (claims) => claims.map(storedClaim));
  const { saving, change } = useAutosave(key, texts, save, live);
  const { unsaved, state, message } = saving;
  return {
    claims: unsaved === null ? stored : ready(parseClaims(unsaved)),
    saving: state === 'saving',
    error: state !== 'offline' ? message : live ? NOT_YET : NO_LINE,
    change: (claims) => week !== null && change(claims.map(storedClaim)),
  };
}

async function sendClaims(request: ClaimsRequest, claims: readonly Claim[]): Promise<Result<void>> {
  const code = await import('@/data/moves/claims').catch(() => null);
  return code === null ? fail('offline', NO_LINE) : code.saveClaims(request, claims);
}

/** The claims awarded so far in a week, in order. Loading while the week is null. */
export function useClaimAwards(leagueId: LeagueId, weekId: WeekId | null) {
  return useLoadable<Transaction[]>('awards', weekId && `${leagueId} ${weekId}`, async (next) => {
    const { watchClaimAwards } = await import('@/data/moves/claims');
    return watchClaimAwards(leagueId, weekId ?? '', next);
  });
}
