import { IntentLink, PointsFigure } from '@/components';
import type { League } from '@/domain/league/types';
import type { LeagueWeekView } from '@/domain/season/matchups/leagueWeekView';

/** The user's scores of matchups in play, which stay in sight above the games on a narrow screen. */
export function LiveScores({ views }: { views: readonly (LeagueWeekView & { league: League })[] }) {
  const live = views.flatMap(({ league, progress, me, opponent }) =>
    progress === 'live' && opponent !== null ? [{ league, sides: [me, opponent] as const }] : [],
  );
  if (live.length === 0) return null;
  return (
    <ul
      aria-label="Live scores"
      className="sticky top-0 z-10 -mx-4 mb-4 border-y border-line bg-surface sm:-mx-6 lg:hidden"
    >
      {live.map(({ league, sides: [me, opponent] }) => (
        <li key={league.id}>
          <IntentLink
            href={`/matchups?league=${league.id}`}
            className="grid min-h-(--target) grid-cols-[minmax(0,1fr)_auto_auto_minmax(0,1fr)] items-center gap-2 px-4 text-sm sm:px-6"
          >
            <bdi className="truncate">{me.team}</bdi>
            <PointsFigure hundredths={me.begun ? me.projection.now : null} size="small" />
            <PointsFigure hundredths={opponent.begun ? opponent.projection.now : null} size="small" />
            <bdi className="truncate text-right">{opponent.team}</bdi>
          </IntentLink>
        </li>
      ))}
    </ul>
  );
}
