'use client';

import Link from 'next/link';
import { useState } from 'react';
import { Button, Card, CopyButton, MemberList, Notice, Page, PageHeader } from '@/components';
import { houseTeamsFor } from '@/domain/draft/engine';
import type { Draft } from '@/domain/draft/types';
import { managerName, type League } from '@/domain/league';
import { optionWords } from '@/domain/leagueWords';
import { useDraft } from '@/providers/draft/room';
import { useTitle } from '../useTitle';
import { OrderCard } from './OrderCard';
import { PlannedTime } from './PlannedTime';
import { StartDraft } from './StartDraft';

/** Before the draft: who is in, what will be played by, how to bring others, and the commissioner's start. */
export function Lobby({ draft }: { draft: Draft }) {
  const { me, league, live } = useDraft();
  const [filled, setFilled] = useState(true);
  const houseTeams = league === null ? [] : houseTeamsFor(draft.members.length, league.capacity);
  const withHouse = houseTeams.length > 0 && (filled || draft.members.length < 2);
  useTitle('', `Draft lobby of ${draft.leagueName}`);
  return (
    <Page>
      <PageHeader
        title={draft.leagueName}
        lead={
          league === null
            ? 'Draft lobby'
            : `Draft lobby. ${managerName(league)} starts the draft when everybody is here.`
        }
        actions={
          <>
            <Button asChild variant="quiet">
              <Link href="/practice">Practice a draft</Link>
            </Button>
            <Button asChild>
              <Link href={`/leagues?league=${draft.leagueId}`}>League</Link>
            </Button>
          </>
        }
      />
      <div className="grid gap-5">
        {!live && <Notice tone="warn">No connection. The lobby catches up by itself as soon as it is back.</Notice>}
        <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <div className="grid gap-5">
            {league !== null &&
              (draft.commissioner === me ? (
                <StartDraft draft={draft} league={league} withHouse={withHouse} onWithHouse={setFilled} />
              ) : (
                <Waiting league={league} />
              ))}
            {league !== null && <PlannedTime key={league.draftAt} league={league} mine={draft.commissioner === me} />}
            {league !== null && (
              <OrderCard
                draft={draft}
                league={league}
                managers={[...draft.members, ...(withHouse ? houseTeams : [])]}
                withHouseTeams={withHouse}
              />
            )}
            {league !== null && <MemberList league={league} me={me} />}
          </div>
          <div className="grid gap-5">
            {league !== null && <Invite league={league} />}
            {league !== null && <Settings league={league} />}
          </div>
        </div>
      </div>
    </Page>
  );
}

function Waiting({ league }: { league: League }) {
  return (
    <Card title="Waiting for the start">
      <p>
        {managerName(league)} presses Start; this page becomes the draft room by itself, on every screen at once. Until
        then, nothing runs out.
      </p>
    </Card>
  );
}

function Invite({ league }: { league: League }) {
  const link = `${window.location.origin}/join/${league.joinCode}`;
  return (
    <Card title="Bring others">
      <p className="text-ink-muted">Whoever has the code or the link can join until the draft begins.</p>
      <p className="my-3 display text-4xl tracking-widest">{league.joinCode}</p>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={league.joinCode} label="Copy code" />
        <CopyButton text={link} label="Copy link" />
      </div>
    </Card>
  );
}

function Settings({ league }: { league: League }) {
  return (
    <Card title="What you play by" flush>
      <dl className="divide-y divide-line">
        {optionWords(league).map(({ label, value, meaning }) => (
          <div key={label} className="px-4 py-2.5 sm:px-5">
            <dt className="text-sm text-ink-muted">{label}</dt>
            <dd>
              <b className="block first-letter:uppercase">{value}</b>
              <span className="block text-sm text-ink-muted first-letter:uppercase">{meaning}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
