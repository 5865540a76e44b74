'use client';

import Link from 'next/link';
import { useState } from 'react';
import { Button, Card, CopyButton, OptionList, Page, PageHeader } from '@/components';
import { isDraftActive, type League } from '@/domain/league';
import { describeOptions } from '@/domain/describeOptions';
import { useAuth } from '@/providers/AuthProvider';
import { useLeagueUsers } from '@/providers/useLeagueUsers';
import { ChangeOptions } from './ChangeOptions';
import { DraftBadge } from './LeagueCard';
import { Members } from './Members';
import { MembershipDialog } from './MembershipDialog';
import { RosterCodes } from './RosterCodes';
import { TeamName } from './TeamName';
import { LeaveLeague } from './LeaveLeague';

/** One league: its members and how to invite more, the user's team, the options and when they freeze. */
export function LeagueDetail({ league }: { league: League }) {
  const { uid } = useAuth();
  const teams = useLeagueUsers(league);
  const commissioner = league.createdBy === uid;
  const open = league.draftStatus === 'scheduled';
  return (
    <Page>
      <PageHeader
        title={league.name}
        lead={
          <span className="flex flex-wrap items-center gap-x-3">
            <DraftBadge league={league} />
            <span>Season {league.season}</span>
            <Link href="/leagues" className="inline-flex min-h-(--target) items-center underline">
              All my leagues
            </Link>
          </span>
        }
        actions={<Links league={league} />}
      />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid grid-cols-1 gap-5">
          <Members league={league} teams={teams} />
          {open && <Invite league={league} editable={commissioner} />}
          {commissioner && open && <RosterCodes league={league} />}
          <LeaveLeague league={league} />
        </div>
        <div className="grid grid-cols-1 gap-5">
          <TeamName league={league} />
          <Options league={league} editable={commissioner && open} />
        </div>
      </div>
    </Page>
  );
}

function Links({ league }: { league: League }) {
  const active = isDraftActive(league);
  if (!league.draftComplete) {
    return (
      <Button asChild variant={active ? 'live' : 'primary'}>
        <Link href={`/draft/${league.id}`}>{active ? 'Join Draft' : 'Go to the draft lobby'}</Link>
      </Button>
    );
  }
  return (
    <>
      <Button asChild variant="primary">
        <Link href={`/roster?league=${league.id}`}>My lineup</Link>
      </Button>
      <Button asChild>
        <Link href={`/matchups?league=${league.id}`}>Matchups and standings</Link>
      </Button>
      <Button asChild variant="quiet">
        <Link href={`/draft/${league.id}`}>The draft</Link>
      </Button>
    </>
  );
}

function Invite({ league, editable }: { league: League; editable: boolean }) {
  const [renewing, setRenewing] = useState(false);
  return (
    <Card
      title="Invite friends"
      aside={
        editable && (
          <Button size="small" onClick={() => setRenewing(true)}>
            New code
          </Button>
        )
      }
    >
      <p className="text-ink-muted">
        Anyone with the code or the link can join until the league is full or the draft starts.
      </p>
      <p className="my-3 display text-4xl tracking-widest">{league.joinCode}</p>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={league.joinCode} label="Copy code" />
        <CopyButton text={`${window.location.origin}/join/${league.joinCode}`} label="Copy link" />
      </div>
      {renewing && (
        <MembershipDialog league={league} action={{ kind: 'renewCode' }} onClose={() => setRenewing(false)} />
      )}
    </Card>
  );
}

function Options({ league, editable }: { league: League; editable: boolean }) {
  const [changing, setChanging] = useState(false);
  return (
    <Card
      title="Options"
      aside={
        editable && (
          <Button size="small" onClick={() => setChanging(true)}>
            Change
          </Button>
        )
      }
      flush
    >
      <OptionList
        rows={describeOptions(league).map(({ label, value, meaning, freezes }) => ({
          label,
          value,
          meaning,
          aside: league.draftStatus === 'scheduled' ? `freezes ${freezes}` : 'frozen',
        }))}
      />
      {editable && changing && <ChangeOptions league={league} onClose={() => setChanging(false)} />}
    </Card>
  );
}
