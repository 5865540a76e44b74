import { expect, it } from 'vitest';
import { renderHook, tell } from '../../../tests/support/page';
import { benchedLineup } from '@/domain/lineup/lineup';
import { failed, LOADING, ready } from '@/domain/kernel/loadable';
import { useLaterLineups } from './useLaterLineups';

const lineup = benchedLineup(['ALA-QB']);
const read = (...initial: string[]) =>
  renderHook(({ weeks }) => useLaterLineups('home', weeks), { initialProps: { weeks: initial } });

it('has the lineups of every week once all have loaded, and none for a week without any', () => {
  tell('lineups', 'home 2025-09', LOADING);
  tell('lineups', 'home 2025-10', LOADING);
  const { result, rerender } = read('2025-09');
  expect(result.current).toEqual(LOADING);
  rerender({ weeks: ['2025-09', '2025-10'] });
  tell('lineups', 'home 2025-09', ready({ ann: lineup }));
  expect(result.current).toEqual(LOADING);
  tell('lineups', 'home 2025-10', { state: 'missing' });
  expect(result.current).toEqual(ready({ '2025-09': { ann: lineup }, '2025-10': {} }));
  rerender({ weeks: ['2025-09'] });
  expect(result.current).toEqual(ready({ '2025-09': { ann: lineup } }));
});

it('is ready without weeks, and fails with the first week that does', () => {
  const { result, rerender } = read();
  expect(result.current).toEqual(ready({}));
  tell('lineups', 'home 2025-09', failed('Not loaded'));
  rerender({ weeks: ['2025-09'] });
  expect(result.current).toEqual(failed('Not loaded'));
});
