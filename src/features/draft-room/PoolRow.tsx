'use client';

import { clsx } from 'clsx';
import { ListPlus, ListX } from 'lucide-react';
import { ShieldLogo, UnitBadge } from '@/components';
import { formatPoints } from '@/domain/hundredths';
import { SCHOOLS } from '@/domain/schools';
import { schoolOf, squadName, unitOf, type SquadId } from '@/domain/squads';
import type { PoolRow } from './poolView';

interface Props {
  row: PoolRow;
  /** Why the unit is capped for oneself, or null. */
  reason: string | null;
  canDraft: boolean;
  /** Place in one's queue from 0, or -1. */
  place: number;
  onDraft: (squad: SquadId) => void;
  onQueue: () => void;
}

/**
 * One free squad. The Draft button has its own place and never takes that of another, so that a press meant for the queue cannot draft when
 * one's turn comes under the finger.
 */
export function PoolRowLine({ row, reason, canDraft, place, onDraft, onQueue }: Props) {
  const { squad, rank, hundredths, byes } = row;
  const school = SCHOOLS[schoolOf(squad)];
  const ready = canDraft && reason === null;
  const queued = place >= 0;
  return (
    <tr className={clsx('border-b border-line', reason !== null && 'text-ink-muted')}>
      <td className="w-8 pl-3 text-sm text-ink-muted figures">{rank}</td>
      <th scope="row" className="px-2 py-1 font-normal">
        <span className="flex items-center gap-2.5">
          <ShieldLogo code={school.code} size={30} />
          <span className="min-w-0">
            <span className="block leading-tight font-semibold">{school.name}</span>
            <span className="text-xs text-ink-muted">
              <b className="text-ink sm:hidden">{unitOf(squad)} · </b>
              {reason !== null && canDraft ? 'capped · ' : ''}
              {byes.length > 0 ? `bye ${byes.join(', ')}` : 'no bye'}
            </span>
          </span>
          <UnitBadge unit={unitOf(squad)} className="ml-auto max-sm:hidden" />
        </span>
      </th>
      <td className="px-1 text-right font-semibold figures">{formatPoints(hundredths)}</td>
      <td className="py-1 pr-2">
        <span className="flex items-center justify-end">
          <button
            type="button"
            data-act="queue"
            aria-pressed={queued}
            aria-label={queued ? `Take ${squadName(squad)} out of the queue` : `Queue ${squadName(squad)}`}
            className={clsx(
              'inline-grid pressable place-items-center rounded-control hover:bg-sunken',
              queued && 'text-accent',
            )}
            onClick={onQueue}
          >
            {queued ? <ListX aria-hidden className="size-5" /> : <ListPlus aria-hidden className="size-5" />}
          </button>
          <button
            type="button"
            data-act="draft"
            aria-disabled={!ready}
            aria-label={`Draft ${squadName(squad)}`}
            title={canDraft && reason !== null ? reason : undefined}
            className={clsx(
              'pressable rounded-control px-2.5 text-sm font-semibold',
              ready
                ? 'bg-primary text-on-primary hover:bg-primary-strong'
                : 'cursor-not-allowed border border-line text-ink-muted',
            )}
            onClick={() => ready && onDraft(squad)}
          >
            Draft
          </button>
        </span>
      </td>
    </tr>
  );
}
