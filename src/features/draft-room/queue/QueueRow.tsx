'use client';

import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, GripVertical, X } from 'lucide-react';
import type { ButtonHTMLAttributes, CSSProperties, ReactNode, Ref } from 'react';
import { ShieldLogo, SquadButton } from '@/components';
import { SCHOOLS } from '@/domain/football/schools';
import { schoolOf, squadName, unitOf, type SquadId, type Unit } from '@/domain/football/squads';
import { DraftButton } from '../shared/DraftButton';

/** The actions on a row of the queue. */
export interface QueueActs {
  move: (squad: SquadId, by: number) => void;
  drop: (squad: SquadId) => void;
  draft: (squad: SquadId) => void;
}

/** The state that a row needs besides its squad and its index. */
export interface QueueState {
  /** Whether it's the user's turn, so that a squad can be drafted from here. */
  turn: boolean;
  capped: ReadonlyMap<Unit, string>;
  /** The row whose controls the Tab key reaches. */
  active: number;
}

interface Props extends QueueActs, QueueState {
  squad: SquadId;
  index: number;
  /** How many squads are in the queue; not all of their rows may be mounted. */
  count: number;
  /** What makes the row draggable; without it the grip is only an icon. */
  drag?: {
    ref: Ref<HTMLLIElement>;
    style: CSSProperties;
    lifted: boolean;
    handle: ButtonHTMLAttributes<HTMLButtonElement> & { ref?: Ref<HTMLButtonElement> };
  };
}

/**
 * One squad of the queue. It's moved by dragging its grip, with its buttons, or with Alt and the arrow keys on any of
 * its controls. On the user's turn the Draft button takes its space from the name, so that it never appears where
 * another button was.
 */
export function QueueRow(props: Props) {
  const { squad, index, count, turn, capped, active, move, drop, draft, drag } = props;
  const name = squadName(squad);
  const unit = unitOf(squad);
  const reason = capped.get(unit) ?? null;
  const tabIndex = index === active ? 0 : -1;
  return (
    <li
      data-row={index}
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
        <span aria-hidden className="grid h-11 w-7 shrink-0 place-items-center text-ink-muted lg:w-6">
          <GripVertical aria-hidden className="size-4" />
        </span>
      ) : (
        <button
          {...drag.handle}
          type="button"
          data-act="drag"
          tabIndex={tabIndex}
          aria-label={`Drag ${name}`}
          className="grid h-11 w-7 shrink-0 cursor-grab touch-none place-items-center rounded-control text-ink-muted hover:bg-sunken active:cursor-grabbing lg:w-6"
        >
          <GripVertical aria-hidden className="size-4" />
        </button>
      )}
      <span className="mr-1 w-5 shrink-0 text-right text-sm text-ink-muted figures">{index + 1}</span>
      {!turn && <ShieldLogo code={schoolOf(squad)} size={26} />}
      <SquadButton
        squad={squad}
        tabIndex={tabIndex}
        className={clsx(
          'mx-1 h-11 min-w-0 flex-1 truncate rounded-control text-sm leading-tight font-semibold',
          reason !== null && 'text-ink-muted',
        )}
      >
        {SCHOOLS[schoolOf(squad)].name}
        <br />
        <b data-unit={unit} className="rounded-sm unit-tint px-1 text-xs">
          {unit}
        </b>
        {reason !== null && <span className="text-xs font-normal"> capped</span>}
      </SquadButton>
      {turn && <DraftButton squad={squad} reason={reason} onDraft={draft} tabIndex={tabIndex} />}
      <Act act="up" tabIndex={tabIndex} label={`Move ${name} up`} off={index === 0} onPress={() => move(squad, -1)}>
        <ArrowUp aria-hidden className="size-4" />
      </Act>
      <Act
        act="down"
        tabIndex={tabIndex}
        label={`Move ${name} down`}
        off={index === count - 1}
        onPress={() => move(squad, 1)}
      >
        <ArrowDown aria-hidden className="size-4" />
      </Act>
      <Act act="drop" tabIndex={tabIndex} label={`Remove ${name} from your queue`} onPress={() => drop(squad)}>
        <X aria-hidden className="size-4" />
      </Act>
    </li>
  );
}

interface ActProps {
  label: string;
  act: string;
  tabIndex: number;
  off?: boolean;
  onPress: () => void;
  children: ReactNode;
}

function Act({ label, act, tabIndex, off = false, onPress, children }: ActProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={off}
      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
      data-act={act}
      tabIndex={tabIndex}
      className="grid h-11 w-7 shrink-0 place-items-center rounded-control text-ink hover:bg-sunken aria-disabled:text-ink-muted aria-disabled:opacity-40 max-lg:w-10"
      onClick={() => !off && onPress()}
    >
      {children}
    </button>
  );
}
