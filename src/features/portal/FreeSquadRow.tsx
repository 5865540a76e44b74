'use client';

import { clsx } from 'clsx';
import { Lock, Star } from 'lucide-react';
import { memo } from 'react';
import { Badge, Button, GameLine, LineupGain, ShieldLogo, SquadButton, spineOf, SquadTitle } from '@/components';
import { formatPoints, type Hundredths } from '@/domain/kernel/hundredths';
import { schoolOf, squadName, type SquadId } from '@/domain/football/squads';
import type { PortalSquad } from './portalView';

/** A free squad: this week's game, projected and season points, and the buttons to watch and add it. */
export const FreeSquadRow = memo(function FreeSquadRow({
  row,
  index,
  watched,
  active,
  action = 'Add',
  claimed = false,
  gain,
  onWatch,
  onAdd,
}: {
  row: PortalSquad;
  /** The index of the row in the filtered and sorted list. */
  index: number;
  watched: boolean;
  /** Whether the Tab key reaches the row's controls. */
  active: boolean;
  /** What the button does: a claim is for the coming week, so a kickoff of this one doesn't matter. */
  action?: 'Add' | 'Claim';
  /** Whether the user has a claim on the squad. */
  claimed?: boolean;
  /** What the squad adds to the user's best lineup a week; undefined if nothing. */
  gain: Hundredths | undefined;
  onWatch: (squad: SquadId) => void;
  /** Null while squads can't be added. */
  onAdd: ((squad: SquadId) => void) | null;
}) {
  const { squad, projected, season, bye, locked, kickoff, game, next } = row;
  const name = squadName(squad);
  const tabIndex = active ? 0 : -1;
  return (
    <tr data-row={index} data-squad={squad} className="h-15 border-b border-line last:border-b-0">
      <td className="pl-1" style={spineOf(squad)}>
        <button
          type="button"
          data-act="watch"
          tabIndex={tabIndex}
          aria-pressed={watched}
          aria-label={`Watch ${name}`}
          className={clsx(
            'inline-grid h-11 w-10 place-items-center rounded-control hover:bg-sunken',
            watched ? 'text-accent' : 'text-ink-muted',
          )}
          onClick={() => onWatch(squad)}
        >
          <Star aria-hidden className={clsx('size-5', watched && 'fill-current')} />
        </button>
      </td>
      <th scope="row" className="w-full font-normal">
        <SquadButton
          squad={squad}
          tabIndex={tabIndex}
          className="flex min-h-14 w-full min-w-0 items-center gap-2 rounded-control py-1 -outline-offset-3"
        >
          <ShieldLogo code={schoolOf(squad)} size={32} lazy />
          <span className="min-w-0">
            <span className="block leading-tight font-semibold">
              <SquadTitle squad={squad} />
            </span>
            {(bye || kickoff !== undefined || game !== undefined) && (
              <span className="flex flex-wrap items-center gap-x-1.5 leading-tight max-sm:[&_*]:text-xs">
                <GameLine game={game} kickoff={kickoff} kickedOff={locked} />
                {locked && (
                  <Badge className="px-1.5">
                    <Lock aria-hidden className="size-3" />
                    Locked
                  </Badge>
                )}
              </span>
            )}
            {gain !== undefined && (
              <span className="block leading-tight">
                <LineupGain gain={gain} of="Lineup" size="text-xs" />
              </span>
            )}
          </span>
        </SquadButton>
      </th>
      <td className="hidden px-2 text-sm whitespace-nowrap text-ink-muted xl:table-cell">{next.join(', ')}</td>
      <td className="hidden px-2 text-right text-ink-muted figures sm:table-cell">{formatPoints(season)}</td>
      <td className="pr-2 pl-1 text-right font-semibold figures sm:pr-3">
        {bye ? (
          <span className="text-ink-muted">Bye</span>
        ) : (
          // The name's button opens the same, so the Tab key passes this one.
          <SquadButton squad={squad} tabIndex={-1} shows="projection" className="w-full text-right!">
            {formatPoints(projected)}
          </SquadButton>
        )}
        <span className="block text-xs font-normal text-ink-muted sm:hidden">{formatPoints(season)}</span>
      </td>
      {onAdd !== null && (
        <td className="pr-2 text-right">
          {claimed ? (
            <Badge tone="info">Claimed</Badge>
          ) : (
            (action === 'Claim' || !locked) && (
              <Button
                size="small"
                data-act="add"
                tabIndex={tabIndex}
                aria-label={`${action} ${name}`}
                onClick={() => onAdd(squad)}
              >
                {action}
              </Button>
            )
          )}
        </td>
      )}
    </tr>
  );
});
