'use client';

import { clsx } from 'clsx';
import { ArrowRight } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { GainFigure, IntentLink, VisuallyHidden } from '@/components';
import type { TradeRequest } from '@/data/moves/tradeCommands';
import { squadName } from '@/domain/football/squads';
import { formatPoints, formatWhole } from '@/domain/kernel/hundredths';
import type { TeamId } from '@/domain/kernel/ids';
import { teamOf } from '@/domain/league/teams';
import { dropsNeeded } from '@/domain/moves/trades/tradeChecks';
import { parseTerms, type TradeTerms } from '@/domain/moves/trades/tradeMoves';
import type { LeagueSeason } from '@/domain/season/leagueSeason';
import { titleContenders } from '@/domain/season/playoffs/bracket';
import { formatOdds, ODDS_SEASONS } from '@/domain/season/odds/playoffOdds';
import { playoffRace } from '@/domain/season/playoffs/playoffRace';
import { analyzeTrade, missingSquad, type TradeOdds } from '@/domain/season/moveAnalysis/tradeAnalysis';
import { usePlayoffOdds } from '@/providers/season/usePlayoffOdds';
import { describeAnalysis, type OddsShown, type SideShown } from './describeAnalysis';

export interface TradeAnalysisProps {
  season: LeagueSeason;
  /** The first week in which the trade counts. */
  from: number;
  terms: TradeTerms;
  request: TradeRequest;
}

/** What a trade does to both sides' seasons: in a sentence, week by week, and in their odds once those are known. */
export function TradeAnalysis(props: TradeAnalysisProps) {
  const { league, names, me } = props.request;
  const nameOf = (team: TeamId) => (team === teamOf(league, me) ? null : (names[team] ?? 'Former manager'));
  const missing = missingSquad(props.season, props.terms);
  if (missing === null) return <Analysis {...props} nameOf={nameOf} />;
  const name = nameOf(missing.manager);
  return (
    <Line>{`${name === null ? 'You no longer have' : `${name} no longer has`} ${squadName(missing.squad)}.`}</Line>
  );
}

