'use client';

import { MessageSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Badge,
  ChampionBanner,
  CountBadge,
  FailureState,
  Gridiron,
  IntentLink,
  LoadError,
  ProgressBadge,
  ScoreRow,
  Skeleton,
  StarterMarks,
  VisuallyHidden,
  buttonClass,
  formatCount,
  formatGameCounts,
  lazyComponent,
  sideOf,
} from '@/components';
import { gameProgress, shareToCome } from '@/domain/scoring/gameProgress';
import type { League } from '@/domain/league/types';
import type { Loadable } from '@/domain/kernel/loadable';
import { ordinal } from '@/domain/kernel/ordinal';
import type { SchoolCode } from '@/domain/football/schools';
import { placeOfSeason, type Week } from '@/domain/football/weeks';
import type { WeekUpdate } from '@/domain/scoring/weekTimeline';
import { LatestScoring } from './LatestScoring';
import { leagueSchedule } from '@/domain/season/schedule/leagueSchedule';
import { medianWeeks } from '@/domain/season/matchups/medianGame';
import { formatAwaited } from '@/domain/season/matchups/formatAwaited';
import { formatResult, type LeagueWeekView, type NamedSide } from '@/domain/season/matchups/leagueWeekView';
import type { Matchday } from '@/providers/season/useScoreboard';

/** Once a week's games are over. */
const RecapTeaser = lazyComponent(() => import('./RecapTeaser').then((module) => module.RecapTeaser), {
  waiting: () => <Skeleton className="h-28 w-full" />,
  failed: ({ retry }) => <LoadError as="button" title="The recap didn’t load" retry={retry} />,
});

export interface MatchdayCardProps {
  matchday: Matchday;
  week: Week;
  kickedOff: ReadonlySet<SchoolCode>;
  /** What each publish of the week changed. */
  updates: Loadable<readonly WeekUpdate[]>;
  unread: number;
}

/**
 * The user's week in one league: the matchup as a scoreboard, record and place, the latest scoring or the recap, and
 * links to lineup, matchup and messages.
 */
export function MatchdayCard({
  matchday: { league, season, view },
  week,
  kickedOff,
  updates,
  unread,
}: MatchdayCardProps) {
  if (view.state === 'failed') {
    return (
      <Frame league={league} unread={unread}>
        <FailureState title="Couldn’t load this week" message={view.message} safe="Everything you saved is safe." />
      </Frame>
    );
  }
  if (view.state !== 'ready') {
    return (
      <Frame league={league} unread={unread}>
        <p className="py-6 text-center text-balance text-ink-muted">
          {week.season === null
            ? 'Your matchup shows up here once the season’s calendar is out.'
            : placeOfSeason(league.season, week) === 'later'
              ? `The ${String(league.season)} season hasn’t begun.`
              : 'Your league isn’t playing this week.'}
        </p>
      </Frame>
    );
  }
  const schedule = leagueSchedule(league);
  const playsMedian = schedule !== null && medianWeeks(schedule).includes(week.week);
  const { me, opponent, awaiting, stage, progress, counts, place, finished, champion, last } = view.value;
  const badge = (
    <span className="flex flex-wrap justify-end gap-2">
      {stage !== null && finished === null && <Badge tone="info">{stage}</Badge>}
      {finished !== null ? <Badge>Season over</Badge> : counts && <ProgressBadge progress={progress} />}
    </span>
  );
  return (
    <Frame league={league} unread={unread} badge={badge} open={view.value.open}>
      {champion !== null && <ChampionBanner champion={champion} isMe={champion.manager === me.manager} />}
      <Side
        side={me}
        view={view.value}
        week={week}
        kickedOff={kickedOff}
        detail={place ? `You, ${place.record}` : 'You'}
      />
      {opponent === null ? (
        <p className="border-t border-line pt-3 text-ink-muted">
          {counts
            ? awaiting
              ? formatAwaited(week.week)
              : `You’re off this week: no opponent.${playsMedian ? ' Your lineup still counts against the median.' : ''}`
            : `Your league starts in week ${String(league.firstWeek)}. This week doesn’t count.`}
        </p>
      ) : (
        <>
          <div aria-hidden className="h-px bg-line" />
          <Side side={opponent} view={view.value} week={week} kickedOff={kickedOff} detail={opponent.person} />
        </>
      )}
      <Outcome view={view.value} week={week} />
      {last?.week === week.week && season !== null ? (
        <RecapTeaser season={season} team={finished === null ? null : me.manager} />
      ) : (
        <LatestScoring updates={updates} me={me} opponent={opponent} scoring={league.scoring} />
      )}
    </Frame>
  );
}

