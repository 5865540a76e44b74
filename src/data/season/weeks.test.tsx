import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { backend } from '../../../tests/support/backend/backend';
import * as documents from '../../../tests/support/documents';
import { storedWeek } from '../../../tests/support/lineups';
import { setReader } from '../device/deviceData';
import { watchCurrentWeek } from './weeks';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  setReader(null);
  vi.useRealTimers();
});

it('shows the week that is flagged, also when an earlier answer about the latest one comes after it', async () => {
  const [third, fourth] = ['currentWeek/2025-03', 'currentWeek/2025-04'];
  backend.start({ ...documents.people('ann'), [third!]: storedWeek({}, { isCurrent: false }) }, 'ann');
  setReader('ann');
  backend.setFaults({ latency: ({ kind }) => (kind === 'read' ? 2_000 : 0) });
  const seen: unknown[] = [];
  const stop = watchCurrentWeek(Date.now, (current) => seen.push(current));
  await vi.advanceTimersByTimeAsync(1_000);
  backend.put({ [fourth!]: storedWeek({}, { id: '2025-04', week: 4 }) });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(seen).toMatchObject([{ state: 'ready', value: { week: { week: 4 } } }]);
  stop();
});
