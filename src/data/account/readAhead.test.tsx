import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { backend } from '../../../tests/support/backend/backend';
import * as documents from '../../../tests/support/documents';
import { LAST_LEAGUE } from '@/domain/league/leagueChoice';
import { setReader } from '../device/deviceData';
import { readAhead } from './readAhead';

const ann = { uid: 'ann', email: documents.emailOf('ann'), displayName: 'Ann', google: false };
const drafted = { draftStatus: 'complete', draftComplete: true };
const FIRST = ['users/ann@example_test', expect.stringContaining('currentWeek'), expect.stringContaining('leagues')];
const LEDGERS = ['ledgers/home', 'ledgers/away'];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What has been asked for once a page at this address reads ahead. */
async function asked(address: string, league = drafted): Promise<readonly string[]> {
  window.history.replaceState(null, '', address);
  backend.start(
    {
      ...documents.people('ann'),
      'currentWeek/2025-03': { week: 3, season: 2025, isCurrent: true },
      'leagues/home': documents.league(['ann'], { ...league, createdAt: new Date(2) }),
      'leagues/away': documents.league(['ann'], { ...league, createdAt: new Date(1) }),
    },
    'ann',
  );
  setReader('ann');
  readAhead(ann);
  const watched = backend.watched();
  await vi.waitFor(() => expect(backend.watched()).toEqual(expect.arrayContaining(['ledgers/away'])));
  const sent = backend.sent().flatMap(({ paths }) => paths);
  expect(watched).toEqual(sent.slice(0, watched.length));
  vi.advanceTimersByTime(10_000);
  expect(backend.watched()).toEqual([]);
  return sent;
}

const weekOf = (league: string) => ['weeklySquads/2025-03', `weeklyRosters/${league}_2025-03`];

it('reads the user, their leagues and the week, and then what the page shows of its league', async () => {
  expect(await asked('/roster')).toEqual([
    ...FIRST,
    ...LEDGERS,
    'leagueUsers/home_ann',
    ...weekOf('home'),
    'weeklySquads/2025',
  ]);
  // The weeks before are read once a visit.
  expect(await asked('/matchups?league=away')).toEqual([...FIRST, ...LEDGERS, ...weekOf('away')]);
  localStorage.setItem(LAST_LEAGUE, 'away');
  expect(await asked('/')).toEqual([...FIRST, ...LEDGERS, ...weekOf('away')]);
});

it('reads no week for a page that shows none, of a league that hasn’t drafted, or of another’s league', async () => {
  expect(await asked('/messages')).toEqual([...FIRST, ...LEDGERS]);
  expect(await asked('/roster?league=other')).toEqual([...FIRST, ...LEDGERS]);
  const waiting = { draftStatus: 'scheduled', draftComplete: false };
  localStorage.setItem(LAST_LEAGUE, 'away');
  expect(await asked('/roster', waiting)).toEqual([...FIRST, 'ledgers/away']);
});
