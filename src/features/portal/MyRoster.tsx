'use client';

import { Button, Card, ShieldLogo, SquadButton, UnitBadge, spineOf } from '@/components';
import { formatPoints } from '@/domain/kernel/hundredths';
import type { MoveLine } from '@/domain/moves/portal/movePreview';
import { SCHOOLS } from '@/domain/football/schools';
import { schoolOf, squadName, unitOf, type SquadId } from '@/domain/football/squads';
import type { Week } from '@/domain/football/weeks';
import type { PortalSquad } from './portalView';

/** The user's roster in the order of this week's lineup, with a button to drop each squad. */
export function MyRoster({
  lines,
  squads,
  week = null,
  owned,
  size,
  onDrop,
  className,
}: {
  /** The roster's spots, as `movePreview` has them without a move. */
  lines: readonly MoveLine[];
  squads: Readonly<Record<SquadId, PortalSquad>>;
  /** The week that `squads` are about; null is the current one. */
  week?: Week | null;
  owned: number;
  size: number;
  /** Null while squads can't be dropped. */
  onDrop: ((squad: SquadId) => void) | null;
  className?: string;
}) {
  const bye = week === null ? 'Bye this week' : `Bye in week ${String(week.week)}`;
  return (
    <Card
      flush
      title="Your roster"
      aside={
        <span className="text-sm text-ink-muted figures">
          {owned} of {size}
        </span>
      }
      {...(className === undefined ? {} : { className })}
    >
      <ul className="divide-y divide-line">
        {lines.map(({ key, spot, after: squad }) => (
          <li
            key={key}
            className="flex min-h-14 items-center gap-2 px-3 py-1"
            style={squad === null ? undefined : spineOf(squad)}
          >
            <UnitBadge unit={spot === 'BENCH' ? 'BN' : spot} />
            {squad === null ? (
              <span className="text-ink-muted">Empty slot</span>
            ) : (
              <>
                <SquadButton
                  squad={squad}
                  className="flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-control -outline-offset-3"
                >
                  <ShieldLogo code={schoolOf(squad)} size={28} />
                  <span className="min-w-0">
                    <span className="block truncate leading-tight font-semibold">
                      {SCHOOLS[schoolOf(squad)].name} {unitOf(squad)}
                    </span>
                    <span className="block text-xs text-ink-muted figures">
                      {squads[squad].bye ? bye : `Projected ${formatPoints(squads[squad].projected)}`}
                    </span>
                  </span>
                </SquadButton>
                {onDrop !== null && !squads[squad].locked && (
                  <Button
                    size="small"
                    variant="quiet"
                    aria-label={`Drop ${squadName(squad)}`}
                    onClick={() => onDrop(squad)}
                  >
                    Drop
                  </Button>
                )}
              </>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
