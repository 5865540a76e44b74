'use client';

import { formatFinal } from '@/domain/scoring/formatScores';
import { lines } from '../../../data/lastPlayed';
import { formatFixture, scheduleAfterMoves, withoutCalledOff } from '@/domain/football/fixtures';
import { formatPoints, type Hundredths } from '@/domain/kernel/hundredths';
import type { Projection } from '@/domain/projections/model';
import { draftProjections, draftSource } from '@/domain/projections/preseason';
import { scheduleOf } from '@/domain/football/conferenceSchedules';
import type { Scoring } from '@/domain/scoring/scoreSquad';
import type { SeasonLines } from '@/domain/scoring/seasonLines';
import { squadSeason, summarize, type SquadWeekLine } from '@/domain/scoring/squadSeason';
import type { SquadId } from '@/domain/football/squads';
import { useSeasonWeeks } from '@/hooks/seasonWeeks';
import { PointsFigure } from '../game/PointsFigure';
import { Fact } from '../ui/Fact';
import { ProjectionNote } from './ProjectionNote';

/** The season whose results are known. */
const LAST_SEASON = lines as SeasonLines;

/**
 * A squad's projection, its season with the league's scoring as far as it was played, its schedule, and its last season
 * week by week.
 */
export function SquadSeason({
  squad,
  season,
  scoring,
  played,
  projection,
}: {
  squad: SquadId;
  /** The season that the league plays. */
  season: number;
  scoring: Scoring;
  /** What the squad scored this season, by week number; undefined before the season. */
  played?: ReadonlyMap<number, Hundredths> | undefined;
  /** This week's projection; undefined in a bye week, and in a draft, which has one for the season. */
  projection?: { week: number; made: Projection } | undefined;
}) {
  const weeks = useSeasonWeeks(season);
  const games = withoutCalledOff(scheduleAfterMoves(scheduleOf(season), weeks), weeks);
  const now = squadSeason(squad, games, null, scoring);
  const soFar = played === undefined ? [] : now.map((week) => asPlayed(week, played));
  // A league may play the season whose results are known; in season, only what was played is shown of it.
  const isLast = season === LAST_SEASON.season;
  const last =
    isLast && played !== undefined ? [] : squadSeason(squad, scheduleOf(LAST_SEASON.season), LAST_SEASON, scoring);
  const scores = played === undefined ? [] : [...played.values()];
  const sums = summarize(last);
  // In a season, there's none in a bye week, or where the page knows of no week.
  const isDraft = projection === undefined && played === undefined;
  const figure = isDraft ? draftProjections(season, scoring)[squad] : projection?.made.hundredths;
  return (
    <div className="grid gap-5">
      <dl className="grid grid-cols-3 gap-2 text-center">
        {figure !== undefined && <Figure label="Projected" hundredths={figure} />}
        {scores.length > 0 ? (
          <>
            <Figure label="Season points" hundredths={scores.reduce((sum, score) => sum + score, 0)} />
            <Figure label="Best week" hundredths={Math.max(...scores)} />
          </>
        ) : (
          sums !== null && (
            <>
              <Figure label={`Best in ${String(LAST_SEASON.season)}`} hundredths={sums.best} />
              <Figure label={`Worst in ${String(LAST_SEASON.season)}`} hundredths={sums.worst} />
            </>
          )
        )}
      </dl>
      {projection !== undefined && <ProjectionNote squad={squad} projection={projection.made} week={projection.week} />}
      {soFar.length > 0 && <Weeks title={`${String(season)} by week`} weeks={soFar} played />}
      {soFar.length === 0 && !isLast && now.length > 0 && (
        <Weeks title={`${String(season)} schedule`} weeks={now} played={false} />
      )}
      {last.length > 0 && <Weeks title={`${String(LAST_SEASON.season)} by week`} weeks={last} played />}
      {isDraft && <p className="text-sm text-ink-muted">{formatDraftSource(season)}</p>}
    </div>
  );
}

/** What a draft's projections come from. */
function formatDraftSource(season: number): string {
  const source = draftSource(season);
  const average = `Projected is the squad’s average per game in ${String(source)}, pulled toward its unit’s average`;
  return source === season
    ? `${average}. You draft ${String(season)} in hindsight: it’s the only season with results.`
    : `${average}.`;
}

/** A week of the schedule with the points scored in it; a week that isn't played yet shows no score. */
function asPlayed({ week, fixture }: SquadWeekLine, played: ReadonlyMap<number, Hundredths>): SquadWeekLine {
  const hundredths = played.get(week) ?? null;
  return { week, fixture: fixture === null || hundredths !== null ? fixture : { ...fixture, score: null }, hundredths };
}

function Figure({ label, hundredths }: { label: string; hundredths: number }) {
  return (
    <Fact label={label} small className="rounded-control bg-sunken px-2 py-2.5">
      {formatPoints(hundredths)}
    </Fact>
  );
}

function Weeks({ title, weeks, played }: { title: string; weeks: readonly SquadWeekLine[]; played: boolean }) {
  return (
    <table className="w-full border-collapse text-left text-sm">
      <caption className="pb-1 text-left font-semibold">{title}</caption>
      <thead>
        <tr className="border-b-2 border-line-strong text-ink-muted">
          <th scope="col" className="w-12 py-1.5 font-semibold">
            Week
          </th>
          <th scope="col" className="py-1.5 font-semibold">
            Opponent
          </th>
          {played && (
            <th scope="col" className="py-1.5 text-right font-semibold">
              Points
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {weeks.map(({ week, fixture, hundredths }) => (
          <tr key={week} className="border-b border-line last:border-b-0">
            <th scope="row" className="py-1.5 font-semibold figures">
              {week}
            </th>
            <td className="py-1.5 pr-2">
              {fixture === null ? (
                <span className="text-ink-muted">Bye</span>
              ) : (
                <>
                  {formatFixture(fixture)}
                  {played && fixture.score !== null && (
                    <span className="block text-xs text-ink-muted figures">
                      {formatFinal(fixture.score.own, fixture.score.other)}
                    </span>
                  )}
                </>
              )}
            </td>
            {played && (
              <td className="py-1.5 text-right">
                {hundredths !== null && <PointsFigure hundredths={hundredths} size="small" />}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
