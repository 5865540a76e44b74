import { beforeEach, expect, it } from 'vitest';
import { backend } from '../../../tests/support/backend/backend';
import * as documents from '../../../tests/support/documents';
import { fail, succeed } from '@/domain/kernel/result';
import type { SoloGame } from '@/domain/solo/soloGames';
import { saveSoloEntry } from './soloEntries';

const WEEK = '2025-03';
const PLACE = { pickem: WEEK, six: WEEK, survivor: '2025' };
const entryOf = (game: SoloGame) => `soloEntries/${game}/${PLACE[game]}/ann`;
const save = (game: SoloGame, picks: readonly string[]) => saveSoloEntry({ game, weekId: WEEK, uid: 'ann', picks });

// Alabama has kicked off; the others haven't.
beforeEach(() => {
  const kickoffs = { ALA: documents.ago(60), LSU: documents.ago(-3600), UGA: documents.ago(-7200) };
  const week = { season: 2025, week: 3, isCurrent: true, kickoffs, kickoffOrder: Object.keys(kickoffs) };
  backend.start({ ...documents.people('ann'), [`currentWeek/${WEEK}`]: week }, 'ann');
});

it.each([
  ['pickem', 'ALA_W_3 ', ['ALA_L_3', 'UGA_W_2', 'LSU_W_1'], 'ALA_W_3 UGA_W_2 LSU_W_1 '],
  ['six', 'ALA-QB ', ['UGA-RB', 'LSU-K'], 'ALA-QB UGA-RB LSU-K '],
] as const)('saves the other picks of %s when one came too late, and names that one', async (game, was, picks, now) => {
  backend.put({ [entryOf(game)]: { weekId: WEEK, picks: was } });
  expect(await save(game, picks)).toEqual(
    fail('kicked-off', 'A game has kicked off, so nothing changed for Alabama. The rest is saved.'),
  );
  expect(backend.stored(entryOf(game))).toEqual({ weekId: WEEK, picks: now });
});

it('saves what it can of the first picks of a week', async () => {
  expect(await save('pickem', ['ALA_W_2', 'LSU_W_1'])).toMatchObject({ error: { code: 'kicked-off' } });
  expect(backend.stored(entryOf('pickem'))!.picks).toBe('LSU_W_1 ');
});

it('saves nothing else when all that changes came too late, and sends it once', async () => {
  const stored = { weekId: WEEK, picks: '2025-03_ALA ' };
  backend.put({ [entryOf('survivor')]: stored });
  expect(await save('survivor', ['2025-03_LSU'])).toMatchObject({ error: { code: 'permission-denied' } });
  expect(backend.stored(entryOf('survivor'))).toEqual(stored);
  expect(backend.sent().filter(({ kind }) => kind === 'write')).toHaveLength(1);
});

it('keeps all picks for later when the connection breaks after the refusal', async () => {
  backend.setFaults({ fault: ({ kind }) => (kind === 'read' ? 'unavailable' : null) });
  expect(await save('pickem', ['ALA_W_2', 'LSU_W_1'])).toMatchObject({ error: { code: 'unavailable' } });
  backend.setFaults();
  expect(await save('pickem', ['LSU_W_1'])).toEqual(succeed());
});
