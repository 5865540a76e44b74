import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fail, succeed, type Result } from '@/domain/kernel/result';
import { useSubmit } from './useSubmit';

afterEach(() => vi.restoreAllMocks());

/** A command that stays pending until the test resolves it. */
function pending() {
  let answer: (result: Result<string>) => void = () => undefined;
  const promise = new Promise<Result<string>>((resolve) => (answer = resolve));
  return { command: vi.fn(() => promise), answer };
}

describe('useSubmit', () => {
  it('is busy while the command runs, and returns its result', async () => {
    const { result } = renderHook(() => useSubmit());
    const { command, answer } = pending();
    let sent: Promise<unknown> = Promise.resolve();
    act(() => void (sent = result.current.submit(command)));
    expect(result.current.busy).toBe(true);
    await act(async () => {
      answer(succeed('saved'));
      await sent;
    });
    expect(await sent).toEqual(succeed('saved'));
    expect(result.current).toMatchObject({ busy: false, error: null });
  });

  it('calls the command synchronously, so that a popup counts as opened by the click', async () => {
    const { result } = renderHook(() => useSubmit());
    const command = vi.fn(() => Promise.resolve(succeed()));
    await act(async () => {
      const sent = result.current.submit(command);
      expect(command).toHaveBeenCalledOnce();
      await sent;
    });
  });

  it('refuses a second command while the first is running, and allows one afterwards', async () => {
    const { result } = renderHook(() => useSubmit());
    const { command, answer } = pending();
    await act(async () => {
      const first = result.current.submit(command);
      expect(await result.current.submit(command)).toMatchObject({ ok: false, error: { code: 'busy' } });
      answer(succeed('saved'));
      await first;
    });
    expect(command).toHaveBeenCalledOnce();
    expect(result.current.error).toBeNull();
    await act(async () => void (await result.current.submit(command)));
    expect(command).toHaveBeenCalledTimes(2);
  });

  it('shows the command’s error until it is cleared or the next command is sent', async () => {
    const { result } = renderHook(() => useSubmit());
    const refuse = () => Promise.resolve(fail('taken', 'That name is taken.'));
    await act(async () => void (await result.current.submit(refuse)));
    expect(result.current.error).toEqual({ code: 'taken', message: 'That name is taken.' });
    act(() => result.current.clearError());
    expect(result.current.error).toBeNull();
    act(() => result.current.showError('Enter a name.'));
    expect(result.current.error?.message).toBe('Enter a name.');
    await act(async () => void (await result.current.submit(() => Promise.resolve(succeed()))));
    expect(result.current.error).toBeNull();
  });

  it('shows no error when the user canceled', async () => {
    const { result } = renderHook(() => useSubmit());
    await act(async () => void (await result.current.submit(() => Promise.resolve(fail('cancelled', 'Cancelled')))));
    expect(result.current).toMatchObject({ busy: false, error: null });
  });

  it('logs what a command throws and shows the fallback message', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { result } = renderHook(() => useSubmit('Couldn’t save.'));
    const broken = new Error('broken');
    await act(async () => {
      expect(await result.current.submit(() => Promise.reject(broken))).toEqual(fail('failed', 'Couldn’t save.'));
    });
    expect(result.current).toMatchObject({ busy: false, error: { message: 'Couldn’t save.' } });
    expect(log).toHaveBeenCalledWith(broken);
  });

  it('says that a command’s code didn’t load, and to reload the page', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { result } = renderHook(() => useSubmit('Couldn’t save.'));
    const gone = Object.assign(new Error('Failed to load chunk'), { name: 'ChunkLoadError' });
    await act(async () => void (await result.current.submit(() => Promise.reject(gone))));
    expect(result.current.error?.message).toMatch(/didn’t load, so nothing was sent.*reload the page/);
  });

  it('returns the result even after the component is unmounted', async () => {
    const { result, unmount } = renderHook(() => useSubmit());
    const { command, answer } = pending();
    let sent: Promise<unknown> = Promise.resolve();
    act(() => void (sent = result.current.submit(command)));
    unmount();
    answer(succeed('saved'));
    expect(await sent).toEqual(succeed('saved'));
  });
});
