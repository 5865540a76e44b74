'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';
import { Button, Card, Notice, Page, PageHeader } from '@/components';
import { pickCount } from '@/domain/draft/order';
import type { Draft } from '@/domain/draft/types';
import { useDraft } from '@/providers/draft/room';
import { Board } from './Board';
import { DraftLog } from './DraftLog';
import { useCall } from './names';
import { RosterList } from './Rosters';
import { useTitle } from './useTitle';

/** After the draft: everybody's roster, the board as it was filled, the log, and the way on. */
export function OverRoom({ draft, actions }: { draft: Draft; actions?: ReactNode }) {
  const { me, league } = useDraft();
  const call = useCall();
  useTitle('', `Draft of ${draft.leagueName}`);
  const mine = draft.order.includes(me);
  const others = draft.order.filter((manager) => manager !== me);
  return (
    <Page width="full">
      <PageHeader
        title={draft.leagueName}
        lead={`The draft is over: ${String(draft.order.length)} managers, ${String(pickCount(draft))} picks.`}
        actions={
          actions ?? (
            <>
              {mine && (
                <Button asChild variant="primary">
                  <Link href={`/roster?league=${draft.leagueId}`}>Set my lineup</Link>
                </Button>
              )}
              <Button asChild>
                <Link href={`/matchups?league=${draft.leagueId}`}>Matchups and standings</Link>
              </Button>
            </>
          )
        }
      />
      <div className="grid gap-5">
        {league !== null && !league.draftComplete && (
          <Notice>The rosters are being entered in the league’s books. This takes a moment.</Notice>
        )}
        <div className="grid items-start gap-5 lg:grid-cols-[22rem_minmax(0,1fr)]">
          {mine && (
            <Card title="My roster">
              <RosterList draft={draft} manager={me} season={league?.season ?? 2025} />
            </Card>
          )}
          <Card title="The board" flush className={mine ? '' : 'lg:col-span-2'}>
            <Board draft={draft} />
          </Card>
        </div>
        <section aria-label="Rosters of the others" className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
          {others.map((manager) => (
            <Card key={manager} title={call(manager)}>
              <RosterList draft={draft} manager={manager} season={league?.season ?? 2025} />
            </Card>
          ))}
        </section>
        <Card title="Log" flush>
          <DraftLog draft={draft} />
        </Card>
      </div>
    </Page>
  );
}
