'use client';

import { clsx } from 'clsx';
import { useMemo } from 'react';
import { Card, EmptyState, IntentLink, RecordLines, SharePicture, TeamCrest, buttonClass } from '@/components';
import type { TeamId } from '@/domain/kernel/ids';
import { isolated } from '@/domain/kernel/isolated';
import type { League } from '@/domain/league/types';
import { teamName } from '@/domain/league/teamNames';
import { recapStories, type WeekStory } from '@/domain/recap/recapStory';
import { weekRecaps, type NextMatchup, type WeekRecap } from '@/domain/recap/weekRecap';
import { formatStage } from '@/domain/season/playoffs/bracket';
import type { LeagueSeason } from '@/domain/season/leagueSeason';
import { weekAwards } from '@/domain/season/history/recordLines';
import { winPercent } from '@/domain/season/odds/winProbability';
import { PowerRanking, ReportCards } from './RecapTables';

/** A decided week told and counted: its games, awards, power ranking and report cards, and what comes next. */
export function Recap({
  season,
  me,
  weekId,
}: {
  season: LeagueSeason;
  me: TeamId;
  /** ID of the week shown; null before the first decided one. */
  weekId: string | null;
}) {
  const { league } = season;
  const recaps = useMemo(() => weekRecaps(season), [season]);
  const stories = useMemo(() => recapStories(season, recaps), [season, recaps]);
  const wanted = season.weeks.find(({ week }) => week.id === weekId)?.week;
  const at = recaps.findIndex(({ week }) => week === wanted?.week);
  const [recap, story] = [recaps[at], stories[at]];
  if (recap === undefined || story === undefined) {
    const latest = recaps.at(-1);
    return (
      <EmptyState
        title={wanted === undefined ? 'No recap yet' : `No recap of week ${String(wanted.week)}`}
        action={
          latest !== undefined && (
            <IntentLink
              href={`/matchups?league=${league.id}&view=recap&week=${String(latest.week)}`}
              className={buttonClass('secondary')}
            >
              Read the latest
            </IntentLink>
          )
        }
      >
        A week has its recap once its last game is final.
      </EmptyState>
    );
  }
  const awards = weekAwards(season, recap.week);
  return (
    <article
      aria-label={`Recap of week ${String(recap.week)}`}
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_23rem]"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <div>
          <h2 className="display text-3xl wrap-anywhere sm:text-4xl">{story.headline}</h2>
          <p className="mt-1 max-w-prose wrap-anywhere text-ink-muted">{story.lede}</p>
        </div>
        <Games recap={recap} story={story} league={league} />
        <PowerRanking rows={recap.power} league={league} me={me} />
        <ReportCards rows={recap.report} league={league} me={me} />
      </div>
      <div className="grid grid-cols-1 gap-5">
        <Card flush title="Awards">
          <RecordLines lines={awards} leagueId={league.id} me={me} />
          <SharePicture
            picture={() => ({
              kind: 'awards',
              awards: { about: league.name, title: `Week ${String(recap.week)} awards`, awards },
            })}
            name={`awards-week-${String(recap.week)}`}
            title={`Week ${String(recap.week)} awards of ${isolated(league.name)}`}
            className="grid justify-items-start gap-1 border-t border-line px-4 py-2 sm:px-5"
          />
        </Card>
        {recap.next.length > 0 && <NextWeek week={recap.week + 1} matchups={recap.next} league={league} />}
      </div>
    </article>
  );
}

function Games({ recap, story, league }: { recap: WeekRecap; story: WeekStory; league: League }) {
  return (
    <Card flush title="Games">
      <ul className="divide-y divide-line">
        {recap.games.map((game, i) => {
          const stage = formatStage(game);
          return (
            <li key={game.winner} className="flex gap-3 px-4 py-3 sm:px-5">
              <TeamCrest league={league} team={game.winner} size={32} />
              <p className="min-w-0 wrap-anywhere">
                {stage !== null && <span className="block text-sm font-semibold text-ink-muted">{stage}</span>}
                {story.games[i]}
              </p>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

function NextWeek({ week, matchups, league }: { week: number; matchups: readonly NextMatchup[]; league: League }) {
  return (
    <Card flush title={`Next: week ${String(week)}`}>
      <ul className="divide-y divide-line">
        {matchups.map(({ home, away, chance }) => {
          const percent = winPercent(chance);
          return (
            <li key={home} className="grid grid-cols-[minmax(0,1fr)] gap-1 px-4 py-2 sm:px-5">
              {[home, away].map((manager, i) => (
                <span key={manager} className="flex items-center gap-2">
                  <TeamCrest league={league} team={manager} size={24} />
                  <bdi className={clsx('min-w-0 truncate', percent[i]! > 50 && 'font-semibold')}>
                    {teamName(manager, league)}
                  </bdi>
                  <span className="ml-auto text-ink-muted figures">{percent[i]}%</span>
                </span>
              ))}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
