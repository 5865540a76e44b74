'use client';

import { useState } from 'react';
import type { Uid } from '@/domain/kernel/ids';
import { valueOr } from '@/domain/kernel/loadable';
import type { SoloGame } from '@/domain/solo/soloGames';
import { usePlayerEntry } from '@/providers/solo/useSoloEntries';
import { PICKS } from './formatPicks';
import type { KnownWeek } from './knownWeek';

/** A player's name, which opens their picks of the week. They are read when they're opened. */
export function PlayerPicks({ game, solo, uid, name }: { game: SoloGame; solo: KnownWeek; uid: Uid; name: string }) {
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="-outline-offset-2">{name}</summary>
      {open && <Picks game={game} solo={solo} uid={uid} />}
    </details>
  );
}

function Picks({ game, solo: { week, results }, uid }: { game: SoloGame; solo: KnownWeek; uid: Uid }) {
  const entry = usePlayerEntry(game, week.id, uid);
  const text =
    entry.state === 'loading'
      ? 'Loading…'
      : entry.state === 'missing'
        ? 'No picks.'
        : entry.state === 'failed'
          ? entry.message
          : null;
  if (entry.state !== 'ready') return <p className="text-sm font-normal text-ink-muted">{text}</p>;
  const lines = PICKS[game].lines(entry.value.picks, week, valueOr(results, null));
  return (
    <ul className="py-1 text-sm font-normal">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
      {lines.length === 0 && <li>No picks.</li>}
    </ul>
  );
}
