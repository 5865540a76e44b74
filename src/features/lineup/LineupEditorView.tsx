'use client';

import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { Button, LiveRegion, LoadError, Notice, lazyComponent } from '@/components';
import { projectedPoints } from '@/domain/leagueSeason';
import { bestLineup, spotOf, type Lineup } from '@/domain/lineup';
import { lineupGaps, starterChanges, type StarterChange } from '@/domain/lineupAhead';
import type { Result } from '@/domain/result';
import { schoolOf, squadName, type SquadId } from '@/domain/squads';
import { hasBye } from '@/domain/weeks';
import { LineupSummary } from './LineupSummary';
import { LineupTables } from './LineupTables';
import { BestLineupNotice, formatGain, totalGain } from './BestLineupNotice';
import { GapNotices } from './GapNotices';
import { lineupLines, nextLock, totals, type Line, type LineupFacts } from './lineupView';
import { moveTo, withLocksKept, type Target } from './moves';
import { formatOrigin, OriginNotice } from './OriginNotice';
import { formatSaveState, SaveBar, SaveStatus } from './SaveBar';
import { useLineupEditor, type EditMemory } from './useLineupEditor';

/** Loaded when a squad's points are first pressed: most visits never open it. */
const SquadHistory = lazyComponent(() => import('./SquadHistory').then((module) => module.SquadHistory), {
  failed: ({ open, onClose, retry }) =>
    open && <LoadError as="floating" title="Points by week didn’t load" retry={retry} onClose={onClose} />,
});

/** The tables of a lineup that can be changed. They look the same without the code that makes squads draggable, which is large. */
export const EditableTables = lazyComponent(
  () => import('./DraggableTables').then((module) => module.DraggableTables),
  { waiting: LineupTables, failed: LineupTables },
);

export interface LineupEditorViewProps {
  /** The lineup as stored. */
  stored: Lineup;
  facts: LineupFacts;
  /** Whether the lineup can be changed, in the current week or a later one. */
  editable: boolean;
  online: boolean;
  send: (lineup: Lineup) => Promise<Result<void>>;
  /** Drops a squad from the roster; null while that isn't possible. */
  onDrop: ((squad: SquadId) => void) | null;
  /** Takes back the lineup that was set for this later week. Null in the current week and while it isn't possible. */
  onCarryOver?: (() => Promise<Result<void>>) | null;
  /** Keeps unsaved changes while another week or league is shown. */
  memory?: EditMemory;
  /** Shown below the bench. */
  children?: ReactNode;
}

