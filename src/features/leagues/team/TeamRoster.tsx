import { clsx } from 'clsx';
import Link from 'next/link';
import { Badge, Card, SquadButton, SquadChip, spineOf } from '@/components';
import { squadName, type SquadId } from '@/domain/football/squads';
import { formatReplaced } from '@/domain/season/lineups/substitutions';
import type { TeamView } from './teamView';

/** A team's roster in the order of its lineup; with `tradeHref`, each squad leads to an offer. */
export function TeamRoster({
  view: { roster },
  over,
  onBlock,
  tradeHref,
}: {
  view: TeamView;
  /** Whether the season is over. */
  over: boolean;
  /** Whether a squad is on the trade block. */
  onBlock: (squad: SquadId) => boolean;
  /** The address to trade for a squad; null if the user can't. */
  tradeHref: ((squad: SquadId) => string) | null;
}) {
  return (
    <Card
      flush
      title="Roster"
      aside={<span className="text-sm text-ink-muted">{over ? 'last lineup' : 'this week’s lineup'}</span>}
    >
      <ul className="divide-y divide-line">
        {roster.map(({ squad, spot, bye, sub }) => (
          <li
            key={squad}
            className={clsx(
              'flex min-h-12 items-center gap-3 px-4 py-1.5 sm:px-5',
              spot === 'BENCH' && 'text-ink-muted',
            )}
            style={spineOf(squad)}
          >
            <span className="w-16 shrink-0 text-sm font-semibold text-ink-muted">
              {spot === 'BENCH' ? 'Bench' : spot}
            </span>
            <SquadButton
              squad={squad}
              className="grid min-h-(--target) min-w-0 flex-1 content-center rounded-control -outline-offset-3 hover:bg-sunken"
            >
              <SquadChip squad={squad} />
              {sub !== undefined && (
                <span className="pl-10 text-xs leading-tight text-ink-muted">
                  {`${spot === 'BENCH' ? 'Comes in' : 'In'} for ${formatReplaced(sub)}`}
                </span>
              )}
              {onBlock(squad) && <span className="pl-10 text-xs leading-tight text-ink-muted">On the block</span>}
            </SquadButton>
            {bye && <Badge tone="warn">Bye</Badge>}
            {tradeHref !== null && (
              <Link
                href={tradeHref(squad)}
                aria-label={`Trade for ${squadName(squad)}`}
                className="inline-flex min-h-(--target) items-center text-sm text-ink underline"
              >
                Trade
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
