'use client';

import { clsx } from 'clsx';
import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import {
  Badge,
  Gridiron,
  LiveRegion,
  Origin,
  PointsFigure,
  ProgressBadge,
  SharePicture,
  TeamCrest,
  TeamLink,
  formatGameCounts,
  sideOf,
  type MatchupPicture,
} from '@/components';
import { formatSigned, formatPoints } from '@/domain/kernel/hundredths';
import { isolated } from '@/domain/kernel/isolated';
import type { TeamId } from '@/domain/kernel/ids';
import type { League } from '@/domain/league/types';
import { formatReasons, type ScoreChange } from '@/domain/scoring/scoreChanges';
import { formatSubstitution } from '@/domain/season/lineups/substitutions';
import { squadName, type SquadId } from '@/domain/football/squads';
import { PairTable } from './PairTable';
import { Timeline } from './Timeline';
import {
  benchPairs,
  formatCorrected,
  formatOutcome,
  isScored,
  starterPairs,
  type MatchupView,
  type MatchupWeek,
  type Side,
} from './matchupView';

/** One matchup in full: the score, who is ahead, both lineups slot by slot, and the benches when asked for. */
export function MatchupDetail({
  view,
  week,
  league,
  latest,
  preview,
  me,
  picture,
}: {
  view: MatchupView;
  week: MatchupWeek;
  league: League;
  /** What the latest publish changed, by squad. */
  latest: ReadonlyMap<SquadId, ScoreChange>;
  me: TeamId;
  /** What decides it, before it begins. */
  preview: readonly string[];
  /** Makes the picture to share. */
  picture: () => MatchupPicture;
}) {
  const { left, right, verdict, leader, chances, stage } = view;
  const heading = useId();
  const mine = left.manager === me;
  const begun = left.begun || right.begun;
  const scores = { league, week: week.week.week, begun, leader };
  const shared = { leftTeam: left.team, rightTeam: right.team, week, latest };
  const corrected = formatCorrected(view);
  const starters = [...left.score.starters, ...right.score.starters];
  const news = starters.flatMap(({ squad }) => latest.get(squad) ?? []);
  return (
    <section aria-labelledby={heading} className="min-w-0 rounded-card border border-line bg-surface shadow-card">
      <div className="flex min-h-13 items-center justify-between gap-3 border-b border-line px-3 py-2 sm:px-5">
        <h2 id={heading} className="shrink-0 text-lg">
          {mine ? 'Your matchup' : 'Matchup'}
        </h2>
        <span className="flex flex-wrap justify-end gap-2">
          {stage !== null && <Badge tone="info">{stage}</Badge>}
          <ProgressBadge progress={view.progress} />
        </span>
      </div>
      <div className="grid grid-cols-2 gap-x-4 gap-y-3 px-3 pt-4 pb-3 sm:px-5">
        <Scoreboard side={left} isMe={mine} {...scores} />
        <Scoreboard side={right} isMe={right.manager === me} {...scores} toRight />
        <div className="col-span-2">
          <Gridiron
            chances={chances}
            winner={sideOf(leader, left.manager, right.manager)}
            teams={[left.team, right.team]}
          />
        </div>
        <p
          className={clsx(
            'col-span-2 text-center text-balance wrap-anywhere',
            chances === null ? 'font-semibold' : 'text-sm text-ink-muted',
          )}
          data-testid="verdict"
        >
          {formatOutcome(verdict)}
        </p>
        {preview.length > 0 && (
          <ul
            aria-label="Preview"
            className="col-span-2 grid gap-0.5 text-center text-sm text-balance wrap-anywhere figures"
          >
            {preview.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
        <Substitutes side={left} />
        <Substitutes side={right} />
        {corrected !== null && (
          <p className="col-span-2 text-center text-sm text-balance text-ink-muted figures" data-testid="corrected">
            {corrected}
          </p>
        )}
      </div>
      {(view.progress === 'live' || news.length > 0) && <LatestChange changes={news} />}
      <SharePicture
        picture={() => ({ kind: 'matchup', matchup: picture() })}
        name={`matchup-week-${String(week.week.week)}`}
        title={`${left.team} and ${right.team}, week ${String(week.week.week)}`}
        className="grid justify-items-center gap-1 px-3 pb-4"
      />
      <div aria-hidden className="mx-3 border-t border-line sm:mx-5" />
      {begun && (
        <LiveRegion
          message={`${left.team} ${formatPoints(left.projection.now)}, ${right.team} ${formatPoints(right.projection.now)}`}
        />
      )}
      <PairTable
        caption={`${left.team} and ${right.team} starters`}
        pairs={starterPairs(left, right, league.slots)}
        {...shared}
      />
      {starters.some(isScored) && (
        <Fold name="timeline">
          <Timeline weekId={week.week.id} left={left} right={right} scoring={league.scoring} />
        </Fold>
      )}
      <Bench left={left} right={right} week={week} />
    </section>
  );
}

/**
 * The change of the latest publish that was worth most to either side: `+6.40 Georgia RB, 1 rushing touchdown`. Before
 * the first, its line says so, and the lineups below don't jump.
 */
function LatestChange({ changes }: { changes: readonly ScoreChange[] }) {
  const [top] = [...changes].sort((one, other) => Math.abs(other.hundredths) - Math.abs(one.hundredths));
  return (
    <div className="px-3 pb-2 text-center text-sm sm:px-5">
      <p className="line-clamp-1 min-h-[1lh]" data-testid={top && 'latest-change'}>
        {top === undefined ? (
          <span className="text-ink-muted">Waiting for the next score</span>
        ) : (
          <>
            {top.correction && (
              <>
                <Badge tone="warn">Correction</Badge>{' '}
              </>
            )}
            <b className="figures">{formatSigned(top.hundredths)}</b> {squadName(top.squad)}
            <span className="text-ink-muted">, {formatReasons(top)}</span>
          </>
        )}
      </p>
    </div>
  );
}

/** Who comes in for a side after the last kickoff, or who came in. */
function Substitutes({ side: { team, lineup, subs } }: { side: Side }) {
  if (subs.length === 0) return null;
  const isIn = subs.every(({ squad }) => !lineup.bench.includes(squad));
  return (
    <p className="col-span-2 text-center text-sm text-balance wrap-anywhere" data-testid="subs">
      {`${isolated(team)}: ${subs.map(formatSubstitution).join(', ')}${isIn ? '' : ', after the last kickoff'}.`}
    </p>
  );
}

/** Both benches, folded until they are asked for, because they don't count. */
function Bench({ left, right, week }: { left: Side; right: Side; week: MatchupWeek }) {
  const pairs = benchPairs(left, right);
  if (pairs.length === 0) return null;
  return (
    <Fold name="bench">
      <p className="px-4 pt-3 pb-1 text-center text-sm text-ink-muted">Bench points don’t count.</p>
      <PairTable
        caption={`${left.team} and ${right.team} bench`}
        pairs={pairs}
        leftTeam={left.team}
        rightTeam={right.team}
        week={week}
      />
    </Fold>
  );
}

/** A part of the card that a press shows and hides: `Show bench`. Its content is rendered only while it's shown. */
function Fold({ name, children }: { name: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="flex min-h-12 w-full items-center justify-center gap-1.5 rounded-b-card px-4 text-sm font-semibold text-ink-muted -outline-offset-2 hover:bg-sunken hover:text-ink"
      >
        {open ? `Hide ${name}` : `Show ${name}`}
        <ChevronDown aria-hidden className={clsx('size-4', open && 'rotate-180')} />
      </button>
      <div id={id} hidden={!open} className="border-t border-line">
        {open && children}
      </div>
    </>
  );
}

/**
 * A side's names, points and games. The leader is bold, with an arrow that points at the score; the other side is
 * muted.
 */
function Scoreboard({
  side,
  league,
  week,
  begun,
  isMe,
  leader,
  toRight = false,
}: {
  side: Side;
  league: League;
  week: number;
  begun: boolean;
  isMe: boolean;
  leader: string | null;
  toRight?: boolean;
}) {
  const ahead = leader === side.manager;
  const behind = leader !== null && !ahead;
  const Arrow = toRight ? ChevronRight : ChevronLeft;
  return (
    // The two sides share the row of their names, so that their points are level.
    <div
      className={clsx('grid min-w-0 gap-0.5', toRight && 'justify-items-end text-right')}
      style={{ gridRow: 'span 2', gridTemplateRows: 'subgrid' }}
      data-manager={side.manager}
    >
      <div className={clsx('flex min-h-[2.5rem] items-center gap-2', toRight && 'flex-row-reverse')}>
        <TeamCrest league={league} team={side.manager} size={32} />
        <p className={clsx('leading-tight wrap-anywhere sm:text-lg', behind ? 'text-ink-muted' : 'font-bold')}>
          <TeamLink leagueId={league.id} manager={side.manager}>
            <span dir="auto">{side.team}</span>
          </TeamLink>
        </p>
      </div>
      <div className={clsx('grid max-w-full content-start gap-0.5', toRight && 'justify-items-end')}>
        <p className="max-w-full truncate text-sm text-ink-muted">
          <bdi>{isMe ? 'You' : side.person}</bdi>, <span className="figures">{side.record}</span>
        </p>
        <p className={clsx('mt-1 flex items-center', toRight && 'flex-row-reverse', behind && 'text-ink-muted')}>
          {ahead && <span className="sr-only">Ahead: </span>}
          {begun || side.projection.final ? (
            <PointsFigure hundredths={begun ? side.projection.now : null} size="large" />
          ) : (
            <PointsFigure hundredths={side.projection.projected} className="text-3xl text-ink-muted sm:text-4xl" />
          )}
          {ahead && <Arrow aria-hidden strokeWidth={3} className="mx-0.5 size-5 shrink-0" />}
        </p>
        {!side.projection.final && (
          <p className="text-sm text-ink-muted figures">
            <Origin of="total">{begun ? `Projected ${formatPoints(side.projection.projected)}` : 'Projected'}</Origin>
          </p>
        )}
        {side.carried !== null && (
          <p className="text-sm text-ink-muted figures">
            {formatPoints(side.carried)} from week {week - 1}
          </p>
        )}
        <p className="text-sm text-balance text-ink-muted figures max-sm:min-h-[2lh] max-sm:text-xs">
          {formatGameCounts(side.counts)}
        </p>
      </div>
    </div>
  );
}
