'use client';

import { useState } from 'react';
import { Button, Card, CopyButton, Field, Input, Notice, Skeleton, notify } from '@/components';
import type { Draft } from '@/domain/draft/types';
import { NAME_LENGTH } from '@/domain/league/leagueChecks';
import type { Result } from '@/domain/kernel/result';
import { useSubmit } from '@/hooks/useSubmit';
import { useRoomActions, useRoomState } from '@/providers/draft/room';
import { usePublicBoard } from '@/providers/draft/usePublicBoard';

/**
 * Shares the board with anyone who has the link. Only the commissioner can share it or stop sharing; others see the
 * card only while it's shared.
 */
export function ShareBoard({ draft }: { draft: Draft }) {
  const { me } = useRoomState();
  const { share, unshare, renameTeam } = useRoomActions();
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
      {board.state === 'ready' && renameTeam !== undefined && draft.order.includes(me) && (
        <OwnTeam shown={board.value.teams[draft.order.indexOf(me)] ?? ''} onName={renameTeam} />
      )}
    </Card>
  );
}

/** A form to change the name of the user's team on the shared board. */
function OwnTeam({ shown, onName }: { shown: string; onName: (name: string) => Promise<Result<void>> }) {
  const [typed, setTyped] = useState<string | null>(null);
  const { busy, error, submit, clearError } = useSubmit();
  const save = async () => {
    if (typed === null) return;
    const named = await submit(() => onName(typed));
    if (!named.ok) return;
    setTyped(null);
    notify.success('The board shows the new name.');
  };
  return (
    <form
      noValidate
      className="mt-4 flex max-w-xl flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <div className="min-w-56 flex-1">
        <Field label="Your team on the board" error={error?.message}>
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              maxLength={NAME_LENGTH}
              value={typed ?? shown}
              onChange={({ target }) => {
                setTyped(target.value);
                clearError();
              }}
            />
          )}
        </Field>
      </div>
      <Button type="submit" busy={busy} disabled={typed === null || typed === shown}>
        Save name
      </Button>
    </form>
  );
}
