'use client';

import { clsx } from 'clsx';
import type { ButtonHTMLAttributes, CSSProperties, KeyboardEvent, ReactNode, Ref } from 'react';
import { ShieldLogo } from '@/components';
import { SCHOOLS } from '@/domain/schools';
import { schoolOf, squadName, unitOf, type SquadId } from '@/domain/squads';
import { Glyph } from './Glyph';

/** What a row of the queue can be asked to do. */
export interface QueueActs {
  move: (squad: SquadId, by: number) => void;
  drop: (squad: SquadId) => void;
}

interface Props extends QueueActs {
  squad: SquadId;
  index: number;
  /** How many squads the queue holds, of which the page may hold fewer. */
  count: number;
  /** The row as something that can be dragged; without it the grip is only to look at. */
  drag?: {
    ref: Ref<HTMLLIElement>;
    style: CSSProperties;
    lifted: boolean;
    handle: ButtonHTMLAttributes<HTMLButtonElement> & { ref?: Ref<HTMLButtonElement> };
  };
}

/** One squad of the queue: dragged by its grip, moved by its buttons, or by Alt and the arrow keys on any of them. */
export function QueueRow({ squad, index, count, move, drop, drag }: Props) {
  const name = squadName(squad);
  const unit = unitOf(squad);
  const onKeys = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (!event.altKey || by === 0) return;
    event.preventDefault();
    event.stopPropagation();
    move(squad, by);
  };
  return (
    <li
      aria-setsize={count}
      aria-posinset={index + 1}
      ref={drag?.ref}
      style={drag?.style}
      className={clsx(
        'flex h-11.5 items-center rounded-control border bg-raised',
        drag?.lifted ? 'relative z-10 border-ink shadow-float' : 'border-line',
      )}
    >
      {drag === undefined ? (
        <span aria-hidden className="grid h-11 w-7 shrink-0 place-items-center text-ink-muted">
          <Glyph shape="grip" small />
        </span>
      ) : (
        <button
          {...drag.handle}
          type="button"
          aria-label={`Drag ${name}`}
          className="grid h-11 w-7 shrink-0 cursor-grab touch-none place-items-center rounded-control text-ink-muted hover:bg-sunken active:cursor-grabbing"
        >
          <Glyph shape="grip" small />
        </button>
      )}
      <span className="mr-1 w-5 shrink-0 text-right text-sm text-ink-muted figures">{index + 1}</span>
      <ShieldLogo code={schoolOf(squad)} size={26} />
      <span className="mx-1.5 min-w-0 flex-1 truncate text-sm leading-tight font-semibold" title={name}>
        {SCHOOLS[schoolOf(squad)].name}
        <br />
        <b data-unit={unit} className="rounded-sm unit-tint px-1 text-xs">
          {unit}
        </b>
      </span>
      <Act label={`Move ${name} up`} onKeys={onKeys} off={index === 0} onPress={() => move(squad, -1)}>
        <Glyph shape="up" small />
      </Act>
      <Act label={`Move ${name} down`} onKeys={onKeys} off={index === count - 1} onPress={() => move(squad, 1)}>
        <Glyph shape="down" small />
      </Act>
      <Act label={`Take ${name} out of the queue`} onKeys={onKeys} act="drop" onPress={() => drop(squad)}>
        <Glyph shape="away" small />
      </Act>
    </li>
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
      className="grid h-11 w-8 shrink-0 place-items-center rounded-control text-ink hover:bg-sunken aria-disabled:text-ink-muted aria-disabled:opacity-40 max-lg:w-10"
      onClick={() => !off && onPress()}
      onKeyDown={onKeys}
    >
      {children}
    </button>
  );
}
