import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { defaultLineup } from '@/domain/lineup';
import { projections } from '@/domain/ranking';
import { succeed } from '@/domain/result';
import { DEFAULT_SCORING } from '@/domain/scoring';
import { DEFAULT_SLOTS } from '@/domain/slots';
import type { SquadId } from '@/domain/squads';
import { parseWeek } from '@/domain/weeks';
import { LineupEditorView } from './LineupEditorView';

vi.mock('./SquadHistory', () => Promise.reject(new Error('the code could not be fetched')));

it('shows an error when the squad history’s code can’t be loaded, and keeps the lineup', async () => {
  const roster: SquadId[] = ['ALA-QB'];
  const facts = {
    season: 2025,
    slots: DEFAULT_SLOTS,
    roster,
    week: parseWeek('2025-08', { season: 2025, week: 8, isCurrent: true, kickoffs: { ALA: Date.now() + 86_400_000 } }),
    results: null,
    projected: projections(2025),
    scoring: DEFAULT_SCORING,
    locked: new Set<never>(),
    origin: '2025-08',
  };
  const stored = defaultLineup(roster, DEFAULT_SLOTS);
  const send = () => Promise.resolve(succeed());
  render(<LineupEditorView stored={stored} facts={facts} editable online send={send} onDrop={null} />);
  screen.getByRole('button', { name: 'Alabama QB: points by week' }).click();
  expect(await screen.findByText('Points by week didn’t load')).toBeInTheDocument();
  expect(screen.getByTestId('lineup-state')).toBeInTheDocument();
  screen.getByRole('button', { name: 'Close' }).click();
  await vi.waitFor(() => expect(screen.queryByText('Points by week didn’t load')).toBeNull());
});
