'use client';

import { useState } from 'react';
import { Button, Card, CopyButton, Notice, Skeleton } from '@/components';
import type { Draft } from '@/domain/draft/types';
import type { PublicBoard } from '@/domain/draft/publicBoard';
import { useDraft } from '@/providers/draft/room';
import { useLoadable } from '@/providers/useLoadable';

/** Whether the board may be seen by anybody with its link; the commissioner shares it and takes it back. Others see only that it is shared. */
export function ShareBoard({ draft }: { draft: Draft }) {
  const { me, controls } = useDraft();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const board = useLoadable<PublicBoard>(draft.leagueId, async (next) => {
    const { watchBoard } = await import('@/data/draftBoards');
    return watchBoard(draft.leagueId, next);
  });
  const mine = draft.commissioner === me;
  const shared = board.state === 'ready';
  if (controls === null || (!mine && !shared)) return null;
  const change = async () => {
    setBusy(true);
    const changed = await (shared ? controls.unshare() : controls.share());
    setBusy(false);
    setRefusal(changed.ok ? null : changed.refusal.message);
  };
  return (
    <Card title="Show it to others">
      {board.state === 'loading' ? (
        <Skeleton className="h-11 w-full" />
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          <p className="min-w-60 flex-1 text-ink-muted">
            {shared
              ? 'Anybody with the link sees the board with the teams’ names, and nothing else of the league.'
              : 'Share a link to the board. It shows the picks and the teams’ names, and nothing else of the league.'}
          </p>
          {shared && <CopyButton text={`${window.location.origin}/board/${draft.leagueId}`} label="Copy the link" />}
          {mine && (
            <Button busy={busy} variant={shared ? 'quiet' : 'secondary'} onClick={() => void change()}>
              {shared ? 'Stop sharing' : 'Share the board'}
            </Button>
          )}
        </div>
      )}
      {refusal !== null && (
        <div className="mt-3">
          <Notice tone="bad">{refusal}</Notice>
        </div>
      )}
    </Card>
  );
}
