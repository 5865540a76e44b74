import { expect, it } from 'vitest';
import { pickLabel } from './pickLabel';

it('labels a pick by its round and its number within the round', () => {
  expect([pickLabel(0, 8), pickLabel(7, 8), pickLabel(20, 8)]).toEqual(['1.01', '1.08', '3.05']);
});
