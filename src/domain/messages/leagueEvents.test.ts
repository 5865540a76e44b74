import { expect, it } from 'vitest';
import { parseLeague } from '../league/league';
import { leagueEvents } from './leagueEvents';

it('a draft held before its planned time isn’t an event of the future', () => {
  const league = parseLeague('home', { draftStatus: 'complete', draftComplete: true, draftAt: 1_000 });
  expect(leagueEvents(league, [], [], 999)).toEqual([]);
  expect(leagueEvents(league, [], [], 1_000).map(({ text }) => text)).toEqual(['Draft day.']);
});
