import { describe, expect, it } from 'vitest';
import { parseLeague } from './league';
import { chooseLeague, ledgersOnEveryPage } from './leagueChoice';

const leagues = ['new', 'old'].map((id) => parseLeague(id, {}));

describe('the league of pages whose address names none', () => {
  it('is the wanted league if the user belongs to it', () => {
    expect(chooseLeague(leagues, 'old')?.id).toBe('old');
    expect(chooseLeague(leagues, 'another-league')?.id).toBe('new');
  });

  it('is one in season before one drafting, and that before one not yet drafted', () => {
    const [yet, drafting, playing] = (['scheduled', 'active', 'complete'] as const).map((draftStatus) =>
      parseLeague(draftStatus, { draftStatus }),
    );
    expect(chooseLeague([yet!, drafting!, playing!], null)?.id).toBe('complete');
    expect(chooseLeague([yet!, drafting!], null)?.id).toBe('active');
  });

  it('is the newest when none is wanted, and null without leagues', () => {
    expect(chooseLeague(leagues, null)?.id).toBe('new');
    expect(chooseLeague([], 'old')).toBeNull();
  });

  it('is one of the latest season, however far that league is', () => {
    const over = parseLeague('over', { season: 2025, draftStatus: 'complete' });
    const next = parseLeague('next', { season: 2026 });
    expect(chooseLeague([over, next], null)?.id).toBe('next');
    expect(chooseLeague([over, next], 'over')?.id).toBe('over');
  });

  it('is one with rosters before a newer one without', () => {
    const drafted = parseLeague('drafted', { draftStatus: 'complete' });
    expect(chooseLeague([...leagues, drafted], null)?.id).toBe('drafted');
    expect(chooseLeague([...leagues, drafted], 'old')?.id).toBe('old');
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

  it('include the usual league’s, once', () => {
    expect(ledgersOnEveryPage([one, two, past], past)).toEqual(['past', 'one', 'two']);
    expect(ledgersOnEveryPage([one, two, past], two)).toEqual(['one', 'two']);
  });
});
