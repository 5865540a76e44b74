'use client';

import type { ClipboardEvent, KeyboardEvent } from 'react';
import { Input } from '@/components';
import { cellName, spreadPaste, type EntryRow } from '@/domain/admin/liveEntry';
import type { EntryEditor } from '@/providers/admin/useLiveEntry';

/**
 * A table of cells to type in: a row for each count, a column for each school. Enter and the arrow keys go up and down,
 * also to the other tables; `order` has the rows of all of them. Lines copied from a spreadsheet fill the cells from
 * the first one on.
 */
export function EntryTable({
  caption,
  columns,
  rows,
  order,
  editor,
}: {
  caption: string;
  columns: readonly string[];
  rows: readonly EntryRow[];
  order: readonly EntryRow[];
  editor: EntryEditor;
}) {
  const { cells, conflicts, type } = editor;
  const paste = (event: ClipboardEvent, cell: string) => {
    const spread = spreadPaste(event.clipboardData.getData('text'), order, cell);
    if (spread === null) return;
    event.preventDefault();
    type(spread);
  };
  const move = (event: KeyboardEvent, cell: string) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' || event.key === 'Enter' ? 1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const at = order.findIndex((row) => row.cells.includes(cell));
    const column = order[at]!.cells.indexOf(cell);
    const next = order[at + step]?.cells[column];
    if (next !== undefined) document.getElementById(inputId(next))?.focus();
  };
  return (
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="text-sm text-ink-muted">
          <td />
          {columns.map((name) => (
            <th key={name} scope="col" className="w-24 pb-1 pl-2 font-semibold wrap-anywhere">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, cells: ofRow }) => (
          <tr key={key}>
            <th scope="row" className="py-0.5 pr-1 text-sm font-normal wrap-anywhere">
              {label}
            </th>
            {ofRow.map((cell) => (
              <td key={cell} className="w-24 py-0.5 pl-2">
                <Input
                  id={inputId(cell)}
                  aria-label={cellName(cell)}
                  aria-invalid={conflicts[cell] !== undefined || undefined}
                  className="text-right figures"
                  // The number pads of phones have no minus sign, and only yards can be negative.
                  inputMode={cell.endsWith('_yds') ? 'text' : 'numeric'}
                  autoComplete="off"
                  maxLength={6}
                  value={cells[cell] ?? ''}
                  onChange={({ target }) => type({ [cell]: target.value })}
                  onFocus={({ target }) => target.select()}
                  onPaste={(event) => paste(event, cell)}
                  onKeyDown={(event) => move(event, cell)}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function inputId(cell: string): string {
  return `cell-${cell}`;
}
