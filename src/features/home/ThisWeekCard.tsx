'use client';

import {
  Card,
  EmptyState,
  FailureState,
  IntentLink,
  Notice,
  PointsFigure,
  ProgressBadge,
  Skeleton,
  buttonClass,
} from '@/components';
import { formatPoints } from '@/domain/hundredths';
import type { League } from '@/domain/league';
import { ordinal } from '@/domain/ordinal';
import { useThisWeek, type Contender } from './useThisWeek';

function Side({ contender, right = false }: { contender: Contender; right?: boolean }) {
  const { outlook } = contender;
  return (
    <div className={right ? 'min-w-0 text-right' : 'min-w-0'}>
      <p dir="auto" className="line-clamp-2 font-semibold wrap-anywhere">
        {contender.team}
      </p>
      <p className="truncate text-sm text-ink-muted">{contender.manager}</p>
      <PointsFigure hundredths={contender.begun ? outlook.now : null} size="large" className="mt-1 block" />
      {!outlook.final && <p className="text-sm text-ink-muted figures">Projected {formatPoints(outlook.projected)}</p>}
    </div>
  );
}

/** This week in the selected league: the user's matchup, their rank, and what to fix in the lineup. */
export function ThisWeekCard({ league, uid }: { league: League; uid: string }) {
  const week = useThisWeek(league, uid);
  if (!league.draftComplete) {
    return (
      <Card title={league.name}>
        <EmptyState
          title={league.draftStatus === 'active' ? 'The draft is on' : 'Waiting for the draft'}
          action={
            <>
              <IntentLink href={`/draft/${league.id}`} className={buttonClass('primary')}>
                {league.draftStatus === 'active' ? 'Join Draft' : 'Go to the draft lobby'}
              </IntentLink>
              <IntentLink href={`/leagues?league=${league.id}`} className={buttonClass('secondary')}>
                Invite managers
              </IntentLink>
            </>
          }
        >
          Matchups start after the draft.
        </EmptyState>
      </Card>
    );
  }
  if (week.state === 'loading') {
    return (
      <Card title={league.name}>
        <Skeleton className="h-40" />
      </Card>
    );
  }
  if (week.state === 'failed') {
    return (
      <Card title={league.name}>
        <FailureState
          title="Couldn’t load this week"
          message={week.message}
          safe="Your lineup is safe."
          onRetry={() => window.location.reload()}
        />
      </Card>
    );
  }
  if (week.state === 'missing') {
    return (
      <Card title={league.name}>
        <EmptyState title="No games this week">Your league isn’t playing right now.</EmptyState>
      </Card>
    );
  }
  const { me, opponent, place, last, alerts, progress, open } = week.value;
  const counts = week.value.week.week >= league.firstWeek;
  return (
    <Card
      title={league.name}
      aside={
        <span className="flex items-center gap-2 text-sm text-ink-muted">
          {counts && <ProgressBadge progress={progress} />}
          Week {week.value.week.week}
        </span>
      }
    >
      {opponent ? (
        <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-end gap-3">
          <Side contender={me} />
          <span className="self-center display text-sm text-ink-muted">vs</span>
          <Side contender={opponent} right />
        </div>
      ) : (
        <>
          <Side contender={me} />
          <p className="mt-2 text-ink-muted">
            {counts
              ? 'You’re off this week: no opponent.'
              : `Your league starts in week ${String(league.firstWeek)}. This week doesn’t count.`}
          </p>
        </>
      )}
      {place && (
        <p className="mt-4 text-ink-muted figures">
          <strong className="text-ink">{place.record}</strong>, {ordinal(place.rank)} of {place.of}
        </p>
      )}
      {last && (
        <p className="mt-1 text-ink-muted figures" data-testid="last-week">
          Week {last.week}: you {last.outcome} {formatPoints(last.mine)}–{formatPoints(last.theirs)}
        </p>
      )}
      {alerts.length > 0 && (
        <div className="mt-4">
          <Notice tone="warn" title="Check your lineup">
            <ul>
              {alerts.map((alert) => (
                <li key={alert}>{alert}</li>
              ))}
            </ul>
          </Notice>
        </div>
      )}
      <div className="mt-5 flex flex-wrap gap-2">
        <IntentLink href="/roster" className={buttonClass(alerts.length > 0 ? 'primary' : 'secondary')}>
          {open ? 'Set lineup' : 'View lineup'}
        </IntentLink>
        <IntentLink href="/matchups" className={buttonClass(alerts.length > 0 ? 'secondary' : 'primary')}>
          View matchup
        </IntentLink>
      </div>
    </Card>
  );
}