function Analysis({
  season,
  from,
  terms,
  request,
  nameOf,
}: TradeAnalysisProps & { nameOf: (team: TeamId) => string | null }) {
  // A form makes its terms anew each time it's drawn.
  const key = JSON.stringify(terms);
  const { sides, odds } = useMemo(() => analyzeTrade(season, parseTerms(JSON.parse(key)), from), [season, key, from]);
  const { oddsOf, failed } = useTradeOdds(odds);
  const kinds = odds === null || failed ? [] : odds.playoffs ? (['playoff', 'title'] as const) : (['title'] as const);
  const kind = kinds[0] ?? 'title';
  const shown = sides.map((side): SideShown => ({
    ...side,
    name: nameOf(side.manager),
    odds: oddsOf(side.manager, kind),
  }));
  const [one, other] = shown[1]?.name === null ? [shown[1], shown[0]!] : [shown[0]!, shown[1]!];
  const both = [one, other] as const;
  return (
    <div className="grid grid-cols-1 gap-2">
      <p
        aria-live="polite"
        // Room for the odds, which come later.
        className={clsx('wrap-anywhere', kinds.length > 0 && 'min-h-[3lh] sm:min-h-[2lh] lg:min-h-0')}
      >
        {describeAnalysis(both, kind)}
      </p>
      <table className="w-full border-collapse text-left text-sm">
        <caption className="sr-only">Best lineups by week, without and with the trade</caption>
        <thead>
          <tr className="border-b border-line-strong text-xs text-ink-muted">
            <th scope="col" className="py-1.5 font-semibold">
              Week
            </th>
            {both.map(({ manager, name }) => (
              <th
                key={manager}
                scope="col"
                dir="auto"
                className="w-[42%] py-1.5 pl-2 text-right font-semibold wrap-anywhere"
              >
                {name ?? 'You'}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {one.weeks.map(({ week }, i) => (
            <Row key={week} label={String(week)}>
              {both.map(({ manager, weeks }) => (
                <Points key={manager} before={weeks[i]!.before} after={weeks[i]!.after} />
              ))}
            </Row>
          ))}
        </tbody>
        <tbody className="divide-y divide-line border-t border-line-strong font-semibold">
          <Row label="Total">
            {both.map(({ manager, before, after }) => (
              <Points key={manager} before={before} after={after} />
            ))}
          </Row>
          {kinds.map((of) => (
            <Row key={of} label={of === 'playoff' ? 'Playoff odds' : 'Title odds'}>
              {both.map(({ manager }) => (
                <Odds key={manager} odds={oddsOf(manager, of)} />
              ))}
            </Row>
          ))}
        </tbody>
      </table>
      {failed && <Line role="alert">The odds couldn’t be computed in this browser.</Line>}
      {both.map(({ manager, name }) => {
        const named = manager === terms.from ? terms.fromDrops : terms.toDrops;
        const left = dropsNeeded(request.league, request.ledger, terms, manager) - named.length;
        const squads = left === 1 ? 'a squad' : `${String(left)} squads`;
        const who = name === null ? 'You still have' : `${name} still has`;
        return left > 0 && <Line key={manager}>{`${who} to drop ${squads}. That isn’t counted yet.`}</Line>;
      })}
      <Line>
        Projected, with each roster’s best lineup
        {kinds.length > 0 && `; odds from ${formatWhole(ODDS_SEASONS)} simulations of the rest of the season`}.{' '}
        <IntentLink href="/about#projections" className="font-semibold underline underline-offset-4">
          How projections work
        </IntentLink>
      </Line>
    </div>
  );
}

/** Both sides' odds, once all simulations have been played. */
function useTradeOdds(odds: TradeOdds | null) {
  const before = usePlayoffOdds(odds?.before ?? null);
  const after = usePlayoffOdds(odds?.after ?? null);
  const settled = useMemo(() => {
    if (odds === null) return null;
    const { schedule, scores } = odds.before;
    const decided = new Map(scores);
    return { race: playoffRace(schedule, decided), contenders: titleContenders(schedule, decided) };
  }, [odds]);
  const oddsOf = (team: TeamId, of: 'playoff' | 'title'): OddsShown | null => {
    const [without, traded] = [before, after].map(({ soFar }) =>
      soFar?.played === ODDS_SEASONS ? soFar.odds[team] : undefined,
    );
    if (without === undefined || traded === undefined) return null;
    const format = (one: typeof without) =>
      formatOdds(
        one,
        of === 'title' ? 'title' : 'playoffs',
        settled?.race?.get(team) ?? null,
        settled?.contenders?.has(team) ?? null,
      );
    return { before: format(without), after: format(traded) };
  };
  return { oddsOf, failed: before.failed || after.failed };
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <tr>
      <th scope="row" className="py-1.5 font-semibold figures">
        {label}
      </th>
      {children}
    </tr>
  );
}

function Points({ before, after }: { before: number; after: number }) {
  return (
    <td className="py-1.5 pl-2 text-right text-xs figures sm:text-sm">
      <Change before={formatPoints(before)} after={formatPoints(after)} />{' '}
      <span className="block sm:inline-block sm:w-16">{after !== before && <GainFigure gain={after - before} />}</span>
    </td>
  );
}

function Odds({ odds }: { odds: OddsShown | null }) {
  return <td className="py-1.5 pl-2 text-right figures sm:pr-17">{odds === null ? '–' : <Change {...odds} />}</td>;
}

/** `61% → 66%`, or what hasn't changed. */
function Change({ before, after }: OddsShown) {
  if (after === before) return before;
  return (
    <>
      {before} <ArrowRight aria-hidden className="inline size-3.5" />
      <VisuallyHidden>to</VisuallyHidden> {after}
    </>
  );
}

/** A line below the table, or in its place. */
function Line({ role, children }: { role?: 'alert'; children: ReactNode }) {
  return (
    <p role={role} dir="auto" className="text-sm wrap-anywhere text-ink-muted">
      {children}
    </p>
  );
}
