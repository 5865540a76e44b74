import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export interface Column<Row> {
  key: string;
  header: ReactNode;
  cell: (row: Row, index: number) => ReactNode;
  /** Aligns numbers right, in tabular figures. */
  numeric?: boolean;
  /** Set on the one column that names the row; its cells become row headers. */
  rowHeader?: boolean;
  /** Hidden on narrow screens. */
  wideOnly?: boolean;
}

export interface TableProps<Row> {
  /** Describes the table; visually hidden unless `showCaption` is set. */
  caption: string;
  showCaption?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Rows to highlight, such as the signed-in user's. */
  highlight?: (row: Row) => boolean;
}

/**
 * An accessible table with caption, column headers and row headers. On a phone, `wideOnly` columns are hidden instead
 * of scrolling.
 */
export function Table<Row>({ caption, showCaption, columns, rows, rowKey, highlight }: TableProps<Row>) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse text-left">
        <caption className={showCaption ? 'pb-2 text-left font-semibold' : 'sr-only'}>{caption}</caption>
        <thead>
          <tr className="border-b-2 border-line-strong text-sm text-ink-muted">
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className={clsx(
                  'px-2 py-2 font-semibold',
                  column.numeric && 'text-right',
                  column.wideOnly && 'max-sm:hidden',
                )}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={rowKey(row)} className={clsx('border-b border-line', highlight?.(row) && 'bg-warn-ground')}>
              {columns.map((column) => {
                const look = clsx('px-2 py-2.5', column.numeric && 'text-right', column.wideOnly && 'max-sm:hidden');
                return column.rowHeader ? (
                  <th key={column.key} scope="row" className={clsx(look, 'min-w-24 font-semibold wrap-anywhere')}>
                    {column.cell(row, index)}
                  </th>
                ) : (
                  <td key={column.key} className={look}>
                    {column.cell(row, index)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
