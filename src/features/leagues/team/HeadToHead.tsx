import Link from 'next/link';
import { formatWeeks } from '@/domain/football/weeks';
import { formatCount } from '@/domain/kernel/formatCount';
import { formatPoints } from '@/domain/kernel/hundredths';
import { isolated } from '@/domain/kernel/isolated';
import { formatRecord, formatScore } from '@/domain/scoring/formatScores';
import type { Meeting, Rivalry } from '@/domain/season/history/rivalry';

/** How often two managers have met. */
export function Meetings({ rivalry: { meetings } }: { rivalry: Rivalry }) {
  return (
    meetings.length > 0 && <span className="text-sm text-ink-muted">{formatCount(meetings.length, 'meeting')}</span>
  );
}

/** All games of two managers who have met, from the first one's side. `lead` is shown above their sums. */
export function HeadToHead({ rivalry, lead }: { rivalry: Rivalry; lead?: string }) {
  const { meetings, points, against } = rivalry;
  return (
    <>
      <p className="border-b border-line px-4 py-3 sm:px-5">
        <b>{lead}</b>
        <span className="block text-sm text-ink-muted figures">
          {formatPoints(points)} points for, {formatPoints(against)} against
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
  );
}

const OUTCOMES = { won: 'Won', lost: 'Lost', tied: 'Tied' } as const;

function MeetingLine({ meeting: { league, from, week, points, against, outcome, stage } }: { meeting: Meeting }) {
  return (
    <li>
      <Link
        href={`/matchups?league=${league.id}&week=${String(week)}`}
        className="flex min-h-14 items-center justify-between gap-3 px-4 py-2 -outline-offset-3 hover:bg-sunken sm:px-5"
      >
        <span className="min-w-0 leading-tight">
          <span className="block font-semibold figures">
            {formatWeeks(from, week)}, {league.season}
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

/** `You lead 3–1`, or `Bayou Blitz leads 3–1` from the side of another team. */
export function formatLead({ wins, losses, ties }: Rivalry, team: string | null): string {
  const record = (first: number, second: number) => formatRecord({ wins: first, losses: second, ties });
  if (wins === losses) return `All even at ${record(wins, losses)}`;
  const verb = wins > losses ? 'lead' : 'trail';
  return `${team === null ? `You ${verb}` : `${isolated(team)} ${verb}s`} ${record(wins, losses)}`;
}

/** `Won the last 3.` Empty for a single game. */
function formatStreak({ streak }: Rivalry): string {
  if (streak === null || streak.length < 2) return '';
  const { outcome, length } = streak;
  return outcome === 'tied'
    ? `The last ${String(length)} were ties.`
    : `${OUTCOMES[outcome]} the last ${String(length)}.`;
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
