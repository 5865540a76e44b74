'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { ClaimsRequest } from '@/data/claims';
import type { Claim } from '@/domain/claims';
import type { League, Ledger } from '@/domain/league';
import { ready, type Loadable } from '@/domain/loadable';
import { fail, type Result } from '@/domain/result';
import type { Transaction } from '@/domain/transactions';
import type { Week } from '@/domain/weeks';
import { useLoadable } from './useLoadable';

/** The user's claims for a week. Loading while the week is null. */
export function useMyClaims(leagueId: string, weekId: string | null, uid: string): Loadable<Claim[]> {
  return useLoadable<Claim[]>(weekId === null ? null : `${leagueId} ${weekId} ${uid}`, async (next) => {
    const { watchMyClaims } = await import('@/data/claims');
    return watchMyClaims(leagueId, weekId ?? '', uid, next);
  });
}

/** The user's claims for a week, and how to change them. */
export interface EditableClaims {
  claims: Loadable<Claim[]>;
  saving: boolean;
  /** Why the last change wasn't saved; it isn't shown then. */
  error: string | null;
  /** Shows other claims at once, and saves them. */
  change: (claims: readonly Claim[]) => void;
}

const FAILURE = 'Your claims weren’t saved. Check your connection and try again.';

/** The user's claims for a week, saved with every change, one save at a time: what changes meanwhile is saved next. */
export function useEditableClaims(league: League, ledger: Ledger, week: Week | null, uid: string): EditableClaims {
  const stored = useMyClaims(league.id, week?.id ?? null, uid);
  const [shown, setShown] = useState<Claim[] | null>(null);
  const [error, setError] = useState<string | null>(null);
  const wanted = useRef<readonly Claim[] | null>(null);
  const busy = useRef(false);
  const books = useRef(ledger);
  useEffect(() => void (books.current = ledger), [ledger]);

  const change = useCallback(
    (claims: readonly Claim[]) => {
      if (week === null) return;
      wanted.current = claims;
      setShown([...claims]);
      setError(null);
      if (busy.current) return;
      busy.current = true;
      const save = async () => {
        while (wanted.current !== null) {
          const next = wanted.current;
          wanted.current = null;
          const saved = await sendClaims({ league, ledger: books.current, week, manager: uid }, next);
          if (saved.ok) continue;
          wanted.current = null;
          setError(saved.error.message);
        }
        busy.current = false;
        setShown(null);
      };
      void save();
    },
    [league, week, uid],
  );
  return { claims: shown === null ? stored : ready(shown), saving: shown !== null, error, change };
}

async function sendClaims(request: ClaimsRequest, claims: readonly Claim[]): Promise<Result<void>> {
  try {
    const { saveClaims } = await import('@/data/claims');
    return await saveClaims(request, claims);
  } catch (error) {
    console.error(error);
    return fail('unexpected', FAILURE);
  }
}

/** The claims awarded so far in a week, in order. Loading while the week is null. */
export function useAwards(leagueId: string, weekId: string | null): Loadable<Transaction[]> {
  return useLoadable<Transaction[]>(weekId === null ? null : `${leagueId} ${weekId}`, async (next) => {
    const { watchAwards } = await import('@/data/claims');
    return watchAwards(leagueId, weekId ?? '', next);
  });
}
