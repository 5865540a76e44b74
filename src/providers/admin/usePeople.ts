import type { Uid } from '@/domain/kernel/ids';
import { loaded, valueOr, type Loadable } from '@/domain/kernel/loadable';
import type { Person, PersonLeague } from '@/domain/admin/people';
import { useLoadable } from '@/hooks/useLoadable';

/** The people that a search finds; loading without a text. `attempt` differs when it's to be searched again. */
export function usePeople(text: string, attempt: number): Loadable<Person[]> {
  return useLoadable<Person[]>('people', text === '' ? null : `${String(attempt)} ${text}`, async (next) => {
    const { findPeople } = await import('@/data/admin/people');
    const found = await findPeople(text);
    next(loaded(found));
    return null;
  });
}

/**
 * The names of people by uid, without those whose account was deleted; null until they're known, and if they can't be
 * loaded.
 */
export function useNames(uids: readonly string[]): Readonly<Record<string, string>> | null {
  const wanted = [...new Set(uids)].sort();
  const names = useLoadable<Record<string, string>>(
    'names',
    wanted.length === 0 ? null : wanted.join(' '),
    async (next) => {
      const { findNames } = await import('@/data/admin/people');
      const found = await findNames(wanted);
      next(loaded(found));
      return null;
    },
  );
  return valueOr(names, null);
}

/** The leagues of a person; loading without one. */
export function usePersonLeagues(uid: Uid | null): Loadable<PersonLeague[]> {
  return useLoadable<PersonLeague[]>('person’s leagues', uid, async (next) => {
    const { getPersonLeagues } = await import('@/data/admin/people');
    const found = await getPersonLeagues(uid ?? '');
    next(loaded(found));
    return null;
  });
}
