'use client';

import Link from 'next/link';
import { useState } from 'react';
import { Button, Card, CopyButton, MemberList, Notice, Page, PageHeader } from '@/components';
import { houseTeamsFor } from '@/domain/draft/engine';
import { presenceOf } from '@/domain/draft/presence';
import { runsDraft } from '@/domain/draft/draftCommissioners';
import type { Draft } from '@/domain/draft/types';
import type { ManagerId } from '@/domain/league/houseTeams';
import { isolated } from '@/domain/kernel/isolated';
import { managerName } from '@/domain/league/league';
import type { League } from '@/domain/league/types';
import { useRoomState } from '@/providers/draft/room';
import { useNow } from '@/hooks/useNow';
import { useTitle } from '../shared/useTitle';
import { Keepers } from './Keepers';
import { OrderCard } from './OrderCard';
import { PlannedTime } from './PlannedTime';
import { Preparation } from './Preparation';
import { Settings } from './Settings';
import { StartDraft } from './StartDraft';

/** The room before the draft: members, draft order, league rules, invitations, and for the commissioner the start. */
export function Lobby({ draft }: { draft: Draft }) {
  const { me, league, live } = useRoomState();
  const [filled, setFilled] = useState(true);
  const mine = runsDraft(draft, me);
  const houseTeams = league === null ? [] : houseTeamsFor(draft.members.length, league.capacity);
  const withHouse = houseTeams.length > 0 && (filled || draft.members.length < 2);
  const { here, words } = useWhoIsHere(draft);
  return (
    <Page>
      <TitleInTime draft={draft} />
      <PageHeader
        title={draft.leagueName}
        lead={
          league === null
            ? 'Draft lobby'
            : `Draft lobby. ${mine ? 'You start' : `${managerName(league)} starts`} the draft when everyone is here.`
        }
        actions={
          <>
            <Button asChild>
              <Link href="/practice">Mock draft</Link>
            </Button>
            <Button asChild>
              <Link href={`/leagues?league=${draft.leagueId}`}>League page</Link>
            </Button>
          </>
        }
      />
      <div className="grid gap-5">
        {!live && <Notice tone="warn">You’re offline. The lobby updates as soon as you’re back online.</Notice>}
        <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <div className="grid gap-5">
            {league !== null && (
              <OrderCard
                draft={draft}
                league={league}
                houseTeams={houseTeams}
                withHouse={withHouse}
                onWithHouse={setFilled}
              />
            )}
            {league !== null &&
              (mine ? (
                <StartDraft draft={draft} league={league} withHouse={withHouse} whoIsHere={words} />
              ) : (
                <Waiting league={league} whoIsHere={words} />
              ))}
            {league !== null && <Keepers draft={draft} league={league} />}
            {league !== null && <PlannedTime key={league.draftAt} league={league} mine={mine} />}
            {league !== null && (
              <MemberList league={league} me={me} under={(uid) => (here(uid) ? 'here' : 'not here yet')} />
            )}
          </div>
          <div className="grid gap-5">
            {league !== null && <Invite league={league} />}
            {league !== null && <Settings draft={draft} league={league} />}
          </div>
        </div>
        <Preparation draft={draft} />
      </div>
    </Page>
  );
}

/** Sets the document title. It shows when the planned draft time has come, also while another tab is open. */
function TitleInTime({ draft }: { draft: Draft }) {
  const { league, clock } = useRoomState();
  const passed = useNow(clock) >= (league?.draftAt ?? Infinity);
  useTitle(passed ? '● Draft time: ' : '', `Draft lobby of ${isolated(draft.leagueName)}`);
  return null;
}

/** Which members are known to be in the lobby, and a sentence about it for the start card. */
function useWhoIsHere(draft: Draft): { here: (manager: ManagerId) => boolean; words: string } {
  const { me, seen, clock, nameOf } = useRoomState();
  const presence = presenceOf(draft, seen ?? {}, useNow(clock, 60_000));
  const here = (manager: ManagerId) => manager === me || presence[manager] === 'here';
  const missing = draft.members.filter((uid) => !here(uid));
  const present = draft.members.length - missing.length;
  const count = `${String(present)} of ${String(draft.members.length)} managers ${present === 1 ? 'is' : 'are'} here`;
  return {
    here,
    words:
      missing.length === 0
        ? 'Everyone is here.'
        : missing.length > 3
          ? `${count}.`
          : `${count}; missing: ${missing.map(nameOf).join(', ')}.`,
  };
}

function Waiting({ league, whoIsHere }: { league: League; whoIsHere: string }) {
  return (
    <Card title="Waiting to start">
      <p>
        {managerName(league)} starts the draft, and the draft room opens here on its own. The clock doesn’t run until
        then.
      </p>
      <p className="mt-2 text-ink-muted">{whoIsHere}</p>
    </Card>
  );
}

function Invite({ league }: { league: League }) {
  const link = `${window.location.origin}/join/${league.joinCode}`;
  return (
    <Card title="Invite friends">
      <p className="text-ink-muted">Anyone with the code or the link can join until the draft starts.</p>
      <p className="my-3 display text-4xl tracking-widest">{league.joinCode}</p>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={league.joinCode} label="Copy code" />
        <CopyButton text={link} label="Copy link" />
      </div>
    </Card>
  );
}
