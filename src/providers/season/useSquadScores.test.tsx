import { renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { backend } from '../../../tests/support/backend/backend';
import * as documents from '../../../tests/support/documents';
import type { Scoring } from '@/domain/scoring/scoreSquad';
import { useSquadScores } from './useSquadScores';

it('reads a squad’s scores anew for a league with other scoring', async () => {
  const stats = { rec: 2, rec_yds: 10, rec_td: 0 };
  backend.start(
    {
      ...documents.people('ann'),
      'weeklySquadScores/ALA-WR/weeks/2025_01': { season: 2025, week: 1, points: 1, stats, state: 'final' },
    },
    'ann',
  );
  const { result, rerender } = renderHook((scoring: Scoring) => useSquadScores('ALA-WR', 2025, scoring), {
    initialProps: { reception: 0.5 },
  });
  const scores = (hundredths: number) =>
    waitFor(() => expect(result.current).toMatchObject({ state: 'ready', value: [{ hundredths }] }));
  await scores(200);
  rerender({ reception: 1 });
  await scores(300);
  rerender({ reception: 1, custom: 'rec_yds=20,' });
  await scores(400);
});
