import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { defaultLineup } from '@/domain/lineup/lineup';
import { ready } from '@/domain/kernel/loadable';
import { projectWeek } from '@/domain/projections/model';
import { succeed } from '@/domain/kernel/result';
import { DEFAULT_SCORING } from '@/domain/scoring/scoreSquad';
import { DEFAULT_SLOTS } from '@/domain/lineup/slots';
import type { SquadId } from '@/domain/football/squads';
import { parseWeek } from '@/domain/football/weeks';
import { LineupEditorView } from './LineupEditorView';

vi.mock('@/components/squad/SquadDialog', () => Promise.reject(new Error('the code could not be fetched')));

it('shows an error when the code of a squad’s details can’t be loaded, and keeps the lineup', async () => {
  const roster: SquadId[] = ['ALA-QB'];
  const facts = {
    slots: DEFAULT_SLOTS,
    roster,
    week: parseWeek('2025-08', { season: 2025, week: 8, isCurrent: true, kickoffs: { ALA: Date.now() + 86_400_000 } }),
    results: null,
    projected: projectWeek({ season: 2025, week: 8, played: [] }),
    scoring: DEFAULT_SCORING,
    locked: new Set<never>(),
    hasSubs: false,
    origin: '2025-08',
  };
  render(
    <LineupEditorView
      stored={defaultLineup(roster, DEFAULT_SLOTS)}
      facts={facts}
      league={{ id: 'home', season: 2025, lineups: 'set', scoring: DEFAULT_SCORING }}
      playedBy={() => ready(new Map())}
      onDetails={() => undefined}
      editable
      online
      send={() => Promise.resolve(succeed())}
      onDrop={null}
    />,
  );
  screen.getByRole('button', { name: /^Alabama QB: no points yet, projected/ }).click();
  expect(await screen.findByText('The squad’s details didn’t load')).toBeInTheDocument();
  expect(screen.getByTestId('lineup-state')).toBeInTheDocument();
  screen.getByRole('button', { name: 'Close' }).click();
  await vi.waitFor(() => expect(screen.queryByText('The squad’s details didn’t load')).toBeNull());
});
