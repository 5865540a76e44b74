import { Trophy } from 'lucide-react';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { ordinal } from '@/domain/kernel/ordinal';
import type { League } from '@/domain/league/types';
import { formatRecord } from '@/domain/scoring/formatScores';
import type { Career, LeagueRecord } from '@/domain/season/history/career';
import { Badge } from '../../ui/Badge';
import { Card } from '../../ui/Card';
import { Fact } from '../../ui/Fact';
import { PointsFigure } from '../PointsFigure';

/** A person's record, trophies and best week over their leagues, and each league with a link. */
export function CareerCard({
  title,
  career: { leagues, best, ...record },
  count,
  href,
  children,
}: {
  title: string;
  career: Career;
  /** The number of leagues, those before their draft included. */
  count: number;
  href: (league: League) => string;
  /** In place of the leagues while none has drafted. */
  children?: ReactNode;
}) {
  return (
    <Card flush title={title}>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 border-b border-line bg-turf px-4 py-4 sm:grid-cols-4 sm:px-5">
        <Fact figure="display text-2xl" label="Won-lost">
          {formatRecord(record)}
        </Fact>
        <Fact figure="display text-2xl" label="Leagues">
          {count}
        </Fact>
        <Fact figure="display text-2xl" label="Trophies">
          {leagues.filter(({ champion }) => champion).length}
        </Fact>
        <Fact figure="display text-2xl" label={best === null ? 'Best week' : `Best week (Week ${String(best.week)})`}>
          <PointsFigure hundredths={best?.points ?? null} size="medium" />
        </Fact>
      </dl>
      {leagues.length === 0 ? (
        children
      ) : (
        <ul className="divide-y divide-line">
          {leagues.map((one) => (
            <LeagueLine key={one.league.id} record={one} href={href(one.league)} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function LeagueLine({ record: { league, standing, of, champion }, href }: { record: LeagueRecord; href: string }) {
  return (
    <li>
      <Link
        href={href}
        className="flex min-h-14 items-center gap-3 px-4 py-2 -outline-offset-3 hover:bg-sunken sm:px-5"
      >
        {champion && <Trophy aria-hidden className="size-6 shrink-0 text-accent" />}
        <span className="min-w-0 flex-1">
          <span dir="auto" className="line-clamp-2 font-semibold wrap-anywhere">
            {league.name}
          </span>
          <span className="text-sm text-ink-muted">
            {standing === null
              ? `Starts in week ${String(league.firstWeek)}`
              : `${formatRecord(standing)}, ${ordinal(standing.rank)} of ${String(of)} in the standings`}
          </span>
        </span>
        {champion && <Badge tone="good">{league.season} champion</Badge>}
      </Link>
    </li>
  );
}
