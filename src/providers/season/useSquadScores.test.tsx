import { renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Scoring } from '@/domain/scoring/scoring';
import { useSquadScores } from './useSquadScores';

vi.mock('@/data/season/squadScores', () => ({
  getSquadScores: (_: string, { scoring }: { scoring: Scoring }) => Promise.resolve([{ reception: scoring.reception }]),
}));

it('reads a squad’s scores anew for a league with other scoring', async () => {
  const { result, rerender } = renderHook(({ reception }: Scoring) => useSquadScores('ALA-WR', 2025, { reception }), {
    initialProps: { reception: 0.5 },
  });
  await waitFor(() => expect(result.current).toMatchObject({ state: 'ready', value: [{ reception: 0.5 }] }));
  rerender({ reception: 1 });
  await waitFor(() => expect(result.current).toMatchObject({ state: 'ready', value: [{ reception: 1 }] }));
});
