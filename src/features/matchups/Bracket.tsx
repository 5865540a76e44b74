'use client';

import { clsx } from 'clsx';
import { ChevronLeft } from 'lucide-react';
import Link from 'next/link';
import { useMemo } from 'react';
import { Badge, Card, EmptyState, Notice, PointsFigure, TeamLink } from '@/components';
import { formatWeeks } from '@/domain/football/weeks';
import type { LeagueId, TeamId } from '@/domain/kernel/ids';
import { isolated } from '@/domain/kernel/isolated';
import type { LeagueSeason } from '@/domain/season/leagueSeason';
import { bracketView, type BracketLine, type BracketPart, type BracketTie } from './bracketView';

/**
 * The playoff bracket: the title first, then the games for the other places. Before the playoffs, as the standings are
 * now.
 */
export function Bracket({ season, me }: { season: LeagueSeason; me: TeamId }) {
  const view = useMemo(() => bracketView(season), [season]);
  if (view === null) {
    return (
      <EmptyState title="No playoffs">
        {isolated(season.league.name)} started too late for playoffs. The standings decide who wins.
      </EmptyState>
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {!view.settled && (
        <Notice title="If the season ended today">
          The playoffs start in week {view.from}. Seeds change with the standings until then.
        </Notice>
      )}
      {view.parts.map((part, i) => (
        <Part key={part.key} part={part} leagueId={season.league.id} linked={view.settled && i === 0} me={me} />
      ))}
      <p className="text-sm text-ink-muted">
        The number before a team is its seed: its place in the standings after the regular season. The higher seed wins
        a tie.
        {view.roundLength === 2 && ' Each round takes two weeks, and the points of both count.'}
        {view.reseeds && ' After each round, the highest seed left plays the lowest.'}
      </p>
    </div>
  );
}

const LINE = 'absolute w-5 border-line-strong max-lg:hidden';

/** The line from a game to the next round's, half of which is drawn from each side. */
function LineOut({ at }: { at: number }) {
  return (
    <span
      aria-hidden
      className={clsx(
        LINE,
        'left-full h-[calc(50%+0.375rem)] border-r-2',
        at % 2 === 0 ? 'top-1/2 rounded-tr border-t-2' : 'bottom-1/2 rounded-br border-b-2',
      )}
    />
  );
}

const COLUMNS: Readonly<Record<number, string>> = { 2: 'lg:grid-cols-2', 3: 'lg:grid-cols-3' };

/**
 * One part of the bracket: a column for each round, or one below the other where columns have no room for names.
 * `linked`: whether its weeks have links to their matchups.
 */
function Part({ part, leagueId, linked, me }: { part: BracketPart; leagueId: LeagueId; linked: boolean; me: TeamId }) {
  const rows = Math.max(...part.rounds.map(({ games, main, span }) => main * span + games.length - main));
  return (
    <Card title={part.title}>
      <div className={clsx('grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-3', COLUMNS[part.rounds.length])}>
        {part.rounds.map(({ weeks, games, main, leads, span }, round) => (
          <section
            key={weeks[0]}
            aria-label={`${part.title}, ${titleOf(weeks).toLowerCase()}`}
            className="grid min-w-0 grid-cols-[minmax(0,1fr)] lg:grid-rows-subgrid"
            style={{ gridRow: `span ${String(rows + 1)}` }}
          >
            <div className="flex items-center justify-between gap-3">
              <h3 className="text-base">{titleOf(weeks)}</h3>
              {linked && (
                <span className="flex gap-3">
                  {weeks.map((week) => (
                    <Link
                      key={week}
                      href={`/matchups?league=${leagueId}&week=${String(week)}`}
                      className="inline-flex min-h-(--target) items-center text-sm underline"
                    >
                      <span>
                        Week {week} <span className={weeks.length > 1 ? 'sr-only' : undefined}>matchups</span>
                      </span>
                    </Link>
                  ))}
                </span>
              )}
            </div>
            <ul
              className="grid grid-cols-[minmax(0,1fr)] gap-y-3 lg:grid-rows-subgrid"
              style={{ gridRow: `span ${String(rows)}` }}
            >
              {games.map((game, at) => (
                <li
                  key={game.key}
                  className="relative grid grid-cols-[minmax(0,1fr)] items-center"
                  style={at < main && span > 1 ? { gridRow: `span ${String(span)}` } : undefined}
                >
                  <Game game={game} leagueId={leagueId} me={me} />
                  {at < main && part.rounds[round - 1]?.leads === true && (
                    <span aria-hidden className={clsx(LINE, 'top-1/2 right-full border-t-2')} />
                  )}
                  {at < main && leads && <LineOut at={at} />}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Card>
  );
}

function titleOf(weeks: readonly number[]): string {
  return formatWeeks(weeks[0]!, weeks.at(-1)!);
}

function Game({ game: { label, lines, decided }, leagueId, me }: { game: BracketTie; leagueId: LeagueId; me: TeamId }) {
  return (
    <div className="rounded-card border border-line bg-raised px-3 py-2">
      <p className="pb-1 text-sm font-semibold text-ink-muted">{label}</p>
      {lines.map((line, i) => (
        <Team key={i} line={line} leagueId={leagueId} decided={decided} isMe={line.manager === me} />
      ))}
    </div>
  );
}

function Team({
  line: { manager, seed, team, points, won },
  leagueId,
  decided,
  isMe,
}: {
  line: BracketLine;
  leagueId: LeagueId;
  decided: boolean;
  isMe: boolean;
}) {
  return (
    <p className={clsx('flex min-h-8 items-center gap-2', ((decided && !won) || manager === null) && 'text-ink-muted')}>
      <span className="w-6 shrink-0 text-right text-sm text-ink-muted figures">
        {seed !== null && (
          <>
            <span className="sr-only">Seed </span>
            {seed}
          </>
        )}
      </span>
      <span dir="auto" className={clsx('min-w-0 wrap-anywhere', won && 'font-bold', manager === null && 'italic')}>
        {manager === null ? (
          team
        ) : (
          <TeamLink leagueId={leagueId} manager={manager}>
            {team}
          </TeamLink>
        )}
      </span>
      {isMe && <Badge>You</Badge>}
      {won && <span className="sr-only">Won</span>}
      {points !== null && <PointsFigure hundredths={points} size="small" className="ml-auto" />}
      {points !== null && (
        <ChevronLeft aria-hidden strokeWidth={3} className={clsx('size-4 shrink-0', !won && 'invisible')} />
      )}
    </p>
  );
}
