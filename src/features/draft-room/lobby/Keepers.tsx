'use client';

import { useRef, useState } from 'react';
import { Card, Checkbox, Notice, SkeletonRows, SquadChip } from '@/components';
import { storedKeepers } from '@/domain/draft/parse';
import type { Draft } from '@/domain/draft/types';
import { formatCount } from '@/domain/kernel/formatCount';
import { isolated } from '@/domain/kernel/isolated';
import type { League } from '@/domain/league/types';
import { squadName, unitOf, type SquadId } from '@/domain/football/squads';
import { useRoomActions, useRoomState } from '@/providers/draft/room';
import { useFormerRoster } from '@/providers/draft/useFormerRoster';
import { useManagerName } from '../shared/useManagerName';

/** The user's choice of keepers, and everyone's. Nothing in a league's first season, or without keepers. */
export function Keepers({ draft, league }: { draft: Draft; league: League }) {
  const call = useManagerName();
  const chosen = draft.members.filter((uid) => (draft.kept[uid] ?? []).length > 0);
  const { keepers, previousLeagueId } = league;
  if (previousLeagueId === null || (keepers === 0 && chosen.length === 0)) return null;
  return (
    <Card title="Keepers">
      <div className="grid gap-4">
        <p className="text-ink-muted">
          {keepers === 0
            ? 'The league no longer has keepers. The draft can start once everyone has dropped theirs.'
            : `Keep up to ${formatCount(keepers, 'squad')} from last season’s roster${keepers > 1 ? ', no two of the same unit' : ''}. Keepers are your first picks, and no one else can draft them. You can change them until the draft starts.`}
        </p>
        <OwnKeepers draft={draft} league={league} />
        {chosen.length > 0 && (
          <ul className="grid gap-3" aria-label="Keepers of all managers">
            {chosen.map((uid) => (
              <li key={uid} className="grid gap-1.5">
                <b className="font-semibold wrap-anywhere">{call(uid)}</b>
                <span className="flex flex-wrap gap-x-4 gap-y-1.5">
                  {draft.kept[uid]!.map((squad) => (
                    <SquadChip key={squad} squad={squad} />
                  ))}
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}

/** The user's former roster, to choose from. A choice is saved at once. */
function OwnKeepers({ draft, league }: { draft: Draft; league: League }) {
  const { me, live } = useRoomState();
  const { keep } = useRoomActions();
  const roster = useFormerRoster(league, me);
  // The latest choice, until the draft has it: that it's stored is heard earlier.
  const [sent, setSent] = useState<readonly SquadId[] | null>(null);
  const stored = draft.kept[me] ?? [];
  if (sent !== null && storedKeepers(sent) === storedKeepers(stored)) setSent(null);
  const [error, setError] = useState<string | null>(null);
  const latest = useRef<readonly SquadId[] | null>(null);
  const line = useRef<Promise<unknown>>(Promise.resolve());
  if (keep === undefined) return null;
  if (roster.state === 'loading') return <SkeletonRows rows={3} />;
  if (roster.state === 'failed') return <Notice tone="bad">{roster.message}</Notice>;
  if (roster.state === 'missing' || roster.value.length === 0) {
    return <p>You had no roster in this league last season, so you have no one to keep.</p>;
  }
  const limits = { most: league.keepers, roster: roster.value };
  const kept = (sent ?? stored).filter((squad) => limits.roster.includes(squad));
  const isOpen = (squad: SquadId) =>
    kept.length < limits.most &&
    league.slots[unitOf(squad)] > 0 &&
    kept.every((other) => unitOf(other) !== unitOf(squad));
  const toggle = async (squad: SquadId) => {
    const changed = kept.includes(squad) ? kept.filter((other) => other !== squad) : [...kept, squad];
    // The league may allow fewer by now.
    const next = changed.slice(0, limits.most);
    setSent(next);
    latest.current = next;
    // One save after the other, because the rules take one a second; what a later choice has replaced isn't sent.
    const turn = line.current.then(() => (latest.current === next ? keep(next, limits) : null));
    line.current = turn;
    const saved = await turn;
    if (saved === null) return;
    if (!saved.ok) setSent((latest) => (latest === next ? null : latest));
    setError(saved.ok ? null : saved.error.message);
  };
  return (
    <>
      <fieldset className="grid sm:grid-cols-2">
        <legend className="mb-1 font-semibold">
          Your keepers: {kept.length} of {limits.most}
        </legend>
        {limits.roster.map((squad) => (
          <Checkbox
            key={squad}
            label={isolated(squadName(squad))}
            checked={kept.includes(squad)}
            disabled={!live || !(kept.includes(squad) || isOpen(squad))}
            onChange={() => void toggle(squad)}
          />
        ))}
      </fieldset>
      {error !== null && <Notice tone="bad">{error}</Notice>}
    </>
  );
}
