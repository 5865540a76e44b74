'use client';

import { Printer } from 'lucide-react';
import Link from 'next/link';
import { useCallback, useMemo } from 'react';
import { Button, Card, FailureState, Page, PageHeader, Skeleton } from '@/components';
import { boardDraft, type PublicBoard } from '@/domain/draft/review/publicBoard';
import { FORMAT_NAMES } from '@/domain/league/options/formatNames';
import type { LeagueId } from '@/domain/kernel/ids';
import { isolated } from '@/domain/kernel/isolated';
import { SpectatorProvider } from '@/providers/draft/SpectatorProvider';
import { usePublicBoard } from '@/providers/draft/usePublicBoard';
import { PrintBoard } from '../recap/PrintBoard';
import { Replay } from '../recap/Replay';
import { useTitle } from '../shared/useTitle';

/**
 * The shared board of a finished draft, for anyone with the link. It shows the league, its teams and their picks, and
 * nothing else.
 */
export function PublicBoardPage({ leagueId }: { leagueId: LeagueId }) {
  const board = usePublicBoard(leagueId);
  switch (board.state) {
    case 'loading':
      return (
        <Page width="full">
          <div role="status" aria-label="Loading the board" className="grid gap-4">
            <Skeleton className="h-16 w-full" />
            <Skeleton className="h-[70dvh] w-full" />
          </div>
        </Page>
      );
    case 'ready':
      return <Shown board={board.value} />;
    case 'missing':
      return (
        <Page>
          <FailureState
            page
            title="Board not found"
            onRetry={null}
            message="This league doesn’t share its draft, or the link is mistyped."
            action={<Links />}
          />
        </Page>
      );
    case 'failed':
      return (
        <Page>
          <FailureState page title="Couldn’t load the board" message={board.message} action={<Links />} />
        </Page>
      );
  }
}

function Links() {
  return (
    <>
      <Button asChild variant="primary">
        <Link href="/practice">Mock draft</Link>
      </Button>
      <Button asChild>
        <Link href="/">Home</Link>
      </Button>
    </>
  );
}

function Shown({ board }: { board: PublicBoard }) {
  useTitle('', `Draft board of ${isolated(board.leagueName)}`);
  const draft = useMemo(() => boardDraft(board), [board]);
  const { teams } = board;
  const nameOf = useCallback((seat: string) => teams[draft.order.indexOf(seat)] ?? '', [teams, draft.order]);
  return (
    <SpectatorProvider draft={draft} nameOf={nameOf}>
      <PrintBoard draft={draft} nameOf={nameOf} />
      <Page width="full" className="no-print">
        <PageHeader
          title={board.leagueName}
          lead={`Draft board: ${String(teams.length)} teams, ${String(board.rounds)} rounds, ${FORMAT_NAMES[board.format].toLowerCase()}.`}
          actions={
            <>
              <Button asChild variant="primary">
                <Link href="/practice">Mock draft</Link>
              </Button>
              <Button onClick={() => window.print()}>
                <Printer aria-hidden className="size-5" />
                Print the board
              </Button>
            </>
          }
        />
        <Card title="The board, pick by pick" flush>
          <Replay draft={draft} />
        </Card>
      </Page>
    </SpectatorProvider>
  );
}
