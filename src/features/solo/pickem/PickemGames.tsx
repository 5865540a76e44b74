'use client';

import { clsx } from 'clsx';
import { Check, X } from 'lucide-react';
import { Badge, Button, Card, Moment, Select, OpponentLogo, ZoneOf, type Tone } from '@/components';
import { isSchoolCode, SCHOOLS, type SchoolCode } from '@/domain/football/schools';
import type { PickemGame, PickemOutcome, PickemRow } from '@/domain/solo/pickem';

/** The games of the week by kickoff, each with both teams to pick from, and what became of the pick. */
export function PickemGames({
  rows,
  count,
  locked,
  isCurrent,
  onPick,
  onClear,
  onConfidence,
}: {
  rows: readonly PickemRow[];
  /** How many games there are: the highest confidence. */
  count: number;
  locked: ReadonlySet<SchoolCode>;
  isCurrent: boolean;
  onPick: (school: SchoolCode, wins: boolean) => void;
  onClear: (school: SchoolCode) => void;
  onConfidence: (school: SchoolCode, confidence: number) => void;
}) {
  return (
    <Card
      title="Games"
      aside={<ZoneOf at={rows.find(({ game }) => isCurrent && !locked.has(game.key))?.game.kickoff} />}
      flush
    >
      <ul className="divide-y divide-line">
        {rows.map((row) => {
          const { game, pick } = row;
          const open = isCurrent && !locked.has(game.key);
          return (
            <li key={game.key} className="grid grid-cols-1 gap-2 p-3 sm:px-5">
              <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
                <p className="text-sm text-ink-muted">
                  <When game={game} open={open} /> {game.neutral && '(neutral)'}
                </p>
                <Outcome row={row} open={open} />
              </div>
              <div role="group" aria-label={formatGame(game)} className="grid grid-cols-2 gap-2">
                {sidesOf(game).map((side) => (
                  <Side
                    key={side.name}
                    side={side}
                    picked={pick !== null && pick.wins === side.wins}
                    open={open && game.state !== 'off'}
                    outcome={row.outcome}
                    onPick={() => onPick(game.key, side.wins)}
                  />
                ))}
              </div>
              {pick !== null && open && (
                <div className="flex items-center justify-between gap-3">
                  <label className="flex items-center gap-2 text-sm">
                    Confidence
                    <Select
                      aria-label={`Confidence, ${formatGame(game)}`}
                      value={String(pick.confidence)}
                      onChange={(event) => onConfidence(game.key, Number(event.target.value))}
                    >
                      {Array.from({ length: Math.max(count, pick.confidence) }, (_, i) => (
                        <option key={i} value={String(i + 1)}>
                          {i + 1}
                        </option>
                      ))}
                    </Select>
                  </label>
                  <Button
                    size="small"
                    variant="quiet"
                    aria-label={`Clear pick, ${formatGame(game)}`}
                    onClick={() => onClear(game.key)}
                  >
                    Clear
                  </Button>
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

interface SideOfGame {
  code: SchoolCode | null;
  name: string;
  /** Whether the key school is this one. */
  wins: boolean;
  points: number | null;
}

/** The visitors, then the home team. */
function sidesOf(game: PickemGame): [SideOfGame, SideOfGame] {
  const own = { code: game.key, name: SCHOOLS[game.key].name, wins: true, points: game.pointsFor };
  const other = {
    code: isSchoolCode(game.opponent) ? game.opponent : null,
    name: game.opponentName,
    wins: false,
    points: game.pointsAgainst,
  };
  return game.home ? [other, own] : [own, other];
}

/** `LSU at Alabama`. */
function formatGame(game: PickemGame): string {
  const [one, other] = sidesOf(game);
  return `${one.name} ${game.neutral ? 'vs.' : 'at'} ${other.name}`;
}

function Side({
  side: { code, name, points },
  picked,
  open,
  outcome,
  onPick,
}: {
  side: SideOfGame;
  picked: boolean;
  open: boolean;
  outcome: PickemOutcome;
  onPick: () => void;
}) {
  const Mark = outcome === 'wrong' ? X : Check;
  return (
    <button
      type="button"
      aria-pressed={picked}
      aria-label={points === null ? `Pick ${name}` : `Pick ${name}, ${String(points)}`}
      aria-disabled={!open}
      onClick={() => open && !picked && onPick()}
      className={clsx(
        'flex pressable w-full min-w-0 items-center gap-2 rounded-control border px-2.5 py-2 text-left aria-disabled:cursor-not-allowed',
        picked ? 'border-primary bg-raised ring-1 ring-primary' : 'border-line bg-surface',
        !picked && open && 'hover:border-line-strong',
      )}
    >
      <OpponentLogo code={code} size={28} />
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2">
        <span className={clsx('min-w-0 grow text-sm leading-tight wrap-anywhere', picked && 'font-bold')}>{name}</span>
        {points !== null && <span className="text-base font-bold figures">{points}</span>}
        {picked && <Mark aria-hidden className="size-4 shrink-0" />}
      </span>
    </button>
  );
}

function When({ game, open }: { game: PickemGame; open: boolean }) {
  if (game.state === 'final') return <b className="text-ink">Final</b>;
  if (game.state === 'live') return <Badge tone="live">Live</Badge>;
  if (game.state === 'off') return <>Called off</>;
  if (!open) return <>Locked</>;
  return game.kickoff === null ? <>Upcoming</> : <Moment at={game.kickoff} />;
}

const OUTCOMES: Record<PickemOutcome, { tone: Tone; text: string }> = {
  right: { tone: 'good', text: 'Correct' },
  wrong: { tone: 'bad', text: 'Missed' },
  ahead: { tone: 'info', text: 'Ahead' },
  behind: { tone: 'warn', text: 'Behind' },
  even: { tone: 'info', text: 'Tied' },
  open: { tone: 'plain', text: 'Picked' },
  void: { tone: 'warn', text: 'Can’t score' },
  off: { tone: 'plain', text: 'Doesn’t count' },
  none: { tone: 'plain', text: 'No pick' },
};

function Outcome({ row: { outcome, pick, points }, open }: { row: PickemRow; open: boolean }) {
  if (outcome === 'none' && open) return null;
  const { tone, text } = OUTCOMES[outcome];
  return (
    <span className="flex items-center gap-2">
      <Badge tone={tone}>{text}</Badge>
      {pick !== null && (
        <b className="text-sm figures">
          {outcome === 'right'
            ? `+${String(points)}`
            : outcome === 'wrong'
              ? `0 of ${String(pick.confidence)}`
              : pick.confidence}
        </b>
      )}
    </span>
  );
}
