'use client';

import type { ReactNode } from 'react';
import {
  EmptyState,
  FailureState,
  IntentLink,
  Page,
  PageHeader,
  Skeleton,
  SkeletonRows,
  Tabs,
  WeekSwitcher,
  buttonClass,
  lazyComponent,
  LoadError,
} from '@/components';
import { LAST_SEASON } from '@/domain/football/seasons';
import { soloGame, type SoloGame } from '@/domain/solo/soloGames';
import { useQueryParam } from '@/providers/kernel/useQueryParam';
import { useSoloWeek } from '@/providers/solo/useSoloWeek';
import { ALL_GAMES } from './allGames';

const VIEWS = ['picks', 'table', 'history'] as const;
type View = (typeof VIEWS)[number];
import type { KnownWeek } from './knownWeek';

const Leaderboard = lazyComponent(() => import('./Leaderboard').then((module) => module.Leaderboard), {
  waiting: () => <SkeletonRows rows={6} label="Loading the leaderboard" />,
  failed: ({ retry }) => <LoadError as="panel" title="The leaderboard didn’t load" retry={retry} />,
});
const HistoryView = lazyComponent(() => import('./HistoryView').then((module) => module.HistoryView), {
  waiting: () => <SkeletonRows rows={6} label="Loading your history" />,
  failed: ({ retry }) => <LoadError as="panel" title="Your history didn’t load" retry={retry} />,
});

/**
 * The page of a solo game: its rules in a line, the week, and its tabs. The address keeps week and tab:
 * `?week=7&view=table`.
 */
export function GameFrame({
  game,
  lead,
  children,
}: {
  game: SoloGame;
  lead: string;
  /** The picks of the week shown. */
  children: (week: KnownWeek) => ReactNode;
}) {
  const solo = useSoloWeek();
  const [tab, setTab] = useQueryParam('view');
  const view = VIEWS.find((one) => one === tab) ?? 'picks';
  const { week, weeks, failure } = solo;
  return (
    <Page>
      <PageHeader
        title={soloGame(game).name}
        lead={lead}
        back={ALL_GAMES}
        actions={
          week === null && failure === null ? (
            <Skeleton className="h-11 w-full sm:w-64" />
          ) : (
            week !== null &&
            week.season !== null &&
            view !== 'history' &&
            weeks.length > 1 && <WeekSwitcher weeks={weeks} value={week.id} onChange={solo.view} />
          )
        }
      />
      {failure !== null ? (
        <FailureState title={failure} message="The games show up once it loads." safe="Everything you saved is safe." />
      ) : week === null ? (
        <SkeletonRows rows={6} label="Loading the week" />
      ) : week.season === null ? (
        <NoSeason />
      ) : (
        <Tabs<View>
          label="Picks, leaderboard and history"
          value={view}
          onChange={(next) => setTab(next === 'picks' ? null : next)}
          tabs={[
            { value: 'picks', label: 'Picks', content: children({ ...solo, week }) },
            { value: 'table', label: 'Leaderboard', content: <Leaderboard game={game} solo={{ ...solo, week }} /> },
            { value: 'history', label: 'History', content: <HistoryView game={game} /> },
          ]}
        />
      )}
    </Page>
  );
}

/** Shown while no season is on the calendar. */
export function NoSeason() {
  return (
    <EmptyState
      title="No games yet"
      action={
        <IntentLink href="/solo/practice" className={buttonClass('primary')}>
          Practice on the {LAST_SEASON} season
        </IntentLink>
      }
    >
      Picks open once the season’s schedule is out.
    </EmptyState>
  );
}
