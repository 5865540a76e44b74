'use client';

import { useState } from 'react';
import { Button, Card, lazyDialog } from '@/components';
import { isCommissioner } from '@/domain/league/commissioners';
import { senderName } from '@/domain/league/league';
import type { League } from '@/domain/league/types';
import { useAuth } from '@/providers/account/AuthProvider';

const NoteDialog = lazyDialog(() => import('./NoteDialog').then((module) => module.NoteDialog), 'The note didn’t load');

/** What a commissioner has pinned for the league. Commissioners can change it here; nothing without a note. */
export function LeagueNote({ league }: { league: League }) {
  const { uid } = useAuth();
  const [editing, setEditing] = useState(false);
  const mine = isCommissioner(league, uid);
  const edit = (words: string) => (
    <Button size="small" onClick={() => setEditing(true)}>
      {words}
    </Button>
  );
  return (
    <>
      {league.note !== '' ? (
        <Card title="From the commissioner" aside={mine && edit('Edit note')}>
          <p dir="auto" className="wrap-anywhere whitespace-pre-line">
            {league.note}
          </p>
          {league.noteBy !== null && (
            <p className="mt-2 text-sm text-ink-muted">Pinned by {senderName(league, league.noteBy)}</p>
          )}
        </Card>
      ) : (
        mine && <div>{edit('Pin a note')}</div>
      )}
      {editing && uid !== null && <NoteDialog league={league} me={uid} onClose={() => setEditing(false)} />}
    </>
  );
}
