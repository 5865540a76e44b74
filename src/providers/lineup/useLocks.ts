import { useMemo } from 'react';
import type { SchoolCode } from '@/domain/football/schools';
import { type Kickoffs } from '@/domain/football/kickoffs';
import { lockedSchools } from '@/domain/football/locks';
import { useTimed } from '../kernel/useTimed';

const NONE: ReadonlySet<SchoolCode> = new Set();

/** The schools that have kicked off by the server's clock. Updates when the next one kicks off. */
export function useLocks(kickoffs: Kickoffs | null): ReadonlySet<SchoolCode> {
  const timed = useMemo(
    () => ({
      at: (now: number) => lockedSchools(kickoffs ?? {}, now),
      times: () => Object.values(kickoffs ?? {}),
    }),
    [kickoffs],
  );
  return useTimed(timed, same) ?? NONE;
}

function same(one: ReadonlySet<SchoolCode>, other: ReadonlySet<SchoolCode>): boolean {
  return one.size === other.size && [...one].every((code) => other.has(code));
}
