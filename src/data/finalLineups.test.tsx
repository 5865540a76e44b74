import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { decodeLineup } from '@/domain/storedLineup';
import { clearDeviceData } from './deviceData';
import { saveFinalLineups, storedFinalLineups } from './finalLineups';

const lineups = (...squads: string[]) => ({ bob: decodeLineup(squads) });
const one = lineups('ALA-QB_QB', 'TEX-RB_FLEX', 'UK-QB_BENCH');
const other = lineups('LSU-K_K');

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('returning', 'true');
});
afterEach(() => vi.restoreAllMocks());

describe('lineups of weeks that are over', () => {
  it('are stored per user, league and week', () => {
    saveFinalLineups('ann', 'l', '2025-03', one);
    saveFinalLineups('ann', 'l', '2025-04', other);
    expect(storedFinalLineups('ann', 'l', '2025-03')).toEqual(one);
    expect(storedFinalLineups('ann', 'l', '2025-04')).toEqual(other);
    expect(storedFinalLineups('ann', 'l', '2025-05')).toBeNull();
    expect(storedFinalLineups('ann', 'k', '2025-03')).toBeNull();
    expect(storedFinalLineups('bob', 'l', '2025-03')).toBeNull();
  });

  it('are stored for a week in which no manager set one', () => {
    saveFinalLineups('ann', 'l', '2025-03', {});
    expect(storedFinalLineups('ann', 'l', '2025-03')).toEqual({});
  });

  it('are removed at sign-out, and not stored after it', () => {
    saveFinalLineups('ann', 'l', '2025-03', one);
    clearDeviceData();
    expect({ ...localStorage }).toEqual({ returning: 'true' });
    localStorage.clear();
    saveFinalLineups('ann', 'l', '2025-03', one);
    expect(localStorage).toHaveLength(0);
  });

  it('are read from the server when storage is full or holds something else', () => {
    localStorage.setItem('finalLineups.ann.l', '{"half');
    expect(storedFinalLineups('ann', 'l', '2025-03')).toBeNull();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    saveFinalLineups('ann', 'k', '2025-03', one);
    expect(storedFinalLineups('ann', 'k', '2025-03')).toBeNull();
  });
});
