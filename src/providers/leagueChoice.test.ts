import { describe, expect, it } from 'vitest';
import { parseLeague } from '@/domain/league';
import { chooseLeague } from './leagueChoice';

const leagues = ['new', 'old'].map((id) => parseLeague(id, {}));

describe('which league the daily pages show', () => {
  it('is the most wanted one that one belongs to', () => {
    expect(chooseLeague(leagues, [null, 'somebody-elses', 'old', 'new'])?.id).toBe('old');
  });

  it('is the newest when none is wanted, and none when there is none', () => {
    expect(chooseLeague(leagues, [null, null])?.id).toBe('new');
    expect(chooseLeague([], ['old'])).toBeNull();
  });
});
