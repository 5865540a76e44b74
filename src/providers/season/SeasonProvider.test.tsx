import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { backend } from '../../../tests/support/backend/backend';
import * as documents from '../../../tests/support/documents';
import { storedWeek } from '../../../tests/support/lineups';
import { FALLBACK_WEEK } from '@/domain/football/weeks';
import { AuthContext, type Auth } from '../account/AuthProvider';
import { SeasonProvider, useSeason } from './SeasonProvider';

async function season(status: Auth['status'] = 'ready') {
  const auth = { status, uid: status === 'anonymous' ? null : 'ann' } as Auth;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AuthContext value={auth}>
      <SeasonProvider>{children}</SeasonProvider>
    </AuthContext>
  );
  const { result } = renderHook(useSeason, { wrapper });
  await act(() => vi.dynamicImportSettled());
  return result;
}

const [SECOND, THIRD] = [2, 3].map((week) => `2025-0${String(week)}`) as [string, string];
const week = (id: string, changes: object = {}) => storedWeek({}, { id, week: Number(id.slice(-1)), ...changes });
const asked = () => backend.sent().length;

beforeEach(() => backend.start({ ...documents.people('ann'), [`currentWeek/${THIRD}`]: week(THIRD) }, 'ann'));

describe('the current week (R4.5, R8.3)', () => {
  it('falls back to week 1 when it can’t be loaded, and reports the failure', async () => {
    backend.setFaults({ fault: () => 'permission-denied' });
    const result = await season();
    await waitFor(() => expect(result.current.weekFailure).toBe('Failed to load current week data'));
    expect(result.current).toMatchObject({
      week: { state: 'ready', value: FALLBACK_WEEK },
      weeks: { state: 'ready', value: [FALLBACK_WEEK] },
    });
    backend.setFaults();
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(result.current.week).toMatchObject({ value: { id: THIRD } }));
    expect(result.current.weekFailure).toBeNull();
  });

  it('brings the calendar, which is watched only if the week’s document doesn’t hold it', async () => {
    const calendar = { [SECOND]: week(SECOND, { isCurrent: false }) };
    backend.put({ [`currentWeek/${THIRD}`]: week(THIRD, { calendar }) });
    const result = await season();
    const both = { state: 'ready', value: [{ id: SECOND }, { id: THIRD }] };
    await waitFor(() => expect(result.current.weeks).toMatchObject(both));
    expect(backend.watched()).toHaveLength(1);
    backend.put({ [`currentWeek/${SECOND}`]: calendar[SECOND]!, [`currentWeek/${THIRD}`]: week(THIRD) });
    await waitFor(() => expect(backend.watched()).toHaveLength(2));
    await waitFor(() => expect(result.current.weeks).toMatchObject(both));
  });

  it('is read again for another user, because what was watched has ended', async () => {
    const who = { status: 'ready', uid: 'ann' } as Auth;
    const wrapper = ({ children }: { children: ReactNode }) => (
      <AuthContext value={{ ...who }}>
        <SeasonProvider>{children}</SeasonProvider>
      </AuthContext>
    );
    const { result, rerender } = renderHook(useSeason, { wrapper });
    await waitFor(() => expect(result.current.week).toMatchObject({ value: { id: THIRD } }));
    const before = asked();
    Object.assign(who, { uid: 'bob' });
    rerender();
    await waitFor(() => expect(asked()).toBe(before + 1));
  });

  it('is requested while the user’s document still loads', async () => {
    await season('loading');
    await waitFor(() => expect(asked()).toBeGreaterThan(0));
  });

  it.each(['anonymous', 'onboarding'] as const)('is not requested when %s', async (status) => {
    await season(status);
    expect(asked()).toBe(0);
  });
});
