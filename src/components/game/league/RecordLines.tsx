import type { LeagueId, TeamId } from '@/domain/kernel/ids';
import type { RecordLine } from '@/domain/season/history/recordLines';
import { Badge } from '../../ui/Badge';
import { TeamLink } from './TeamLink';

/** Records or awards: what for, who holds it, the number and how it came about. */
export function RecordLines({
  lines,
  leagueId,
  me,
}: {
  lines: readonly RecordLine[];
  leagueId: LeagueId;
  me: TeamId | null;
}) {
  return (
    <dl className="divide-y divide-line">
      {lines.map(({ key, label, figure, manager, team, detail }) => (
        <div key={key} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-4 py-2.5 sm:px-5">
          <dt className="text-sm font-semibold text-ink-muted">{label}</dt>
          <dd className="row-span-2 text-xl font-bold figures">{figure}</dd>
          <dd className="min-w-0">
            <span className="flex flex-wrap items-center gap-x-2">
              {manager === null ? (
                <span className="font-semibold">{team}</span>
              ) : (
                <TeamLink leagueId={leagueId} manager={manager} className="font-semibold wrap-anywhere">
                  <span dir="auto">{team}</span>
                </TeamLink>
              )}
              {manager !== null && manager === me && <Badge>You</Badge>}
            </span>
            {detail !== '' && <span className="block text-sm wrap-anywhere text-ink-muted">{detail}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
