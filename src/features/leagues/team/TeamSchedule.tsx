import { formatScore } from '@/domain/scoring/formatScores';
import { clsx } from 'clsx';
import Link from 'next/link';
import { Card, TeamLink } from '@/components';
import { formatPoints } from '@/domain/kernel/hundredths';
import type { MatchResult } from '@/domain/season/matchups/matchups';
import type { LeagueId } from '@/domain/kernel/ids';
import type { ScheduleLine, TeamView } from './teamView';

const OUTCOMES = { won: 'Won', lost: 'Lost', tied: 'Tied' } as const;

/** How a team's week went; after the first week of a round of two, who was ahead. */
function formatOutcome({ outcome, mine, theirs }: MatchResult): string {
  if (outcome !== 'halfway') return OUTCOMES[outcome];
  return mine === theirs ? 'Level' : mine > theirs ? 'Led' : 'Trailed';
}

/** A team's schedule, with results. */
export function TeamSchedule({ leagueId, view: { team, schedule } }: { leagueId: LeagueId; view: TeamView }) {
  return (
    <Card flush title="Schedule">
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">Schedule of {team}</caption>
        <thead>
          <tr className="border-b border-line-strong text-sm text-ink-muted">
            <th scope="col" className="py-2 pl-4 font-semibold sm:pl-5">
              Week
            </th>
            <th scope="col" className="px-2 py-2 font-semibold">
              Opponent
            </th>
            <th scope="col" className="py-2 pr-4 pl-2 text-right font-semibold sm:pr-5">
              Result
            </th>
          </tr>
        </thead>
        <tbody>
          {schedule.map((line) => (
            <tr key={line.week} className="h-12 border-b border-line last:border-b-0">
              <th scope="row" className="w-14 py-1.5 pl-4 font-normal sm:pl-5">
                <Link
                  href={`/matchups?league=${leagueId}&week=${String(line.week)}`}
                  aria-label={`Week ${String(line.week)} matchups`}
                  className="font-bold figures underline decoration-line-strong decoration-1 underline-offset-4 hover:decoration-2"
                >
                  {line.week}
                </Link>
              </th>
              <td className="px-2 py-1.5 leading-tight">
                <Opponent line={line} leagueId={leagueId} />
              </td>
              <td className="py-1.5 pr-4 pl-2 text-right whitespace-nowrap figures sm:pr-5">
                <Result line={line} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function Opponent({
  line: { opponent, stage, bye, toBeDecided },
  leagueId,
}: {
  line: ScheduleLine;
  leagueId: LeagueId;
}) {
  if (opponent === null) {
    return <span className="text-ink-muted">{bye ? 'Bye' : toBeDecided ? 'Playoffs' : 'Open week'}</span>;
  }
  return (
    <>
      {stage !== null && <span className="block text-sm text-ink-muted">{stage}</span>}
      <TeamLink leagueId={leagueId} manager={opponent.manager} className="wrap-anywhere">
        <span dir="auto">{opponent.team}</span>
      </TeamLink>
    </>
  );
}

function Result({ line: { result, opponent } }: { line: ScheduleLine }) {
  if (result === null) return <span className="text-sm text-ink-muted">{opponent === null ? '' : 'Upcoming'}</span>;
  return (
    <>
      <span className={clsx('block text-sm', result.outcome === 'won' ? 'font-bold' : 'text-ink-muted')}>
        {formatOutcome(result)}
      </span>
      {formatScore(result.mine, result.theirs, formatPoints)}
    </>
  );
}
