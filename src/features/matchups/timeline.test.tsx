import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { render, tell } from '../../../tests/support/page';
import { ready } from '@/domain/kernel/loadable';
import { DEFAULT_SCORING } from '@/domain/scoring/scoreSquad';
import type { SquadId } from '@/domain/football/squads';
import type { Side } from './matchupView';
import { Timeline } from './Timeline';

it('says to whom the points of each update belong', () => {
  const side = (team: string, squad: SquadId) => ({ team, score: { starters: [{ squad }] } }) as unknown as Side;
  tell('timeline', '2025-03', ready([{ at: 1, lines: { 'ALA-QB': { pass_td: 1 }, 'UGA-QB': { pass_td: 2 } } }]));
  const sides = { left: side('Renee', 'ALA-QB'), right: side('Priya', 'UGA-QB') };
  render(<Timeline weekId="2025-03" {...sides} scoring={DEFAULT_SCORING} />);
  expect(screen.getByText(/Alabama QB/)).toHaveTextContent(/^Renee: Alabama QB/);
  expect(screen.getByText(/Georgia QB/)).toHaveTextContent(/^Priya: Georgia QB/);
});
