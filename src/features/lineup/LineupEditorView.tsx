'use client';

import { formatSigned } from '@/domain/kernel/hundredths';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { Button, LiveRegion, Notice, SquadDetailsProvider, lazyComponent } from '@/components';
import type { Hundredths } from '@/domain/kernel/hundredths';
import type { League } from '@/domain/league/types';
import { squadWorth } from '@/domain/season/lineups/lineupInWeek';
import { projectedPoints } from '@/domain/season/leagueSeason';
import { bestLineup, type Lineup } from '@/domain/lineup/lineup';
import { lineupGaps } from '@/domain/season/lineups/lineupGaps';
import { starterChanges, type StarterChange } from '@/domain/lineup/starterChanges';
import { substitutionsBetween, type Substitution } from '@/domain/season/lineups/substitutions';
import type { Loadable } from '@/domain/kernel/loadable';
import type { Result } from '@/domain/kernel/result';
import { schoolOf, squadName, type SquadId } from '@/domain/football/squads';
import { hasBye } from '@/domain/football/weeks';
import { useLeaveWarning } from '@/hooks/useLeaveWarning';
import { LineupSummary } from './LineupSummary';
import { LineupTables } from './LineupTables';
import { BestLineupNotice, totalGain } from './BestLineupNotice';
import { GapNotices } from './GapNotices';
import { filledLineup, lineupLines, nextLock, totals, type LineupFacts } from './lineupView';
import { formatLockedWeek, withLocksKept } from './lineupMoves';
import { formatOrigin, OriginNotice } from './OriginNotice';
import { formatSaveState, SaveBar, SaveStatus } from './SaveBar';
import { SubstitutesNotice } from './SubstitutesNotice';
import { useLineupEditor, type EditMemory } from './useLineupEditor';
import { useLineupMoves } from './useLineupMoves';

/**
 * The tables of a lineup that can be changed. They look the same without the code that makes squads draggable, which is
 * large.
 */
export const EditableTables = lazyComponent(
  () => import('./DraggableTables').then((module) => module.DraggableTables),
  { waiting: LineupTables, failed: LineupTables },
);

const NO_SUBS: readonly Substitution[] = [];

