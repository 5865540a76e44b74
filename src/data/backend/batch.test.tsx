import { expect, it, vi } from 'vitest';
import { backend } from '../../../tests/support/backend/backend';
import * as documents from '../../../tests/support/documents';
import { valueOr } from '@/domain/kernel/loadable';
import type { SquadId } from '@/domain/football/squads';
import { saveQueue, watchQueue } from '../draft/draftQueues';

it('is done only once the page that watches has the change', async () => {
  backend.start({ ...documents.people('ann', 'bob'), ...documents.scheduledLeague(['ann', 'bob']) }, 'ann');
  const seen: (readonly SquadId[])[] = [];
  const stop = watchQueue(documents.LEAGUE, 'ann', (queue) => void seen.push(valueOr(queue, [])));
  await vi.waitFor(() => expect(seen).toEqual([[]]));
  expect(await saveQueue(documents.LEAGUE, 'ann', ['ALA-QB'])).toMatchObject({ ok: true });
  expect(seen.at(-1)).toEqual(['ALA-QB']);
  stop();
});
