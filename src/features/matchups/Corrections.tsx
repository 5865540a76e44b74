import { Card } from '@/components';
import type { LeagueSeason } from '@/domain/season/leagueSeason';
import { formatStandingsCorrection, standingsCorrections } from './standingsCorrections';

/** What stat corrections changed after the finals, the latest week first; nothing if no team's points changed. */
export function Corrections({ season }: { season: LeagueSeason }) {
  const corrections = standingsCorrections(season).reverse();
  if (corrections.length === 0) return null;
  return (
    <Card title="Stat corrections" flush>
      <ul className="divide-y divide-line">
        {corrections.map((one) => (
          <li key={`${String(one.week)} ${one.manager}`} className="px-4 py-2 sm:px-5">
            <span dir="auto" className="block leading-tight font-semibold wrap-anywhere">
              {one.team}
            </span>
            <span className="block text-sm text-ink-muted figures">{formatStandingsCorrection(one)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
