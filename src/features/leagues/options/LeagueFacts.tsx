import { rosterSize } from '@/domain/lineup/slots';
import { formatTimeAndZone } from '@/domain/kernel/times';
import { CalendarClock, ListChecks, Target, Timer, Users, SlidersHorizontal, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatCount } from '@/domain/kernel/formatCount';
import { formatLeagueKind } from '@/domain/league/options/describeOptions';
import { formatScoring } from '@/domain/scoring/formatScoring';
import type { LeaguePreview } from '@/domain/league/types';
import { formatPickClock } from '@/domain/league/options/pickClock';
import { canTakeOver } from '@/domain/league/joinCodes';

/**
 * What a league offers, a line each: spots or vacant teams, draft time, pick clock, scoring, roster and what sets
 * it apart. A preview without details has only the first.
 */
export function LeagueFacts({ preview }: { preview: LeaguePreview }) {
  const { seats, capacity, details, draftStatus } = preview;
  const kind = details === null ? '' : formatLeagueKind(details);
  const vacant = canTakeOver(preview) ? Object.keys(preview.vacant).length : 0;
  return (
    <dl className="grid grid-cols-1 gap-1 text-left text-sm">
      <Detail Icon={Users} term="Spots">
        <b className="figures">
          {vacant === 0
            ? `${String(seats)} of ${String(capacity)} spots filled`
            : `${formatCount(vacant, 'team needs', 'teams need')} a manager`}
        </b>
      </Detail>
      {details !== null && (
        <>
          <Detail Icon={CalendarClock} term="Draft">
            {draftStatus === 'complete'
              ? 'The draft is over'
              : draftStatus === 'active'
                ? 'The draft is on'
                : details.draftAt === null
                  ? 'Draft time not set yet'
                  : `Draft on ${formatTimeAndZone(details.draftAt)}`}
          </Detail>
          {draftStatus !== 'complete' && (
            <Detail Icon={Timer} term="Pick clock">
              {formatPickClock(details.clockSeconds)} per pick
            </Detail>
          )}
          <Detail Icon={Target} term="Scoring">
            <span className="block first-letter:uppercase">{formatScoring(details.scoring)}</span>
          </Detail>
          <Detail Icon={ListChecks} term="Roster">
            {formatCount(rosterSize(details.slots, 0), 'starter')}, {details.benchSize} bench
          </Detail>
          {kind !== '' && (
            <Detail Icon={SlidersHorizontal} term="Kind">
              <span className="block first-letter:uppercase">{kind}</span>
            </Detail>
          )}
        </>
      )}
    </dl>
  );
}

function Detail({ Icon, term, children }: { Icon: LucideIcon; term: string; children: ReactNode }) {
  return (
    <div className="flex items-start gap-2">
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-muted" />
      <dt className="sr-only">{term}</dt>
      <dd className="min-w-0 text-pretty">{children}</dd>
    </div>
  );
}
