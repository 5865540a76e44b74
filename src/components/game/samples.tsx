import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { formatPoints } from '@/domain/kernel/hundredths';
import { schoolOf, squadName, type SquadId } from '@/domain/football/squads';
import { Badge } from '../ui/Badge';
import { SAMPLE, SAMPLE_TOTALS } from './sampleMatchup';
import { ShieldLogo, UnitBadge } from './roster/squadLabels';

/** A picture of what a page will show, marked as a sample. Screen readers get only its caption. */
function Sample({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <figure className="mx-auto w-full max-w-xl overflow-hidden rounded-card border border-dashed border-line-strong bg-surface">
      <figcaption className="flex items-center justify-between gap-3 border-b border-line px-4 py-2.5 text-sm text-ink-muted">
        {caption}
        <Badge tone="info">Sample</Badge>
      </figcaption>
      <div aria-hidden>{children}</div>
    </figure>
  );
}

/** What a roster looks like once there is one. */
export function SampleRoster() {
  return (
    <Sample caption="Your lineup after the draft">
      <ul>
        {SAMPLE.map(({ slot, home, homePoints }) => (
          <li key={slot} className="flex h-12 items-center gap-2.5 border-b border-line px-4 last:border-b-0">
            <span className="w-12 shrink-0">
              <UnitBadge unit={slot} />
            </span>
            <ShieldLogo code={schoolOf(home)} size={28} lazy />
            <span className="min-w-0 flex-1 truncate font-semibold">{squadName(home)}</span>
            <span className="font-bold figures">{formatPoints(homePoints)}</span>
          </li>
        ))}
      </ul>
    </Sample>
  );
}

/** What a matchup looks like once there is one. */
export function SampleMatchup() {
  return (
    <Sample caption="A matchup on Saturday">
      <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-end gap-3 border-b border-line bg-turf px-4 py-3">
        <Total team="Your team" points={SAMPLE_TOTALS.home} />
        <span className="pb-1 text-sm text-ink-muted">vs.</span>
        <Total team="Third and Long" points={SAMPLE_TOTALS.away} right />
      </div>
      <ul>
        {SAMPLE.map(({ slot, home, homePoints, away, awayPoints }) => (
          <li
            key={slot}
            className="grid h-12 grid-cols-[minmax(0,1fr)_3.25rem_minmax(0,1fr)] items-center gap-2 border-b border-line px-4 last:border-b-0"
          >
            <Side squad={home} points={homePoints} won={homePoints > awayPoints} />
            <span className="text-center text-xs font-semibold text-ink-muted">{slot}</span>
            <Side squad={away} points={awayPoints} won={awayPoints > homePoints} right />
          </li>
        ))}
      </ul>
    </Sample>
  );
}

function Total({ team, points, right = false }: { team: string; points: number; right?: boolean }) {
  return (
    <div className={clsx('min-w-0', right && 'text-right text-ink-muted')}>
      <p className="truncate text-sm font-semibold">{team}</p>
      <p className="display text-3xl">{formatPoints(points)}</p>
    </div>
  );
}

function Side({
  squad,
  points,
  won,
  right = false,
}: {
  squad: SquadId;
  points: number;
  won: boolean;
  right?: boolean;
}) {
  return (
    <span className={clsx('flex min-w-0 items-center gap-2', right && 'flex-row-reverse text-right')}>
      <ShieldLogo code={schoolOf(squad)} size={24} lazy />
      <span className="min-w-0 flex-1 truncate text-sm font-semibold">{schoolOf(squad)}</span>
      <span className={clsx('text-sm font-bold figures', !won && 'text-ink-muted')}>{formatPoints(points)}</span>
    </span>
  );
}
