'use client';

import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { isReversed, pickCount } from '@/domain/draft/order';
import type { Draft } from '@/domain/draft/types';
import type { ManagerId } from '@/domain/league/houseTeams';
import { SCHOOLS } from '@/domain/football/schools';
import { schoolOf, unitOf } from '@/domain/football/squads';
import { boardRounds, nameSize } from '../board/boardView';

/** The height available for all rows on one landscape page, in millimeters. It fits both Letter and A4. */
const PAGE_ROWS_MM = 158;

/** The row height from which a square has room for two lines, in millimeters. */
const TWO_LINES_MM = 9;

/**
 * The board for print, scaled to one sheet whatever its number of rows and columns. It is only mounted while printing.
 */
export function PrintBoard({ draft, nameOf }: { draft: Draft; nameOf: (manager: ManagerId) => string }) {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // Render the print sheet before the print dialog opens.
    const before = () => flushSync(() => setPrinting(true));
    const after = () => setPrinting(false);
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
  if (!printing) return null;
  const row = Math.min(15, PAGE_ROWS_MM / draft.rounds);
  const wide = draft.order.length > 8;
  // With many rounds (about fifty at most) a row has room for a single line, which may fill more of the row's height.
  const letter = row * (row >= TWO_LINES_MM ? 0.42 : 0.6);
  return (
    <div className="print-board" aria-hidden>
      <p className="print-title">{draft.leagueName}</p>
      <p className="print-line">
        {draft.order.length} managers, {draft.rounds} rounds, {pickCount(draft)} picks
      </p>
      <table
        style={{
          fontSize: `${String(Math.min(wide ? 2.6 : 3.6, letter))}mm`,
          whiteSpace: row >= TWO_LINES_MM ? 'normal' : 'nowrap',
        }}
      >
        <thead>
          <tr>
            <th />
            {draft.order.map((manager) => (
              <th key={manager}>
                <div className="@container">
                  <div style={{ fontSize: nameSize(nameOf(manager)) }}>{nameOf(manager)}</div>
                </div>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {boardRounds(draft).map(({ round, squares }) => (
            <tr key={round} style={{ height: `${String(row)}mm` }}>
              <th>
                {round + 1} {isReversed(draft.format, round) ? '‹' : '›'}
              </th>
              {squares.map(({ pick, squad }) => (
                <td key={pick} data-unit={squad === null ? undefined : unitOf(squad)} className="unit-tint">
                  {squad !== null && (
                    <>
                      <b>{wide ? schoolOf(squad) : SCHOOLS[schoolOf(squad)].name}</b> {unitOf(squad)}
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
