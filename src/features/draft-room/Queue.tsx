'use client';

import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { EmptyState, FailureState, LiveRegion, Notice, ShieldLogo, SkeletonRows, UnitBadge } from '@/components';
import type { Draft } from '@/domain/draft/types';
import { SCHOOLS } from '@/domain/schools';
import { schoolOf, squadName, unitOf, type SquadId } from '@/domain/squads';
import { useDraft } from '@/providers/draft/room';
import { moved, removed } from './queueView';

/** One's own queue: the full order, moved by buttons or by Alt and the arrow keys. What is taken drops out of sight. */
export function Queue({ draft }: { draft: Draft }) {
  const { queue } = useDraft();
  const list = useRef<HTMLOListElement>(null);
  if (queue.squads.state === 'loading') return <SkeletonRows label="Loading your queue" />;
  if (queue.squads.state === 'failed')
    return <FailureState title="Your queue cannot be shown" message={queue.squads.message} />;
  const squads = queue.squads.state === 'ready' ? queue.squads.value : [];
  const taken = new Set(draft.picks);
  const free = squads.filter((squad) => !taken.has(squad));

  const move = (squad: SquadId, by: number) => queue.change(moved(squads, squad, by, taken));
  const drop = (squad: SquadId) => {
    const at = free.indexOf(squad);
    queue.change(removed(free, squad));
    const next = list.current?.children[at + 1] ?? list.current?.children[at - 1];
    next?.querySelector<HTMLElement>('[data-act="drop"]')?.focus();
  };
  const onKeys = (event: KeyboardEvent, squad: SquadId) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (!event.altKey || by === 0) return;
    event.preventDefault();
    move(squad, by);
  };

  return (
    <div className="grid gap-2">
      <p className="px-1 text-sm text-ink-muted" aria-live="polite">
        {queue.saving
          ? 'Saving the order …'
          : 'If your clock runs out, the first of these that you may take is picked for you. Nobody else sees it before.'}
      </p>
      {queue.refusal !== null && <Notice tone="bad">{queue.refusal}</Notice>}
      {free.length === 0 ? (
        <EmptyState title="Your queue is empty">
          Add squads from the pool. Without a queue the best of the ranking is picked when your clock runs out.
        </EmptyState>
      ) : (
        <ol ref={list} aria-label="Your queue" className="grid gap-1">
          {free.map((squad, i) => (
            <li key={squad} className="flex items-center gap-2 rounded-control border border-line bg-raised pl-2.5">
              <span className="w-5 text-sm text-ink-muted figures">{i + 1}</span>
              <ShieldLogo code={schoolOf(squad)} size={26} />
              <span className="min-w-0 flex-1 truncate font-semibold">{SCHOOLS[schoolOf(squad)].name}</span>
              <UnitBadge unit={unitOf(squad)} />
              <span className="flex">
                <Act
                  label={`Move ${squadName(squad)} up`}
                  onKeys={(event) => onKeys(event, squad)}
                  off={i === 0}
                  onPress={() => move(squad, -1)}
                >
                  <ArrowUp aria-hidden className="size-4" />
                </Act>
                <Act
                  label={`Move ${squadName(squad)} down`}
                  onKeys={(event) => onKeys(event, squad)}
                  off={i === free.length - 1}
                  onPress={() => move(squad, 1)}
                >
                  <ArrowDown aria-hidden className="size-4" />
                </Act>
                <Act
                  label={`Take ${squadName(squad)} out of the queue`}
                  onKeys={(event) => onKeys(event, squad)}
                  act="drop"
                  onPress={() => drop(squad)}
                >
                  <X aria-hidden className="size-4" />
                </Act>
              </span>
            </li>
          ))}
        </ol>
      )}
      <LiveRegion
        message={
          free.length === 0
            ? ''
            : `Queue: ${free.map(squadName).slice(0, 3).join(', ')}${free.length > 3 ? ' and more' : ''}.`
        }
      />
    </div>
  );
}

interface ActProps {
  label: string;
  act?: string;
  off?: boolean;
  onPress: () => void;
  onKeys: (event: KeyboardEvent) => void;
  children: ReactNode;
}

function Act({ label, act, off = false, onPress, onKeys, children }: ActProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={off}
      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
      data-act={act}
      className="grid h-11 w-9 place-items-center rounded-control text-ink hover:bg-sunken aria-disabled:text-ink-muted aria-disabled:opacity-40"
      onClick={() => !off && onPress()}
      onKeyDown={onKeys}
    >
      {children}
    </button>
  );
}
