'use client';

import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { Fragment, useId, useState } from 'react';
import { Badge, Card, PointsFigure, FailureNotice } from '@/components';
import { formatFixture } from '@/domain/football/fixtures';
import { formatPoints } from '@/domain/kernel/hundredths';
import type { Loadable } from '@/domain/kernel/loadable';
import { playersInWeek, type PlayerPoints, type SchoolPlayers } from '@/domain/scoring/players';
import { formatTerm, type Scoring } from '@/domain/scoring/scoreSquad';
import type { LogGame } from '@/domain/scoring/squadLog';
import { squadName, unitOf, type SquadId } from '@/domain/football/squads';
import { formatResult, formatStats, type SquadRow } from './squadView';

export interface GameLogProps {
  squad: SquadId;
  rows: readonly SquadRow[];
  scoring: Scoring;
  players: Loadable<SchoolPlayers | null>;
  /** Called when the first game is opened: who made the points isn't loaded before. */
  onOpen: () => void;
}

/** A squad's games so far. Each opens to show how its points add up and who made them. */
export function GameLog({ squad, rows, scoring, players, onOpen }: GameLogProps) {
  const [open, setOpen] = useState<number | null>(null);
  const id = useId();
  return (
    <Card flush title="Game log">
      {rows.length === 0 ? (
        <p className="px-4 py-4 text-ink-muted sm:px-5">No games yet this season.</p>
      ) : (
        <table className="w-full border-collapse text-left">
          <caption className="sr-only">Games of {squadName(squad)}</caption>
          <thead>
            <tr className="border-b border-line-strong text-sm text-ink-muted">
              <th scope="col" className="w-14 py-2 pl-4 font-semibold sm:pl-5">
                Week
              </th>
              <th scope="col" className="px-2 py-2 font-semibold">
                Game
              </th>
              <th scope="col" className="py-2 text-right font-semibold">
                Points
              </th>
              <th scope="col" className="w-12 py-2 sm:w-14">
                <span className="sr-only">Details</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => {
              const isOpen = open === row.week;
              return (
                <Fragment key={row.week}>
                  <Row
                    row={row}
                    isOpen={isOpen}
                    panel={`${id}-${String(row.week)}`}
                    onPress={() => {
                      onOpen();
                      setOpen(isOpen ? null : row.week);
                    }}
                  />
                  {isOpen && row.played !== null && (
                    <tr className="border-b border-line bg-sunken">
                      <td id={`${id}-${String(row.week)}`} colSpan={4} className="px-4 py-3 sm:px-5">
                        <Details squad={squad} game={row.played} scoring={scoring} players={players} />
                      </td>
                    </tr>
                  )}
                </Fragment>
              );
            })}
          </tbody>
        </table>
      )}
    </Card>
  );
}

function Row({
  row: { week, fixture, played },
  isOpen,
  panel,
  onPress,
}: {
  row: SquadRow;
  isOpen: boolean;
  panel: string;
  onPress: () => void;
}) {
  const result = formatResult(played?.game ?? null);
  return (
    <tr className="border-b border-line last:border-b-0">
      <th scope="row" className="py-2 pl-4 align-top font-bold figures sm:pl-5">
        {week}
      </th>
      <td className="px-2 py-2 leading-snug wrap-anywhere">
        {fixture === null ? (
          <span className="text-ink-muted">Bye</span>
        ) : (
          <>
            <span className="flex flex-wrap items-center gap-x-2">
              {formatFixture(fixture)}
              {result !== null && <span className="text-sm whitespace-nowrap text-ink-muted figures">{result}</span>}
              {played?.points.state === 'live' && <Badge tone="warn">Live</Badge>}
            </span>
            {played === null ? (
              <span className="block text-sm text-ink-muted">Stats aren’t in yet</span>
            ) : (
              <span className="block text-sm text-ink-muted figures">{formatStats(played.points.terms)}</span>
            )}
          </>
        )}
      </td>
      <td className="py-2 text-right align-top">
        {played !== null && <PointsFigure hundredths={played.points.hundredths} size="small" />}
      </td>
      <td className="pr-1 text-right align-top sm:pr-2">
        {played !== null && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? panel : undefined}
            aria-label={`Week ${String(week)}: scoring details`}
            onClick={onPress}
            className="inline-grid pressable place-items-center rounded-control hover:bg-sunken"
          >
            <ChevronDown aria-hidden className={clsx('size-5 text-ink-muted', isOpen && 'rotate-180')} />
          </button>
        )}
      </td>
    </tr>
  );
}

function Details({
  squad,
  game: { week, points },
  scoring,
  players,
}: {
  squad: SquadId;
  game: LogGame;
  scoring: Scoring;
  players: Loadable<SchoolPlayers | null>;
}) {
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 sm:gap-6">
      <section>
        <h3 className="text-sm font-semibold">How it adds up</h3>
        {points.terms.length === 0 ? (
          <p className="text-sm text-ink-muted">No stat line for this game.</p>
        ) : (
          <ul className="text-sm figures">
            {points.terms.map((term) => (
              <li key={term.label}>{formatTerm(term)}</li>
            ))}
            <li className="mt-1 border-t border-line pt-1 font-semibold">Total {formatPoints(points.hundredths)}</li>
          </ul>
        )}
      </section>
      {/* The players of a game are known from its end on, so that none of them gives a running game away. */}
      {points.state === 'final' && <Players squad={squad} week={week} scoring={scoring} players={players} />}
    </div>
  );
}

function Players({
  squad,
  week,
  scoring,
  players,
}: {
  squad: SquadId;
  week: number;
  scoring: Scoring;
  players: Loadable<SchoolPlayers | null>;
}) {
  if (players.state === 'loading') {
    return (
      <p role="status" className="text-sm text-ink-muted">
        Loading the players
      </p>
    );
  }
  if (players.state === 'failed') {
    return <FailureNotice>{players.message}</FailureNotice>;
  }
  const unit = unitOf(squad);
  const made = players.state === 'ready' ? playersInWeek(players.value, unit, week, scoring) : [];
  if (made.length === 0) return null;
  return (
    <section>
      <h3 className="text-sm font-semibold">Who scored</h3>
      <ul className="grid gap-1 text-sm">
        {made.map((player) => (
          <li key={player.name} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3">
            <span className="font-semibold">{player.name}</span>
            <span className="text-right figures">{formatPoints(player.hundredths)}</span>
            <span className="col-span-2 text-ink-muted figures">{formatStats(player.terms)}</span>
          </li>
        ))}
      </ul>
      <UnclaimedNote unit={unit} players={made} />
    </section>
  );
}

/** Why the players’ points don't add up to the squad's. */
function UnclaimedNote({ unit, players }: { unit: string; players: readonly PlayerPoints[] }) {
  const noDistance = players.filter(({ terms }) => terms.some(({ label }) => label.includes('distance unknown')));
  const note =
    unit === 'DST'
      ? 'Fumbles recovered, safeties and points allowed are the whole unit’s.'
      : unit === 'K' && noDistance.length > 1
        ? 'Several kickers made field goals, so theirs count without their distance.'
        : null;
  return note === null ? null : <p className="mt-1 text-xs text-ink-muted">{note}</p>;
}
