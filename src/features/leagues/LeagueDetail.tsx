'use client';

import Link from 'next/link';
import { Button, LeagueHeader, LoadError, Page, SkeletonCard, Tabs, lazyComponent } from '@/components';
import { isCommissioner } from '@/domain/league/commissioners';
import { isDraftActive } from '@/domain/league/draftActive';
import { ready } from '@/domain/kernel/loadable';
import type { League } from '@/domain/league/types';
import { hasRoom } from '@/domain/league/leagueSeats';
import { useAuth } from '@/providers/account/AuthProvider';
import { useLeagueSeason } from '@/providers/season/useLeagueSeason';
import { useQueryParam } from '@/providers/kernel/useQueryParam';
import { TwoColumns } from './TwoColumns';
import { Invite } from './joining/Invite';
import { StageBadge } from './StageBadge';
import { LeagueOptions } from './options/LeagueOptions';
import { LeaveLeague } from './members/LeaveLeague';
import { Members } from './members/Members';
import { Overview } from './season/Overview';
import { RosterCodes } from './joining/RosterCodes';
import { TeamName } from './members/TeamName';

/** Loaded for leagues past their draft. */
const RankedMembers = lazyComponent(() => import('./members/RankedMembers').then((module) => module.RankedMembers), {
  waiting: () => <SkeletonCard rows={6} />,
  failed: ({ retry }) => <LoadError as="panel" title="The managers didn’t load" retry={retry} />,
});

/** Loaded with its tab. */
const Records = lazyComponent(() => import('./records/Records').then((module) => module.Records), {
  waiting: () => <SkeletonCard rows={6} />,
  failed: ({ retry }) => <LoadError as="panel" title="The records didn’t load" retry={retry} />,
});

/** Loaded with its tab. */
const Moves = lazyComponent(() => import('./activity/Moves').then((module) => module.Moves), {
  waiting: () => <SkeletonCard rows={6} />,
  failed: ({ retry }) => <LoadError as="panel" title="The activity didn’t load" retry={retry} />,
});

const TABS = ['overview', 'members', 'moves', 'records', 'options'] as const;
/** Before the draft is over there are no moves and no records. */
const AFTER_DRAFT: readonly string[] = ['moves', 'records'];
type LeagueTab = (typeof TABS)[number];

/**
 * One of the user's `leagues`: what is going on, its members and how to invite more, and its options. The tab is in the
 * address.
 */
export function LeagueDetail({ league, leagues }: { league: League; leagues: readonly League[] }) {
  const { uid } = useAuth();
  const [, select] = useQueryParam('league');
  const [asked, ask] = useQueryParam('tab');
  const tab = TABS.find((one) => one === asked && (!AFTER_DRAFT.includes(one) || league.draftComplete)) ?? 'overview';
  const season = useLeagueSeason(league.draftComplete ? league : null);
  const commissioner = isCommissioner(league, uid);
  const active = isDraftActive(league);
  const open = league.draftStatus === 'scheduled';
  return (
    <Page>
      <LeagueHeader
        title={league.name}
        here="league"
        leagues={ready(leagues)}
        selected={league}
        onSelect={select}
        aside={
          <>
            <Link href="/leagues" className="inline-flex min-h-(--target) items-center underline max-sm:hidden">
              All my leagues
            </Link>
            <span className="max-sm:hidden">Season {league.season}</span>
            <StageBadge league={league} />
          </>
        }
      />
      {!league.draftComplete && (
        <Button asChild variant={active ? 'live' : 'primary'} className="mb-4">
          <Link href={`/draft/${league.id}`}>{active ? 'Join Draft' : 'Go to the draft lobby'}</Link>
        </Button>
      )}
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
              <TwoColumns
                main={
                  league.draftComplete ? <RankedMembers league={league} season={season} /> : <Members league={league} />
                }
                side={
                  <>
                    <TeamName league={league} />
                    {(hasRoom(league) || (league.next === null && Object.keys(league.vacant).length > 0)) && (
                      <Invite league={league} editable={commissioner} />
                    )}
                    {uid !== null && commissioner && open && <RosterCodes league={league} me={uid} />}
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
