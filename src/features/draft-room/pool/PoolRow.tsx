'use client';

import { clsx } from 'clsx';
import { ListCheck, ListPlus, Star } from 'lucide-react';
import { memo } from 'react';
import { ShieldLogo, SquadButton, spineOf } from '@/components';
import { formatByes } from '@/domain/football/byes';
import { SCHOOLS } from '@/domain/football/schools';
import { schoolOf, squadName, unitOf, type SquadId } from '@/domain/football/squads';
import { DraftButton } from '../shared/DraftButton';
import type { PoolRow } from './poolView';

interface Props {
  row: PoolRow;
  /** The index of the row in the filtered and sorted list. */
  index: number;
  /** Why the unit is capped for the manager who is picking, or null. */
  reason: string | null;
  /** The byes that it shares with a squad of its unit that the manager has: `4, 10`; empty without any. */
  sameByes: string;
  queued: boolean;
  watched: boolean;
  /** Whether the Tab key reaches the row's controls. */
  active: boolean;
  onDraft: ((squad: SquadId) => void) | undefined;
  onQueue: ((squad: SquadId) => void) | undefined;
  onWatch: (squad: SquadId) => void;
}

const iconButton = 'inline-grid h-11 w-10 shrink-0 place-items-center rounded-control hover:bg-sunken';

/**
 * A free squad. The Draft button never appears where another button was, so a click meant for the queue can't draft
 * just as a turn begins.
 */
export const PoolRowLine = memo(function PoolRowLine(props: Props) {
  const { row, index, reason, sameByes, queued, watched, active, onDraft, onQueue, onWatch } = props;
  const { squad, rank, hundredths, byes } = row;
  const school = SCHOOLS[schoolOf(squad)];
  const unit = unitOf(squad);
  const name = squadName(squad);
  const capped = reason !== null;
  const tabIndex = active ? 0 : -1;
  return (
    <tr
      data-row={index}
      aria-rowindex={index + 2}
      className={clsx('h-12 *:border-b *:border-line md:h-14', capped && 'text-ink-muted')}
    >
      <td className="pl-1" style={spineOf(squad)}>
        <button
          type="button"
          data-act="watch"
          tabIndex={tabIndex}
          aria-pressed={watched}
          aria-label={`Watch ${name}`}
          className={clsx(iconButton, watched ? 'text-accent' : 'text-ink-muted')}
          onClick={() => onWatch(squad)}
        >
          <Star aria-hidden className={clsx('size-5', watched && 'fill-current')} />
        </button>
      </td>
      <td className="text-center text-sm text-ink-muted figures max-sm:hidden">{rank}</td>
      <th scope="row" className="relative max-w-0 font-normal">
        <ShieldLogo
          code={school.code}
          size={30}
          className="pointer-events-none absolute top-1/2 left-1 -translate-y-1/2"
        />
        <SquadButton
          squad={squad}
          tabIndex={tabIndex}
          className="absolute inset-0 block w-full content-center truncate rounded-control pl-11 leading-tight font-semibold"
        >
          {school.shortName} {/* A phone has no column for the rank. */}
          <span
            data-rank={rank}
            className={clsx(
              "block truncate text-xs font-normal figures before:mr-1 before:content-['#'_attr(data-rank)] sm:before:content-none",
              sameByes === '' ? 'text-ink-muted' : 'text-warn',
            )}
          >
            <b data-unit={unit} className="mr-1 rounded-sm unit-tint px-1">
              {unit}
            </b>{' '}
            {capped ? 'capped, ' : ''}
            {formatSame(byes, sameByes)}
          </span>
        </SquadButton>
      </th>
      <td className="pr-1 text-right font-semibold figures">{(hundredths / 100).toFixed(1)}</td>
      <td className="pr-2 text-right whitespace-nowrap">
        {onQueue !== undefined && (
          <button
            type="button"
            data-act="queue"
            tabIndex={tabIndex}
            aria-pressed={queued}
            aria-label={`Queue ${name}`}
            className={clsx(iconButton, 'align-top', queued && 'text-good')}
            onClick={() => onQueue(squad)}
          >
            {queued ? <ListCheck aria-hidden className="size-5" /> : <ListPlus aria-hidden className="size-5" />}
          </button>
        )}
        {onDraft !== undefined && <DraftButton squad={squad} reason={reason} onDraft={onDraft} tabIndex={tabIndex} />}
      </td>
    </tr>
  );
});

/** `bye 4, 10`, or which of the weeks are shared: `same bye 4`, `same byes`. */
function formatSame(byes: readonly number[], same: string): string {
  if (same === '') return formatByes(byes);
  return byes.length > 1 && same === byes.join(', ') ? 'same byes' : `same bye ${same}`;
}
