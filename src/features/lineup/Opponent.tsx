import { IntentLink } from '@/components';
import { formatPoints } from '@/domain/kernel/hundredths';
import type { League } from '@/domain/league/types';
import type { WeekSides } from '@/domain/season/matchups/leagueWeekView';
import type { Week } from '@/domain/football/weeks';

/** Whom the team plays in a week and how it stands, the team's own points first. Leads to the matchup. */
export function Opponent({
  league,
  week,
  me,
  opponent,
  leader,
  chances,
}: { league: League; week: Week } & Pick<WeekSides, 'me' | 'opponent' | 'leader' | 'chances'>) {
  if (opponent === null) return null;
  const begun = me.begun || opponent.begun;
  const [mine, theirs] = [me, opponent].map(({ projection }) =>
    formatPoints(begun ? projection.now : projection.projected),
  );
  const verdict = leader === null ? 'Tied' : leader === me.manager ? 'Won' : 'Lost';
  return (
    <IntentLink
      href={`/matchups?league=${league.id}&week=${String(week.week)}`}
      className="flex min-h-14 items-center justify-between gap-4 rounded-card border border-line bg-surface px-4 py-2 shadow-card hover:bg-sunken sm:px-5"
    >
      <span className="min-w-0">
        <span className="line-clamp-2 wrap-anywhere">
          <span className="text-ink-muted">vs. </span>
          <bdi className="font-semibold">{opponent.team}</bdi>
        </span>
        <bdi className="block truncate text-sm text-ink-muted">{opponent.person}</bdi>
      </span>
      <span className="shrink-0 text-right figures">
        <span className="block font-semibold">{chances === null ? verdict : `${String(chances[0])}% to win`}</span>
        <span className="block text-sm text-ink-muted">
          {!begun && 'Projected '}
          {mine}–{theirs}
        </span>
      </span>
    </IntentLink>
  );
}
