import { Notice } from '@/components';
import { isolated } from '@/domain/kernel/isolated';
import type { League } from '@/domain/league/types';
import type { Week } from '@/domain/football/weeks';
import { formatLockedWeek } from './lineupMoves';

/** Says why a week's lineup can't be changed, or doesn't count. Nothing for an ordinary week that can be set. */
export function WeekNotices({
  league,
  week,
  isPast,
  editable,
  failed,
}: {
  league: League;
  week: Week;
  isPast: boolean;
  editable: boolean;
  /** Whether the week couldn't be loaded, which the page says already. */
  failed: boolean;
}) {
  const bestBall = league.lineups === 'best';
  const counted = isPast || week.lastFinal !== null;
  return (
    <>
      {week.season === null && !failed && (
        <Notice>The schedule isn’t out yet.{!bestBall && ' You can set your lineup once it is.'}</Notice>
      )}
      {!editable && week.season !== null && (
        <Notice title={bestBall && !counted ? 'Best ball: nothing to set' : undefined}>
          {bestBall
            ? counted
              ? 'This week is final. This is your best lineup, which counted.'
              : 'Your best lineup counts once the games are over. Until then, this is the one that’s expected to score most.'
            : isPast
              ? 'This week is final. This is the lineup you played.'
              : league.lineups === 'subs' && week.isCurrent
                ? formatLockedWeek(week)
                : 'You can set this lineup when the week opens. Until then, the one before it carries over.'}
        </Notice>
      )}
      {week.week < league.firstWeek && (
        <Notice title={`${isolated(league.name)} starts in week ${String(league.firstWeek)}`}>
          {bestBall
            ? 'This week doesn’t count.'
            : `This week’s lineup doesn’t count. It carries over to week ${String(league.firstWeek)} unless you change it.`}
        </Notice>
      )}
    </>
  );
}