/** Who is likely to win, or who won; then the user's place and latest result. */
function Outcome({
  view: { me, opponent, leader, chances, place, last, finished },
  week,
}: {
  view: LeagueWeekView;
  week: Week;
}) {
  const isThisWeek = last !== null && last.week === week.week;
  return (
    <div className="grid gap-3 border-t border-line pt-3">
      {opponent !== null && (
        <Gridiron
          chances={chances}
          winner={sideOf(leader, me.manager, opponent.manager)}
          teams={[me.team, opponent.team]}
        />
      )}
      {finished !== null && place !== null && (
        <p className="text-xl font-bold figures">
          {finished === 1 ? 'You won the championship.' : `You finished ${ordinal(finished)} of ${String(place.of)}.`}
        </p>
      )}
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 text-ink-muted figures">
        {last === null ? (
          place === null && <p>No results yet.</p>
        ) : (
          <p data-testid="last-week" className={isThisWeek ? 'text-lg font-bold text-ink' : undefined}>
            {!isThisWeek && <span>Week {last.week}: </span>}
            {formatResult(last)}
          </p>
        )}
        {place !== null && finished === null && (
          <p>
            <strong className="text-ink">{place.record}</strong>, {ordinal(place.rank)} of {place.of}
          </p>
        )}
        {place !== null && finished !== null && <p>Record {place.record}</p>}
      </div>
    </div>
  );
}

function Side({
  side,
  view: { me, leader, opponent, progress },
  week,
  kickedOff,
  detail,
}: {
  side: NamedSide;
  view: LeagueWeekView;
  week: Week;
  kickedOff: ReadonlySet<SchoolCode>;
  detail: string;
}) {
  const { manager, team, projection, score, counts } = side;
  const starters = score.starters.map((one) => ({
    squad: one.squad,
    progress: gameProgress(one, week, kickedOff),
    played: 1 - shareToCome(one, week),
  }));
  const begun = me.begun || opponent?.begun === true;
  return (
    <div className="grid gap-2">
      <ScoreRow
        team={team}
        detail={<p className="truncate text-sm text-ink-muted">{detail}</p>}
        hundredths={begun ? projection.now : null}
        projected={projection.final ? null : projection.projected}
        place={leader === null ? 'level' : leader === manager ? 'ahead' : 'behind'}
        label={progress === 'final' ? 'Won' : 'Leads'}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <StarterMarks starters={starters} />
        <p className="text-sm text-ink-muted figures max-sm:basis-full">{formatGameCounts(counts)}</p>
      </div>
    </div>
  );
}

function Frame({
  league,
  unread,
  badge,
  open = false,
  children,
}: {
  league: League;
  unread: number;
  badge?: ReactNode;
  /** Whether the lineup can still change. */
  open?: boolean;
  children: ReactNode;
}) {
  const link = `${buttonClass('quiet', 'small')} min-w-0 flex-1 rounded-none px-1 whitespace-nowrap`;
  return (
    <section
      aria-label={league.name}
      className="flex min-w-0 flex-col rounded-card border border-line bg-surface shadow-card"
    >
      <div className="flex min-h-13 items-center justify-between gap-3 border-b border-line px-4 py-2">
        <h2 dir="auto" className="line-clamp-2 min-w-0 text-base">
          {league.name}
        </h2>
        {badge}
      </div>
      <div className="grid flex-1 grid-cols-1 content-start gap-3 px-4 py-4">{children}</div>
      <div className="flex divide-x divide-line border-t border-line">
        <IntentLink href={`/roster?league=${league.id}`} className={link}>
          {open ? 'Set lineup' : 'View lineup'}
        </IntentLink>
        <IntentLink href={`/matchups?league=${league.id}`} className={link}>
          View matchup
        </IntentLink>
        <IntentLink href={`/messages?league=${league.id}`} className={link}>
          {unread > 0 ? <CountBadge count={unread} /> : <MessageSquare aria-hidden className="size-4 text-ink-muted" />}
          <span>
            Messages
            {unread > 0 && <VisuallyHidden>, {formatCount(unread)} unread</VisuallyHidden>}
          </span>
        </IntentLink>
      </div>
    </section>
  );
}
