import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { render, signIn, tellLeagues } from '../../../tests/support/page';
import { backend } from '../../../tests/support/backend/backend';
import { parseLeague } from '@/domain/league/league';
import { LOADING, ready } from '@/domain/kernel/loadable';
import { usePageLeague } from './usePageLeague';

const LEAGUES = ['alpha', 'beta'].map((id) => parseLeague(id, { name: id, draftStatus: 'complete' }));

function Daily() {
  const { leagues, selected, select } = usePageLeague();
  return (
    <>
      <p>{leagues.state !== 'ready' ? 'loading' : (selected?.name ?? 'not yours')}</p>
      <button onClick={() => select('beta')}>beta</button>
    </>
  );
}

const open = async (path: string) => {
  window.history.pushState(null, '', path);
  const shown = render(<Daily />);
  await screen.findByText(/alpha|beta|not yours/, { selector: 'p' });
  return shown;
};
/** What a link on the page does. */
const follow = (path: string) => act(() => window.history.pushState(null, '', path));

beforeEach(() => {
  localStorage.clear();
  tellLeagues(ready(LEAGUES));
});

it('shows the league in its address, also after the switcher was used on the page', async () => {
  await open('/roster?league=alpha');
  expect(screen.getByText('alpha')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'beta' }));
  expect(screen.getByText('beta', { selector: 'p' })).toBeInTheDocument();
  expect(window.location.search).toBe('?league=beta');
  follow('/roster?league=alpha');
  expect(screen.getByText('alpha')).toBeInTheDocument();
  follow('/roster?league=beta');
  expect(screen.getByText('beta', { selector: 'p' })).toBeInTheDocument();
});

it('writes the league that was shown last into an address without one', async () => {
  const { unmount } = await open('/roster?league=beta');
  unmount();
  await open('/matchups?week=7');
  expect(screen.getByText('beta', { selector: 'p' })).toBeInTheDocument();
  expect(window.location.search).toBe('?week=7&league=beta');
  // Another tab's choice changes nothing here.
  localStorage.setItem('selectedLeagueId', 'alpha');
  follow('/matchups?week=8&league=beta');
  expect(screen.getByText('beta', { selector: 'p' })).toBeInTheDocument();
});

it('says so when the league isn’t one of the user’s, and remembers nothing', async () => {
  await open('/roster?league=gamma');
  expect(screen.getByText('not yours')).toBeInTheDocument();
  expect(localStorage.getItem('selectedLeagueId')).toBeNull();
});

it('asks for the last league’s ledger along with the leagues', async () => {
  backend.start({}, 'bob');
  localStorage.setItem('selectedLeagueId', 'gamma');
  signIn('bob');
  tellLeagues(LOADING);
  const { unmount } = render(null);
  await waitFor(() => expect(backend.sent().flatMap(({ paths }) => paths)).toContain('ledgers/gamma'));
  unmount();
});
