import { clsx } from 'clsx';
import { Card } from '@/components';
import type { TeamId } from '@/domain/kernel/ids';
import { formatRecord } from '@/domain/scoring/formatScores';
import { formatGamesBehind } from '@/domain/season/standings';
import type { DivisionTable } from './standingsView';

/** The teams of each division, with their record and the games behind its leader. */
export function Divisions({ divisions, me }: { divisions: readonly DivisionTable[]; me: TeamId }) {
  return (
    <Card title="Divisions" flush>
      {divisions.map(({ name, lines }) => (
        <section key={name}>
          <h3 className="px-4 pt-4 pb-2 sm:px-5">{name}</h3>
          <ol className="divide-y divide-line border-t border-line">
            {lines.map(({ manager, team, behind, ...record }) => (
              <li
                key={manager}
                className={clsx('flex justify-between gap-4 px-4 py-2 sm:px-5', manager === me && 'bg-warn-ground')}
              >
                <span dir="auto" className="min-w-0 leading-tight font-semibold wrap-anywhere">
                  {team}
                </span>
                <span className="text-right text-sm whitespace-nowrap text-ink-muted figures">
                  {formatRecord(record)}
                  {behind > 0 && `, ${formatGamesBehind(behind)} back`}
                </span>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </Card>
  );
}
