import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LOADING, ready, type Loadable } from '@/domain/loadable';
import { useLoadables } from './useLoadables';

it('has one subscription for each key, and keeps those that stay', async () => {
  const started: string[] = [];
  const stopped: string[] = [];
  const tell: Record<string, (loadable: Loadable<string>) => void> = {};
  const start = (key: string, next: (loadable: Loadable<string>) => void) => {
    started.push(key);
    tell[key] = next;
    return Promise.resolve(() => stopped.push(key));
  };
  const { result, rerender, unmount } = renderHook(({ keys }) => useLoadables<string>(keys, start), {
    initialProps: { keys: ['a', 'b'] },
  });
  await act(async () => tell.a!(ready('first')));
  expect(result.current('a')).toEqual(ready('first'));
  expect(result.current('b')).toEqual(LOADING);

  rerender({ keys: ['a', 'c'] });
  expect(started).toEqual(['a', 'b', 'c']);
  expect(stopped).toEqual(['b']);
  await act(async () => tell.b!(ready('late')));
  expect(result.current('b')).toEqual(LOADING);
  expect(result.current('a')).toEqual(ready('first'));

  rerender({ keys: ['c'] });
  rerender({ keys: ['a', 'c'] });
  expect(result.current('a')).toEqual(LOADING);

  await act(async () => undefined);
  unmount();
  expect(stopped).toEqual(['b', 'a', 'c', 'a']);
});

it('fails when a subscription can’t start', async () => {
  const { result } = renderHook(() => useLoadables<string>(['a'], () => Promise.reject(new Error('no module'))));
  await act(async () => undefined);
  expect(result.current('a').state).toBe('failed');
});
