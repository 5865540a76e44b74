'use client';

import { formatWhole } from '@/domain/kernel/hundredths';
import { clsx } from 'clsx';
import { useMemo } from 'react';
import { Card, Origin } from '@/components';
import type { TeamId } from '@/domain/kernel/ids';
import type { LeagueSeason } from '@/domain/season/leagueSeason';
import { titleContenders } from '@/domain/season/playoffs/bracket';
import { oddsRequest } from '@/domain/season/odds/oddsRequest';
import { formatOdds, ODDS_SEASONS } from '@/domain/season/odds/playoffOdds';
import type { Race } from '@/domain/season/playoffs/playoffRace';
import { usePlayoffOdds } from '@/providers/season/usePlayoffOdds';

/**
 * Each team's odds of making the playoffs and of the title, from the rest of the season played out many times. Empty
 * once nothing is left to play.
 */
export function PlayoffOdds({
  season,
  teams,
  me,
}: {
  season: LeagueSeason;
  /** In the order of the standings. */
  teams: readonly { manager: TeamId; team: string; race: Race | null }[];
  me: TeamId;
}) {
  const request = useMemo(() => oddsRequest(season), [season]);
  const contenders = useMemo(() => request && titleContenders(request.schedule, new Map(request.scores)), [request]);
  const { soFar, failed } = usePlayoffOdds(request);
  if (request === null) return null;
  const played = soFar?.played ?? 0;
  const seasons = formatWhole(ODDS_SEASONS);
  return (
    <Card title="Playoff odds" flush>
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">Odds of the playoffs and the title</caption>
        <thead>
          <tr className="border-b border-line-strong text-sm text-ink-muted">
            <th scope="col" className="py-2 pl-4 font-semibold sm:pl-5">
              Team
            </th>
            <th scope="col" className="px-2 py-2 text-right font-semibold">
              <Origin of="odds">Playoffs</Origin>
            </th>
            <th scope="col" className="py-2 pr-4 pl-2 text-right font-semibold sm:pr-5">
              <Origin of="odds">Title</Origin>
            </th>
          </tr>
        </thead>
        <tbody>
          {teams.map(({ manager, team, race }) => {
            const odds = soFar?.odds[manager];
            const contends = contenders?.has(manager) ?? null;
            return (
              <tr
                key={manager}
                className={clsx('border-b border-line last:border-b-0', manager === me && 'bg-warn-ground')}
              >
                <th
                  scope="row"
                  dir="auto"
                  className="w-full py-2 pl-4 leading-tight font-semibold wrap-anywhere sm:pl-5"
                >
                  {team}
                </th>
                <td className="px-2 py-2 text-right figures">
                  {odds === undefined ? '–' : formatOdds(odds, 'playoffs', race, contends)}
                </td>
                <td className="py-2 pr-4 pl-2 text-right figures sm:pr-5">
                  {odds === undefined ? '–' : formatOdds(odds, 'title', race, contends)}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <div className="border-t border-line px-4 py-3 text-sm text-ink-muted sm:px-5">
        {failed ? (
          <p role="alert">The odds couldn’t be computed in this browser.</p>
        ) : (
          <>
            {/* The bar keeps its place when it's full, so that nothing below it moves. */}
            <progress
              aria-label="Simulations"
              className={clsx('mb-1 block h-1.5 w-full', played === ODDS_SEASONS && 'invisible')}
              max={ODDS_SEASONS}
              value={played}
            />
            <p>From {seasons} simulations of the rest of the season.</p>
          </>
        )}
      </div>
    </Card>
  );
}
