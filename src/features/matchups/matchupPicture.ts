import type { SquadPoints } from '@/domain/scoring/results';
import { formatTimeAndZone } from '@/domain/kernel/times';
import { placeOfBall, sideOf as fieldSideOf, type MatchupPicture, type PictureSide } from '@/components';
import { weekProjections, projectedPoints, type LeagueSeason } from '@/domain/season/leagueSeason';
import { formatPoints, type Hundredths } from '@/domain/kernel/hundredths';
import { schoolOf, type SquadId } from '@/domain/football/squads';
import type { Week } from '@/domain/football/weeks';
import { formatOutcome, isScored, type MatchupView, type Side } from './matchupView';

/** How many of each side's squads are named. */
const NAMED = 3;

/** A matchup as a picture to share, as it is at `now` (milliseconds). Before it has points it has the projections. */
export function matchupPicture(season: LeagueSeason, view: MatchupView, week: Week, now: number): MatchupPicture {
  const { left, right, verdict, stage, progress } = view;
  const begun = left.begun || right.begun;
  const starters = [...left.score.starters, ...right.score.starters];
  const projected = weekProjections(season, week.week);
  const pointsOf = (side: Side): PictureSide['top'] =>
    side.score.starters.map(({ squad, hundredths }) => ({
      squad,
      hundredths: begun ? hundredths : projectedPoints(projected, week, squad),
    }));
  const sideOf = (side: Side): PictureSide => ({
    team: side.team,
    points: begun || side.projection.final ? side.projection.now : side.projection.projected,
    note: side.projection.final ? '' : begun ? `Projected ${formatPoints(side.projection.projected)}` : 'Projected',
    ahead: view.leader === null || view.leader === side.manager,
    top: best(pointsOf(side)),
  });
  return {
    about: [`Week ${String(week.week)}`, ...(stage === null ? [] : [stage]), season.league.name].join(' · '),
    state:
      progress === 'final'
        ? 'Final'
        : progress === 'halfway'
          ? 'Halfway'
          : starters.some(isScored)
            ? `Live, ${formatTimeAndZone(now)}`
            : formatStart(starters, week),
    sides: [sideOf(left), sideOf(right)],
    ball: placeOfBall(view.chances, fieldSideOf(view.leader, left.manager, right.manager)),
    outcome: formatOutcome(verdict),
  };
}

/** The squads with the most points, without those that have none. */
function best(all: readonly { squad: SquadId; hundredths: Hundredths }[]): PictureSide['top'] {
  return [...all]
    .filter(({ hundredths }) => hundredths !== 0)
    .sort((one, other) => other.hundredths - one.hundredths)
    .slice(0, NAMED);
}

function formatStart(starters: readonly SquadPoints[], { kickoffs }: Week): string {
  const times = starters.flatMap(({ squad }) => kickoffs[schoolOf(squad)] ?? []);
  return times.length === 0 ? 'Upcoming' : `First kickoff ${formatTimeAndZone(Math.min(...times))}`;
}
