import { describe, expect, it } from 'vitest';
import { parseLeague } from '@/domain/league';
import { chooseLeague, ledgersOnEveryPage } from './leagueChoice';

const leagues = ['new', 'old'].map((id) => parseLeague(id, {}));

describe('the league shown on the daily pages', () => {
  it('is the first requested league that the user belongs to', () => {
    expect(chooseLeague(leagues, [null, 'another-league', 'old', 'new'])?.id).toBe('old');
  });

  it('is one in season before one drafting, and that before one not yet drafted', () => {
    const [yet, drafting, playing] = (['scheduled', 'active', 'complete'] as const).map((draftStatus) =>
      parseLeague(draftStatus, { draftStatus }),
    );
    expect(chooseLeague([yet!, drafting!, playing!], [null])?.id).toBe('complete');
    expect(chooseLeague([yet!, drafting!], [null])?.id).toBe('active');
  });

  it('is the newest when none is requested, and null without leagues', () => {
    expect(chooseLeague(leagues, [null, null])?.id).toBe('new');
    expect(chooseLeague([], ['old'])).toBeNull();
  });

  it('is one with rosters before a newer one without', () => {
    const drafted = parseLeague('drafted', { draftStatus: 'complete' });
    expect(chooseLeague([...leagues, drafted], [null])?.id).toBe('drafted');
    expect(chooseLeague([...leagues, drafted], ['old'])?.id).toBe('old');
  });
});

describe('the ledgers on every page', () => {
  const past = parseLeague('past', { season: 2024, draftStatus: 'complete' });
  const one = parseLeague('one', { season: 2025, draftStatus: 'complete' });
  const two = parseLeague('two', { season: 2025, draftStatus: 'complete' });
  const next = parseLeague('next', { season: 2026 });

  it('are those of the drafted leagues of the latest season', () => {
    expect(ledgersOnEveryPage([next, one, two, past], null)).toEqual(['one', 'two']);
    expect(ledgersOnEveryPage([next], null)).toEqual([]);
  });

  it('include the selected league’s, once', () => {
    expect(ledgersOnEveryPage([one, two, past], past)).toEqual(['past', 'one', 'two']);
    expect(ledgersOnEveryPage([one, two, past], two)).toEqual(['one', 'two']);
  });
});