export interface LineupEditorViewProps {
  /** The lineup as stored. */
  stored: Lineup;
  facts: LineupFacts;
  league: Pick<League, 'id' | 'season' | 'scoring' | 'lineups'>;
  /** What a squad scored this season, by week number. */
  playedBy: (squad: SquadId) => Loadable<ReadonlyMap<number, Hundredths>>;
  /** Called when a squad's details are opened, to load what `playedBy` needs. */
  onDetails: () => void;
  /** Who comes in, or came in, for whom in the stored lineup. */
  subs?: readonly Substitution[];
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
  league,
  playedBy,
  onDetails,
  subs = NO_SUBS,
  editable,
  online,
  send,
  onDrop,
  onCarryOver = null,
  memory,
  children,
}: LineupEditorViewProps) {
  const { slots, roster, week, locked, projected, origin } = facts;
  const editor = useLineupEditor(stored, locked, send, editable ? memory : undefined);
  /** The best lineup that was set last, and what it changes. */
  const [best, setBest] = useState<{ lineup: Lineup; changes: StarterChange[] } | null>(null);
  const { lineup, state, change } = editor;
  const lines = useMemo(() => lineupLines(lineup, facts), [lineup, facts]);
  const filled = useMemo(() => filledLineup(lineup, facts), [lineup, facts]);
  const sums = totals(lineup, facts);
  // Every squad has kicked off or has a bye, so no change has any effect.
  const nextLockAt = useMemo(() => nextLock(roster, week, locked), [roster, week, locked]);
  const allLocked = nextLockAt === null;
  const busy = state === 'saving';
  useLeaveWarning(state === 'unsaved' || state === 'refused' || busy);
  const tables = useRef<HTMLDivElement>(null);
  const moves = useLineupMoves(lineup, { slots, locked }, busy, change, tables);

  const onBest = () => {
    const found = bestLineup({ roster, slots, worth: squadWorth(projected, week), locked, current: stored });
    // Points that substitutes bring without it aren't a gain.
    const worth = (squad: SquadId) => projectedPoints(projected, week, squad);
    const changes = starterChanges(filled, filledLineup(found, facts), worth);
    const already =
      changes.length > 0
        ? ''
        : `${filled === lineup ? 'This' : 'With its substitutes, this'} is already your best lineup.`;
    moves.say(
      already || `Best lineup set: ${formatSigned(totalGain(changes))} projected. Save it to keep it.`,
      already,
    );
    if (already !== '') return;
    setBest({ lineup: found, changes });
    change(found);
  };

  const shown = {
    lines,
    origin: league.lineups === 'best' ? 'Best ball' : formatOrigin(origin, week.id),
    chosen: moves.chosen,
    canMove: moves.canMove,
    children,
  };
  // With unsaved changes, the lineup on the screen isn't the one that the drop would change.
  const mayDrop = state === 'untouched' || state === 'saved';
  const dropAction = (squad: SquadId, close: () => void) =>
    onDrop !== null && mayDrop && roster.includes(squad) ? (
      <Button
        variant="danger"
        onClick={() => {
          close();
          onDrop(squad);
        }}
      >
        Drop {squadName(squad)}
      </Button>
    ) : undefined;
  const active = editable && (editor.state !== 'untouched' || editor.stuck.length > 0 || moves.hint !== '');
  return (
    <div className="grid grid-cols-1 gap-4">
      <LineupSummary
        points={sums.begun ? sums.points : null}
        projected={sums.projected}
        nextLock={editable ? nextLockAt : undefined}
      >
        {editable && (
          <>
            {active ? (
              <span />
            ) : (
              <SaveStatus state={editor.state} online={online} locked={allLocked ? formatLockedWeek(week) : null} />
            )}
            <Button size="small" onClick={onBest} disabled={allLocked || busy} className="shrink-0">
              Set best lineup
            </Button>
          </>
        )}
      </LineupSummary>
      <LiveRegion message={moves.said} />
      <LiveRegion message={editor.state === 'untouched' ? '' : formatSaveState(editor.state, online)} />
      {editor.overtaken && (
        <Notice tone="warn" title="Saved elsewhere">
          Your lineup was saved in another tab or on another device since you began. Saving here replaces it.
        </Notice>
      )}
      {best !== null && best.lineup === lineup ? (
        <BestLineupNotice changes={best.changes} week={week} />
      ) : (
        editable &&
        !week.isCurrent && (
          <OriginNotice
            origin={origin}
            weekId={week.id}
            onCarryOver={state === 'untouched' || state === 'saved' ? onCarryOver : null}
          />
        )
      )}
      <SubstitutesNotice subs={editable ? substitutionsBetween(lineup, filled) : subs} lineup={lineup} />
      {editable && <GapNotices gaps={lineupGaps(filled, slots, week)} week={week} />}
      <SquadDetailsProvider
        league={league}
        playedBy={playedBy}
        projectionOf={(squad) =>
          hasBye(week, schoolOf(squad)) ? undefined : { week: week.week, made: projected[squad] }
        }
        onOpen={onDetails}
        actions={dropAction}
      >
        <div ref={tables} className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          {editable ? (
            <EditableTables {...shown} onPress={moves.onPress} onMove={moves.move} />
          ) : (
            <LineupTables {...shown} onPress={null} />
          )}
        </div>
      </SquadDetailsProvider>
      {active && (
        <SaveBar
          editor={editor}
          hint={moves.hint}
          online={online}
          onUndoLocked={() => change(withLocksKept(stored, lineup, slots, locked))}
        />
      )}
    </div>
  );
}
