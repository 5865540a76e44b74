import { useRouter } from 'next/navigation';
import type { LeaguePreview } from '@/domain/league/types';
import { useSubmit } from '@/hooks/useSubmit';
import { useAuth } from '../account/AuthProvider';

/** Joins a league's next season and goes to it. `error` is why the last attempt failed. */
export function useJoinNextSeason(): { busy: boolean; error: string | null; join: (preview: LeaguePreview) => void } {
  const { user } = useAuth();
  const router = useRouter();
  const { busy, error, submit } = useSubmit('You weren’t added to the league. Check your connection and try again.');
  const join = async (preview: LeaguePreview) => {
    if (user === null) return;
    const { uid, username, displayName, profilePicUrl, favoriteTeam } = user;
    const joined = await submit(async () => {
      const { joinNextSeason } = await import('@/data/league/nextSeason');
      return joinNextSeason(preview, { uid, username, displayName, profilePicUrl, favoriteTeam });
    });
    if (joined.ok) router.push(`/leagues?league=${joined.value}`);
  };
  return { busy, error: error?.message ?? null, join: (preview) => void join(preview) };
}
