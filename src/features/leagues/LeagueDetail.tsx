'use client';

import Link from 'next/link';
import { Button, LoadError, Page, PageHeader, Skeleton, Tabs, lazyComponent } from '@/components';
import { isDraftActive } from '@/domain/league/draftActive';
import type { League } from '@/domain/league/types';
import { hasRoom } from '@/domain/league/leagueSeats';
import { useAuth } from '@/providers/account/AuthProvider';
import { useLeagueSeason } from '@/providers/season/useLeagueSeason';
import { useQueryParam } from '@/providers/kernel/useQueryParam';
import { Columns } from './Columns';
import { Invite } from './joining/Invite';
import { StageBadge, useIsOver } from './StageBadge';
import { LeagueOptions } from './options/LeagueOptions';
import { LeaveLeague } from './members/LeaveLeague';
import { Members } from './members/Members';
import { Overview } from './season/Overview';
import { RosterCodes } from './joining/RosterCodes';
import { TeamName } from './members/TeamName';

/** Loaded for leagues past their draft. */
const RankedMembers = lazyComponent(() => import('./members/RankedMembers').then((module) => module.RankedMembers), {
  waiting: () => <Skeleton className="h-96 w-full" />,
  failed: ({ retry }) => <LoadError as="panel" title="The managers didn’t load" retry={retry} />,
});

/** Loaded with its tab. */
const Records = lazyComponent(() => import('./records/Records').then((module) => module.Records), {
  waiting: () => <Skeleton className="h-96 w-full" />,
  failed: ({ retry }) => <LoadError as="panel" title="The records didn’t load" retry={retry} />,
});

/** Loaded with its tab. */
const Moves = lazyComponent(() => import('./activity/Moves').then((module) => module.Moves), {
  waiting: () => <Skeleton className="h-96 w-full" />,
  failed: ({ retry }) => <LoadError as="panel" title="The activity didn’t load" retry={retry} />,
});

const TABS = ['overview', 'members', 'moves', 'records', 'options'] as const;
/** Before the draft is over there are no moves and no records. */
const AFTER_DRAFT: readonly string[] = ['moves', 'records'];
type LeagueTab = (typeof TABS)[number];

/** One league: what is going on, its members and how to invite more, and its options. The tab is in the address. */
export function LeagueDetail({ league }: { league: League }) {
  const { uid } = useAuth();
  const [asked, ask] = useQueryParam('tab');
  const tab = TABS.find((one) => one === asked && (!AFTER_DRAFT.includes(one) || league.draftComplete)) ?? 'overview';
  const season = useLeagueSeason(league.draftComplete ? league : null);
  const commissioner = league.createdBy === uid;
  const open = league.draftStatus === 'scheduled';
  return (
    <Page>
      <PageHeader
        title={league.name}
        lead={
          <span className="flex flex-wrap items-center gap-x-3">
            <StageBadge league={league} />
            <span>Season {league.season}</span>
            <Link href="/leagues" className="inline-flex min-h-(--target) items-center underline">
              All my leagues
            </Link>
          </span>
        }
        actions={<Links league={league} />}
      />
      <Tabs<LeagueTab>
        label="League"
        value={tab}
        onChange={(next) => ask(next === 'overview' ? null : next)}
        tabs={[
          { value: 'overview', label: 'Overview', content: <Overview league={league} season={season} /> },
          {
            value: 'members',
            label: 'Managers',
            content: (
              <Columns
                main={
                  league.draftComplete ? <RankedMembers league={league} season={season} /> : <Members league={league} />
                }
                side={
                  <>
                    <TeamName league={league} />
                    {(hasRoom(league) || Object.keys(league.vacant).length > 0) && (
                      <Invite league={league} editable={commissioner} />
                    )}
                    {commissioner && open && <RosterCodes league={league} />}
                  </>
                }
              />
            ),
          },
          ...(league.draftComplete
            ? [
                { value: 'moves' as const, label: 'Activity', content: <Moves league={league} /> },
                {
                  value: 'records' as const,
                  label: 'Records',
                  content: <Records league={league} season={season} />,
                },
              ]
            : []),
          {
            value: 'options',
            label: 'Settings',
            content: (
              <div className="grid max-w-3xl grid-cols-1 gap-5">
                <LeagueOptions league={league} editable={commissioner && open} />
                <LeaveLeague league={league} />
              </div>
            ),
          },
        ]}
      />
    </Page>
  );
}

function Links({ league }: { league: League }) {
  const active = isDraftActive(league);
  const over = useIsOver(league);
  if (!league.draftComplete) {
    return (
      <Button asChild variant={active ? 'live' : 'primary'}>
        <Link href={`/draft/${league.id}`}>{active ? 'Join Draft' : 'Go to the draft lobby'}</Link>
      </Button>
    );
  }
  return (
    // One row on a phone, which is swiped.
    <nav
      aria-label="League pages"
      className="flex gap-2 *:shrink-0 max-sm:-mx-4 max-sm:-my-1 max-sm:w-screen max-sm:[scrollbar-width:none] max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 sm:flex-wrap"
    >
      <Button asChild variant={over ? 'secondary' : 'primary'}>
        <Link href={`/roster?league=${league.id}`}>My lineup</Link>
      </Button>
      <Button asChild>
        <Link href={`/matchups?league=${league.id}`}>Matchups</Link>
      </Button>
      <Button asChild>
        <Link href={`/portal?league=${league.id}`}>Transfer Portal</Link>
      </Button>
      <Button asChild>
        <Link href={`/trades?league=${league.id}`}>Trades</Link>
      </Button>
      <Button asChild>
        <Link href={`/squads?league=${league.id}`}>Squads</Link>
      </Button>
      <Button asChild variant="quiet">
        <Link href={`/draft/${league.id}`}>The draft</Link>
      </Button>
    </nav>
  );
}
