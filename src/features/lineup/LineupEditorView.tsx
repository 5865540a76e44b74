'use client';

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Button, Card, LiveRegion, LoadError, Notice, lazyComponent } from '@/components';
import { bestLineup, spotOf, type Lineup } from '@/domain/lineup';
import type { Result } from '@/domain/result';
import { schoolOf, squadName, type SquadId } from '@/domain/squads';
import { hasBye } from '@/domain/weeks';
import { LineupSummary } from './LineupSummary';
import { LineupTable } from './LineupTable';
import { lineupLines, nextLock, startersOnBye, totals, type Line, type LineupFacts } from './lineupView';
import { ifChanged, moveTo, withLocksKept, type Target } from './moves';
import { formatSaveState, SaveBar, SaveStatus } from './SaveBar';
import { useLineupEditor } from './useLineupEditor';

/** Loaded when a squad's points are first pressed: most visits never open it. */
const SquadHistory = lazyComponent(() => import('./SquadHistory').then((module) => module.SquadHistory), {
  failed: ({ open, onClose, retry }) =>
    open && <LoadError as="floating" title="Points by week didn’t load" retry={retry} onClose={onClose} />,
});

export interface LineupEditorViewProps {
  /** The lineup as stored. */
  stored: Lineup;
  facts: LineupFacts;
  /** Whether the lineup can be changed; only the current week can be. */
  editable: boolean;
  online: boolean;
  send: (lineup: Lineup) => Promise<Result<void>>;
  /** Drops a squad from the roster; null while that isn't possible. */
  onDrop: ((squad: SquadId) => void) | null;
}

/** A lineup with its starters and bench and, in the current week, the controls to edit it. */
export function LineupEditorView({ stored, facts, editable, online, send, onDrop }: LineupEditorViewProps) {
  const { slots, roster, week, locked, projected } = facts;
  const editor = useLineupEditor(stored, locked, send);
  const [chosen, setChosen] = useState<SquadId | null>(null);
  const [history, setHistory] = useState<{ squad: SquadId; open: boolean } | null>(null);
  const showHistory = useCallback((squad: SquadId) => setHistory({ squad, open: true }), []);
  const [said, setSaid] = useState('');
  // What to do next, or why it couldn't be done; stays in the bar until the next press.
  const [hint, setHint] = useState('');
  const { lineup, state, change } = editor;
  const lines = useMemo(() => lineupLines(lineup, facts), [lineup, facts]);
  const sums = totals(lineup, facts);
  // Every squad has kicked off or has a bye, so no change has any effect.
  const nextLockAt = useMemo(() => nextLock(roster, week, locked), [roster, week, locked]);
  const allLocked = nextLockAt === null;
  const resting = startersOnBye(lineup, week);
  const busy = state === 'saving';
  useLeaveWarning(state === 'unsaved' || state === 'refused' || busy);
  useEscape(chosen !== null, () => {
    setChosen(null);
    setHint('');
  });

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
      const moved = moveTo(lineup, chosen, { place: line.place, squad: pressed }, { slots, locked });
      setChosen(null);
      setHint(moved.ok ? '' : moved.error.message);
      if (!moved.ok) return setSaid(moved.error.message);
      change(moved.value);
      setSaid(whereTo(moved.value, [chosen, pressed]));
    },
    [busy, chosen, lineup, slots, locked, change],
  );

  const tables = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (chosen !== null) showTarget(tables.current);
  }, [chosen]);

  const fitsAt = (target: Target) => chosen !== null && moveTo(lineup, chosen, target, { slots, locked }).ok;
  const chosenStarts = chosen !== null && spotOf(lineup, chosen) !== 'BENCH';

  const setBest = () => {
    const worth = (squad: SquadId) => (hasBye(week, schoolOf(squad)) ? -Infinity : projected[squad]);
    const best = ifChanged(lineup, bestLineup({ roster, slots, worth, locked, current: stored }));
    setChosen(null);
    setHint(best.ok ? '' : best.error.message);
    if (best.ok) change(best.value);
    setSaid(best.ok ? 'Best lineup by projection set. Save it to keep it.' : best.error.message);
  };

  const press = editable ? onPress : null;
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
            <Button size="small" onClick={setBest} disabled={allLocked || busy} className="shrink-0">
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
      {editable && resting.length > 0 && (
        <Notice tone="warn" title={resting.length === 1 ? 'A starter has a bye' : 'Starters have a bye'}>
          {resting.map(squadName).join(', ')} {resting.length === 1 ? 'does' : 'do'} not play this week and will score
          nothing.
        </Notice>
      )}
      <div ref={tables} className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Card flush title="Starters">
          <LineupTable
            caption="Starters"
            lines={lines.starters}
            chosen={chosen}
            fitsAt={fitsAt}
            onPress={press}
            onHistory={showHistory}
          />
        </Card>
        <Card flush title="Bench" aside={<span className="text-sm text-ink-muted">not counted</span>}>
          <LineupTable
            caption="Bench"
            lines={lines.bench}
            chosen={chosen}
            fitsAt={fitsAt}
            onPress={press}
            onHistory={showHistory}
          />
          {chosenStarts && (
            <div data-target className="border-t border-line p-3">
              <Button wide size="small" onClick={() => onPress({ key: 'to bench', place: 'BENCH', squad: null })}>
                Send {chosen === null ? '' : squadName(chosen)} to the bench
              </Button>
            </div>
          )}
        </Card>
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
