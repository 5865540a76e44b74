import { formatPoints } from '@/domain/kernel/hundredths';
import type { SquadId } from '@/domain/football/squads';
import type { RestOfSeason } from '@/domain/season/moveAnalysis/restOfSeason';

/** A squad's projection, in words: `Projected 20.41, bye in week 10`. */
export function describeProjection(restOfSeason: RestOfSeason, squad: SquadId): string {
  const [points, bye] = [restOfSeason.projected(squad), restOfSeason.bye(squad)];
  const projected = points === null ? [] : [`Projected ${formatPoints(points)}`];
  const week = bye === null ? [] : [`${points === null ? 'Bye' : 'bye'} in week ${String(bye)}`];
  return [...projected, ...week].join(', ');
}

/** A squad's projected points of the week and its next bye, on a line below its name. */
export function ProjectionLine({ restOfSeason, squad }: { restOfSeason: RestOfSeason; squad: SquadId }) {
  const [points, bye] = [restOfSeason.projected(squad), restOfSeason.bye(squad)];
  return (
    <span className="block text-xs leading-tight font-normal text-ink-muted figures">
      <span aria-hidden>
        {[points !== null && formatPoints(points), bye !== null && `bye week ${String(bye)}`]
          .filter(Boolean)
          .join(', ')}
      </span>
      <span className="sr-only">{describeProjection(restOfSeason, squad)}</span>
    </span>
  );
}

/** A squad's projected points of the week, and its next bye below them. */
export function ProjectionFigures({ restOfSeason, squad }: { restOfSeason: RestOfSeason; squad: SquadId }) {
  const [points, bye] = [restOfSeason.projected(squad), restOfSeason.bye(squad)];
  return (
    <span aria-hidden className="shrink-0 text-right leading-tight figures">
      {points !== null && <span className="block text-sm font-normal">{formatPoints(points)}</span>}
      {bye !== null && <span className="block text-xs font-normal text-ink-muted">Bye week {bye}</span>}
    </span>
  );
}
