'use client';

import { Printer } from 'lucide-react';
import Link from 'next/link';
import { useState, type ReactNode } from 'react';
import { Button, Card, LiveRegion, Notice, Origin, Page, PageHeader } from '@/components';
import { pickCount } from '@/domain/draft/order';
import type { Draft } from '@/domain/draft/types';
import type { LeagueId } from '@/domain/kernel/ids';
import { useRoomState } from '@/providers/draft/room';
import { DraftLog } from '../log/DraftLog';
import { Rosters } from '../rosters/Rosters';
import { useLiveRegionReady } from '../shared/useLiveRegionReady';
import { draftTitle, useTitle } from '../shared/useTitle';
import { RoomSquadDetails } from '../squad/RoomSquadDetails';
import { MyGrade } from './MyGrade';
import { PrintBoard } from './PrintBoard';
import { Recap } from './Recap';
import { Replay } from './Replay';

/** The room after the draft: rosters, recap, replay, log, and links to the league. `actions` replaces those links. */
export function RecapRoom({ draft, actions, children }: { draft: Draft; actions?: ReactNode; children?: ReactNode }) {
  const { me, league, nameOf } = useRoomState();
  useTitle('', draftTitle(draft));
  const mine = draft.order.includes(me);
  const settled = useLiveRegionReady();
  const [log, setLog] = useState(false);
  return (
    <>
      <PrintBoard draft={draft} nameOf={nameOf} />
      {/* The live room, which announces the picks, is unmounted after the last one. */}
      <LiveRegion message={settled ? 'The draft is over.' : ''} />
      <Page width="full" className="no-print">
        <PageHeader
          title={draft.leagueName}
          lead={`The draft is over: ${String(draft.order.length)} managers, ${String(pickCount(draft))} picks.`}
          actions={
            <>
              {actions ?? <LeagueWays leagueId={draft.leagueId} mine={mine} bestBall={league?.lineups === 'best'} />}
              <Button className="max-sm:hidden" onClick={() => window.print()}>
                <Printer aria-hidden className="size-5" />
                Print the board
              </Button>
            </>
          }
        />
        <div className="grid grid-cols-1 gap-5">
          {league !== null && !league.draftComplete && <Notice>Saving rosters. This takes a moment.</Notice>}
          <MyGrade draft={draft} />
          <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[22rem_minmax(0,1fr)]">
            <Card title="Rosters">
              <RoomSquadDetails ranking={draft.ranking}>
                <Rosters draft={draft} />
              </RoomSquadDetails>
            </Card>
            <Card
              title="Recap"
              aside={
                <span className="text-sm text-ink-muted">
                  <Origin of="draftProjection">projected points per week</Origin>
                </span>
              }
              flush
            >
              <Recap draft={draft} />
            </Card>
          </div>
          <Card title="The board, pick by pick" flush>
            <Replay draft={draft} />
          </Card>
          {children}
          <Card
            title="Log"
            aside={
              <Button size="small" aria-expanded={log} onClick={() => setLog(!log)}>
                {log ? 'Hide' : 'Show every pick'}
              </Button>
            }
            flush
          >
            {log && (
              // It scrolls and has nothing focusable inside, so it must be focusable itself.
              <div
                role="region"
                aria-label="Log"
                tabIndex={0}
                className="max-h-[70dvh] overflow-y-auto overscroll-contain"
              >
                <DraftLog draft={draft} />
              </div>
            )}
          </Card>
        </div>
      </Page>
    </>
  );
}

/** The links from a finished draft to the league's pages. */
function LeagueWays({ leagueId, mine, bestBall }: { leagueId: LeagueId; mine: boolean; bestBall: boolean }) {
  return (
    <>
      {mine && (
        <Button asChild variant="primary">
          <Link href={`/roster?league=${leagueId}`}>{bestBall ? 'View my lineup' : 'Set my lineup'}</Link>
        </Button>
      )}
      <Button asChild>
        <Link href={`/matchups?league=${leagueId}`}>Matchups and standings</Link>
      </Button>
    </>
  );
}