/** A lineup with its starters and bench and, in the current week and later ones, the controls to edit it. */
export function LineupEditorView({
  stored,
  facts,
  editable,
  online,
  send,
  onDrop,
  onCarryOver = null,
  memory,
  children,
}: LineupEditorViewProps) {
  const { slots, roster, week, locked, projected, origin } = facts;
  const editor = useLineupEditor(stored, locked, send, memory);
  const [chosen, setChosen] = useState<SquadId | null>(null);
  const [history, setHistory] = useState<{ squad: SquadId; open: boolean } | null>(null);
  const showHistory = useCallback((squad: SquadId) => setHistory({ squad, open: true }), []);
  const [said, setSaid] = useState('');
  // What to do next, or why it couldn't be done; stays in the bar until the next press.
  const [hint, setHint] = useState('');
  /** The best lineup that was set last, and what it changes. */
  const [best, setBest] = useState<{ lineup: Lineup; changes: StarterChange[] } | null>(null);
  const { lineup, state, change } = editor;
  const lines = useMemo(() => lineupLines(lineup, facts), [lineup, facts]);
  const sums = totals(lineup, facts);
  // Every squad has kicked off or has a bye, so no change has any effect.
  const nextLockAt = useMemo(() => nextLock(roster, week, locked), [roster, week, locked]);
  const allLocked = nextLockAt === null;
  const busy = state === 'saving';
  useLeaveWarning(state === 'unsaved' || state === 'refused' || busy);
  useEscape(chosen !== null, () => {
    setChosen(null);
    setHint('');
  });

  const move = useCallback(
    (squad: SquadId, target: Target) => {
      const moved = moveTo(lineup, squad, target, { slots, locked });
      setChosen(null);
      setHint(moved.ok ? '' : moved.error.message);
      if (!moved.ok) return setSaid(moved.error.message);
      change(moved.value);
      setSaid(whereTo(moved.value, [squad, target.squad]));
    },
    [lineup, slots, locked, change],
  );
  const onPress = useCallback(
    (line: Line) => {
      const pressed = line.squad?.squad ?? null;
      if (busy) return;
      if (chosen === null || pressed === chosen) {
        const next =
          pressed === null || pressed === chosen ? '' : `${squadName(pressed)} selected. Choose a spot for it.`;
        setChosen(pressed === chosen ? null : pressed);
        setSaid(next);
        setHint(next);
        return;
      }
      move(chosen, { place: line.place, squad: pressed });
    },
    [busy, chosen, move],
  );

  const tables = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (chosen !== null) showTarget(tables.current);
  }, [chosen]);
  const canMove = (squad: SquadId, target: Target) => !busy && moveTo(lineup, squad, target, { slots, locked }).ok;

  const onBest = () => {
    const worth = (squad: SquadId) => (hasBye(week, schoolOf(squad)) ? -Infinity : projected[squad]);
    const found = bestLineup({ roster, slots, worth, locked, current: stored });
    const changes = starterChanges(lineup, found, (squad) => projectedPoints(projected, week, squad));
    const already = changes.length === 0 ? 'This is already your best lineup.' : '';
    setChosen(null);
    setHint(already);
    setSaid(already || `Best lineup set: ${formatGain(totalGain(changes))} projected. Save it to keep it.`);
    if (already !== '') return;
    setBest({ lineup: found, changes });
    change(found);
  };

  const shown = {
    lines,
    origin: formatOrigin(origin, week.id),
    chosen,
    canMove,
    onHistory: showHistory,
    children,
  };
  const active = editable && (editor.state !== 'untouched' || editor.stuck.length > 0 || hint !== '');
  return (
    <div className="grid grid-cols-1 gap-4">
      <LineupSummary
        points={sums.begun ? sums.points : null}
        projected={sums.projected}
        nextLock={editable ? nextLockAt : undefined}
      >
        {editable && (
          <>
            {active ? <span /> : <SaveStatus state={editor.state} online={online} locked={allLocked} />}
            <Button size="small" onClick={onBest} disabled={allLocked || busy} className="shrink-0">
              Set best lineup
            </Button>
          </>
        )}
      </LineupSummary>
      <LiveRegion message={said} />
      <LiveRegion message={editor.state === 'untouched' ? '' : formatSaveState(editor.state, online)} />
      {editor.overtaken && (
        <Notice tone="warn" title="Saved elsewhere">
          Your lineup was saved in another tab or on another device since you began. Saving here replaces it.
        </Notice>
      )}
      {editable && !week.isCurrent && (
        <OriginNotice
          origin={origin}
          weekId={week.id}
          onCarryOver={state === 'untouched' || state === 'saved' ? onCarryOver : null}
        />
      )}
      {best !== null && best.lineup === lineup && <BestLineupNotice changes={best.changes} week={week} />}
      {editable && <GapNotices gaps={lineupGaps(lineup, slots, week)} week={week} />}
      <div ref={tables} className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        {editable ? (
          <EditableTables {...shown} onPress={onPress} onMove={move} />
        ) : (
          <LineupTables {...shown} onPress={null} />
        )}
      </div>
      {active && (
        <SaveBar
          editor={editor}
          hint={hint}
          online={online}
          onUndoLocked={() => change(withLocksKept(stored, lineup, slots, locked))}
        />
      )}
      {history !== null && (
        <SquadHistory
          {...history}
          season={facts.season}
          scoring={facts.scoring}
          // With unsaved changes, the lineup on the screen isn't the one that the drop would change.
          onDrop={
            onDrop !== null && (state === 'untouched' || state === 'saved') && roster.includes(history.squad)
              ? () => {
                  setHistory({ ...history, open: false });
                  onDrop(history.squad);
                }
              : null
          }
          onClose={() => setHistory({ ...history, open: false })}
        />
      )}
    </div>
  );
}

/** Scrolls to the first line that the chosen squad can move to, unless one is in view. */
function showTarget(tables: HTMLElement | null): void {
  const targets = [...(tables?.querySelectorAll('[data-target]') ?? [])];
  // The bars at the bottom of a phone's window take this much of it.
  const bottom = window.innerHeight - 150;
  const inView = targets.some((target) => {
    const box = target.getBoundingClientRect();
    return box.top >= 0 && box.bottom <= bottom;
  });
  if (inView || targets[0] === undefined) return;
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  targets[0].scrollIntoView({ block: 'center', behavior: still ? 'instant' : 'smooth' });
}

function whereTo(lineup: Lineup, squads: readonly (SquadId | null)[]): string {
  return squads
    .filter((squad) => squad !== null)
    .map(
      (squad) =>
        `${squadName(squad)} ${spotOf(lineup, squad) === 'BENCH' ? 'is on the bench' : `starts at ${spotOf(lineup, squad) ?? ''}`}.`,
    )
    .join(' ');
}

/** Warns before the user leaves the page with unsaved changes. */
function useLeaveWarning(active: boolean) {
  useEffect(() => {
    if (!active) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [active]);
}

function useEscape(active: boolean, onEscape: () => void) {
  useEffect(() => {
    if (!active) return;
    const hear = (event: KeyboardEvent) => event.key === 'Escape' && onEscape();
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  });
}
