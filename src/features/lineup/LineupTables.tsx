'use client';

import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Button, Card } from '@/components';
import { squadName } from '@/domain/football/squads';
import { LineupTable, over, type Draggable, type LineupTableProps } from './LineupTable';
import type { Line } from './lineupView';

/** The bench as a target for a starter that swaps with no squad. */
export const TO_BENCH: Line = { key: 'to bench', place: 'BENCH', squad: null };

export interface LineupTablesProps extends Omit<LineupTableProps, 'caption' | 'lines' | 'Draggable'> {
  lines: { starters: readonly Line[]; bench: readonly Line[] };
  /** Where the lineup comes from, in words. */
  origin: string;
  /** Makes the lines draggable; without it, they are moved by press and key only. */
  Draggable?: Draggable;
  /** Shown below the bench. */
  children?: ReactNode;
}

const NotDraggable: Draggable = ({ children }) => children();

/** Starters and bench in two tables. */
export function LineupTables({ lines, origin, Draggable = NotDraggable, children, ...table }: LineupTablesProps) {
  const { chosen, onPress } = table;
  const benchNote = lines.bench[0]?.turn === undefined ? 'not counted' : 'substitutes, in this order';
  const chosenStarts = lines.starters.some(({ squad }) => squad !== null && squad.squad === chosen);
  return (
    <>
      <Card flush title="Starters" aside={<span className="text-sm text-ink-muted">{origin}</span>}>
        <LineupTable caption="Starters" lines={lines.starters} Draggable={Draggable} {...table} />
      </Card>
      <div className="grid min-w-0 gap-4">
        <Card flush title="Bench" aside={<span className="text-sm text-ink-muted">{benchNote}</span>}>
          <LineupTable caption="Bench" lines={lines.bench} Draggable={Draggable} {...table} />
          {chosen !== null && chosenStarts && (
            <Draggable line={TO_BENCH}>
              {(drag) => (
                <div
                  ref={drag?.ref}
                  data-target
                  data-over={drag?.isOver || undefined}
                  className={clsx('border-t border-line p-3', over)}
                >
                  <Button wide size="small" onClick={() => onPress?.(TO_BENCH)}>
                    Send {squadName(chosen)} to the bench
                  </Button>
                </div>
              )}
            </Draggable>
          )}
        </Card>
        {children}
      </div>
    </>
  );
}
