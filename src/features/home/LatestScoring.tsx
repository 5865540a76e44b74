import { formatSigned } from '@/domain/kernel/hundredths';
import { Badge, Moment, FailureNotice, spineOf } from '@/components';
import { valueOr, type Loadable } from '@/domain/kernel/loadable';
import { formatReasons } from '@/domain/scoring/scoreChanges';
import type { Scoring } from '@/domain/scoring/scoreSquad';
import { squadName } from '@/domain/football/squads';
import { recentChanges, type WeekUpdate } from '@/domain/scoring/weekTimeline';
import type { NamedSide } from '@/domain/season/matchups/leagueWeekView';

/** How many changes are shown. The matchup's timeline has all of them. */
const SHOWN = 3;

/**
 * The latest changes of a matchup's score and what they came from: `+6.40 Georgia RB, 1 rushing touchdown`. Nothing
 * before the first one.
 */
export function LatestScoring({
  updates,
  me,
  opponent,
  scoring,
}: {
  updates: Loadable<readonly WeekUpdate[]>;
  me: NamedSide;
  opponent: NamedSide | null;
  scoring: Scoring;
}) {
  const startersOf = (side: NamedSide | null) => side?.score.starters.map(({ squad }) => squad) ?? [];
  const known = valueOr(updates, []);
  const latest = recentChanges(known, { left: startersOf(me), right: startersOf(opponent) }, scoring, SHOWN);
  if (updates.state !== 'failed' && latest.length === 0) return null;
  return (
    <section aria-label="Latest scoring" className="grid grid-cols-1 gap-1.5 border-t border-line pt-3">
      <h3 className="text-sm font-semibold text-ink-muted">Latest scoring</h3>
      {updates.state === 'failed' && <FailureNotice>Couldn’t load the latest scoring.</FailureNotice>}
      <ul className="grid grid-cols-1 gap-1 text-sm empty:hidden">
        {latest.map(({ at, side, change, correction }) => (
          <li
            key={`${String(at)} ${change.squad}`}
            className="flex animate-play items-center gap-3 rounded-control py-1.5 pr-2 pl-3 leading-snug"
            style={spineOf(change.squad)}
          >
            <span className="min-w-0 flex-1 max-sm:line-clamp-2 sm:truncate">
              <b className="figures">{formatSigned(change.hundredths)}</b> {squadName(change.squad)}
              <span className="text-ink-muted">, {formatReasons(change)}</span>
            </span>
            {correction && <Badge tone="warn">Correction</Badge>}
            <span className="shrink-0 text-xs text-ink-muted">{side === 'left' ? 'Yours' : 'Theirs'}</span>
            <span className="shrink-0 text-xs text-ink-muted max-sm:hidden">
              <Moment at={at} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
