import { Card, EmptyState, FailureState, GameTile, ZoneOf, type MySquads } from '@/components';
import { valueOr, type Loadable } from '@/domain/kernel/loadable';
import type { WeekResults } from '@/domain/scoring/results';
import { SCHOOLS, type SchoolCode } from '@/domain/football/schools';
import { weekGames } from '@/domain/scoring/weekGames';
import type { Week } from '@/domain/football/weeks';

/** This Saturday's games with their scores. `mine`: the user's squads in all leagues. */
export function GamesCard({
  week,
  results,
  kickedOff,
  mine,
}: {
  week: Week;
  results: Loadable<WeekResults>;
  kickedOff: ReadonlySet<SchoolCode>;
  mine: MySquads;
}) {
  if (results.state === 'failed') {
    return (
      <Card title="Games">
        <FailureState title="Couldn’t load the games" message={results.message} />
      </Card>
    );
  }
  const { games, byes } = weekGames(week, valueOr(results, null), kickedOff);
  const upcoming = games.find(({ kickoff, state }) => kickoff !== null && state === 'upcoming')?.kickoff;
  return (
    <section aria-labelledby="games" className="min-w-0">
      <div className="mb-3 flex items-baseline justify-between gap-3">
        <h2 id="games" className="text-lg">
          Week {week.week} games
        </h2>
        <ZoneOf at={upcoming} />
      </div>
      {games.length === 0 ? (
        <Card>
          <EmptyState title="No games yet">This week’s games show up here once the schedule is out.</EmptyState>
        </Card>
      ) : (
        <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-2">
          {games.map((game) => (
            <GameTile key={game.id} game={game} mine={mine} />
          ))}
        </ul>
      )}
      {games.length > 0 && byes.length > 0 && (
        <p className="mt-3 text-sm text-ink-muted">Bye: {byes.map((code) => SCHOOLS[code].name).join(', ')}</p>
      )}
    </section>
  );
}
