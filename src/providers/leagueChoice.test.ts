import { describe, expect, it } from 'vitest';
import { parseLeague } from '@/domain/league';
import { chooseLeague } from './leagueChoice';

const leagues = ['new', 'old'].map((id) => parseLeague(id, {}));

describe('which league the daily pages show', () => {
  it('is the most wanted one that one belongs to', () => {
    expect(chooseLeague(leagues, [null, 'another-league', 'old', 'new'])?.id).toBe('old');
  });

  it('is one in its season before one that drafts, and that before one that has yet to', () => {
    const [yet, drafting, playing] = (['scheduled', 'active', 'complete'] as const).map((draftStatus) =>
      parseLeague(draftStatus, { draftStatus }),
    );
    expect(chooseLeague([yet!, drafting!, playing!], [null])?.id).toBe('complete');
    expect(chooseLeague([yet!, drafting!], [null])?.id).toBe('active');
  });

  it('is the newest when none is wanted, and none when there is none', () => {
    expect(chooseLeague(leagues, [null, null])?.id).toBe('new');
    expect(chooseLeague([], ['old'])).toBeNull();
  });

  it('is one that has rosters to show rather than a newer one without', () => {
    const drafted = parseLeague('drafted', { draftStatus: 'complete' });
    expect(chooseLeague([...leagues, drafted], [null])?.id).toBe('drafted');
    expect(chooseLeague([...leagues, drafted], ['old'])?.id).toBe('old');
  });
});
