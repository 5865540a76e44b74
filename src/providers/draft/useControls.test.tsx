import { renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { exampleDraft } from '../../../tests/support/exampleDraft';
import { useControls } from './useControls';

vi.mock('@/data/drafts', () => ({ pickFor: vi.fn(), stepAway: vi.fn() }));
vi.mock('@/data/draftControls', () => {
  throw new Error('The network is gone.');
});

describe('the commands of a draft', () => {
  it('refuse with a sentence when they cannot be fetched, instead of breaking', async () => {
    const draft = exampleDraft();
    const { result } = renderHook(() => useControls(draft, null, 'another'));
    const paused = await result.current.pause();
    expect(paused).toMatchObject({ ok: false, error: { code: 'not-fetched' } });
    expect(!paused.ok && paused.error.message).toContain('nothing was sent');
  });

  it('refuse while the draft or the league is not known yet', async () => {
    const { result } = renderHook(() => useControls(null, null, 'ann'));
    for (const command of [result.current.pause, result.current.resume, result.current.undo, result.current.stepAway])
      expect(await command()).toMatchObject({ ok: false, error: { code: 'not-loaded' } });
    expect(await result.current.plan(null)).toMatchObject({ ok: false, error: { code: 'not-loaded' } });
  });
});
