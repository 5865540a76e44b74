'use client';

import Link from 'next/link';
import { Avatar, Card, CareerCard, FailureNotice, ShieldLogo, SkeletonCard } from '@/components';
import { SCHOOLS } from '@/domain/football/schools';
import { counted } from '@/domain/kernel/counted';
import { formatPoints } from '@/domain/kernel/hundredths';
import type { LeagueMember } from '@/domain/league/types';
import { teamOf } from '@/domain/league/teams';
import { formatRecord, formatScore } from '@/domain/scoring/scores';
import type { Meeting, Rivalry } from '@/domain/season/rivalry';
import { useSharedCareer } from '@/providers/season/useCareer';

/** Another manager: who they are, their games against the user, and their record in the leagues they share. */
export function ManagerProfile({ person }: { person: LeagueMember }) {
  const shared = useSharedCareer(person.uid);
  return (
    <>
      <Identity person={person} />
      {shared.state === 'ready' ? (
        <>
          <HeadToHead rivalry={shared.value.rivalry} />
          <CareerCard
            title="Record in your leagues"
            career={shared.value.career}
            count={shared.value.career.leagues.length}
            href={(league) => `/leagues?league=${league.id}&team=${teamOf(league, person.uid)}`}
          />
        </>
      ) : shared.state === 'failed' ? (
        <FailureNotice title="Couldn’t load this manager’s record">{shared.message}</FailureNotice>
      ) : (
        <div role="status" aria-label="Loading the manager’s record" className="grid gap-5">
          <SkeletonCard rows={2} />
          <SkeletonCard rows={3} />
        </div>
      )}
    </>
  );
}

function Identity({ person: { displayName, username, profilePicUrl, favoriteTeam } }: { person: LeagueMember }) {
  return (
    <Card title="Manager">
      <div className="flex items-center gap-4">
        <Avatar name={displayName} src={profilePicUrl} school={favoriteTeam} size={64} />
        <div className="min-w-0 flex-1">
          <p dir="auto" className="text-lg leading-tight font-bold wrap-anywhere">
            {displayName}
          </p>
          {username !== '' && <p className="wrap-anywhere text-ink-muted">@{username}</p>}
          {favoriteTeam !== null && (
            <p className="mt-1 flex items-center gap-1.5 text-sm">
              <ShieldLogo code={favoriteTeam} size={20} />
              {SCHOOLS[favoriteTeam].name} fan
            </p>
          )}
        </div>
      </div>
    </Card>
  );
}

function HeadToHead({ rivalry }: { rivalry: Rivalry }) {
  const { meetings, points, against } = rivalry;
  return (
    <Card
      flush
      title="Head to head"
      aside={
        meetings.length > 0 && <span className="text-sm text-ink-muted">{counted(meetings.length, 'meeting')}</span>
      }
    >
      {meetings.length === 0 ? (
        <p className="px-4 py-4 text-ink-muted sm:px-5">You haven’t played each other yet.</p>
      ) : (
        <>
          <p className="border-b border-line px-4 py-3 sm:px-5">
            <b>{formatLead(rivalry)}</b>
            <span className="block text-sm text-ink-muted figures">
              {formatPoints(points)} points for you, {formatPoints(against)} against
            </span>
            {[formatStreak(rivalry), formatBiggest(rivalry)].map(
              (line) =>
                line !== '' && (
                  <span key={line} className="block text-sm text-ink-muted figures">
                    {line}
                  </span>
                ),
            )}
          </p>
          <ol className="divide-y divide-line">
            {meetings.map((meeting) => (
              <MeetingLine key={`${meeting.league.id} ${String(meeting.week)}`} meeting={meeting} />
            ))}
          </ol>
        </>
      )}
    </Card>
  );
}

const OUTCOMES = { won: 'You won', lost: 'You lost', tied: 'Tied' } as const;

function MeetingLine({ meeting: { league, week, points, against, outcome, stage } }: { meeting: Meeting }) {
  return (
    <li>
      <Link
        href={`/matchups?league=${league.id}&week=${String(week)}`}
        className="flex min-h-14 items-center justify-between gap-3 px-4 py-2 -outline-offset-3 hover:bg-sunken sm:px-5"
      >
        <span className="min-w-0 leading-tight">
          <span className="block font-semibold figures">
            Week {week}, {league.season}
            {stage !== null && <span className="font-normal text-ink-muted">, {stage}</span>}
          </span>
          <span dir="auto" className="line-clamp-1 text-sm wrap-anywhere text-ink-muted">
            {league.name}
          </span>
        </span>
        <span className="text-right leading-tight whitespace-nowrap figures">
          <span className={outcome === 'won' ? 'block font-bold' : 'block text-ink-muted'}>{OUTCOMES[outcome]}</span>
          {formatScore(points, against, formatPoints)}
        </span>
      </Link>
    </li>
  );
}

/** `You lead 3–1`, from the user's side. */
function formatLead({ wins, losses, ties }: Rivalry): string {
  const record = (first: number, second: number) => formatRecord({ wins: first, losses: second, ties });
  if (wins === losses) return `All even at ${record(wins, losses)}`;
  return wins > losses ? `You lead ${record(wins, losses)}` : `You trail ${record(wins, losses)}`;
}

/** `You’ve won the last 3.` Empty for a single game. */
function formatStreak({ streak }: Rivalry): string {
  if (streak === null || streak.length < 2) return '';
  const { outcome, length } = streak;
  return outcome === 'tied' ? `The last ${String(length)} were ties.` : `You’ve ${outcome} the last ${String(length)}.`;
}

/** `Biggest win by 40.20, biggest loss by 12.00.` */
function formatBiggest({ biggestWin, biggestLoss }: Rivalry): string {
  const margin = ({ points, against }: Meeting) => formatPoints(Math.abs(points - against));
  const parts = [
    ...(biggestWin === null ? [] : [`win by ${margin(biggestWin)}`]),
    ...(biggestLoss === null ? [] : [`loss by ${margin(biggestLoss)}`]),
  ];
  return parts.length === 0 ? '' : `Biggest ${parts.join(', biggest ')}.`;
}
