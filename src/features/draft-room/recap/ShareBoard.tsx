'use client';

import { Button, Card, CopyButton, Notice, Skeleton } from '@/components';
import type { Draft } from '@/domain/draft/types';
import { useSubmit } from '@/hooks/useSubmit';
import { useRoomActions } from '@/providers/draft/room';
import { usePublicBoard } from '@/providers/draft/usePublicBoard';

/**
 * Shares the board with anyone who has the link. Only the commissioner can share it or stop sharing; others see the
 * card only while it's shared.
 */
export function ShareBoard({ draft }: { draft: Draft }) {
  const { share, unshare } = useRoomActions();
  const { busy, error, submit } = useSubmit('The board wasn’t changed. Check your connection and try again.');
  const board = usePublicBoard(draft.leagueId);
  const shared = board.state === 'ready';
  const toggle = shared ? unshare : share;
  if (toggle === undefined && !shared) return null;
  return (
    <Card title="Share the draft">
      {board.state === 'loading' ? (
        <Skeleton className="h-11 w-full" />
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          <p className="min-w-60 flex-1 text-ink-muted">
            {shared
              ? 'Anyone with the link can see the league name, team names and picks, and nothing else.'
              : 'Share a link to the board. It shows the league name, team names and picks, and no personal names.'}
          </p>
          {shared && <CopyButton text={`${window.location.origin}/board/${draft.leagueId}`} label="Copy the link" />}
          {toggle !== undefined && (
            <Button busy={busy} variant={shared ? 'quiet' : 'secondary'} onClick={() => void submit(toggle)}>
              {shared ? 'Stop sharing' : 'Share the board'}
            </Button>
          )}
        </div>
      )}
      {error !== null && (
        <div className="mt-3">
          <Notice tone="bad">{error.message}</Notice>
        </div>
      )}
    </Card>
  );
}
