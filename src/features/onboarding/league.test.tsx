import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { backend } from '../../../tests/support/backend/backend';
import * as documents from '../../../tests/support/documents';
import { render } from '../../../tests/support/page';
import { parseUser } from '@/domain/account/user';
import { LeagueStep } from './LeagueStep';

const KEY = documents.emailKeyOf('ann');
const STORED = documents.user('ann', { isOnboarding: true, onboardingCompleted: false, displayName: 'Ann' });
const ann = parseUser(KEY, STORED, { uid: 'ann', email: STORED.email as string, displayName: null, google: false });
const { LEAGUE, CODE } = documents;
const league = () => backend.stored(`leagues/${LEAGUE}`);
const isOnboarded = () => backend.stored(`users/${KEY}`)!.onboardingCompleted;

/** Bob’s league after its draft. These teams have no manager. */
function drafted(vacant: Record<string, string>) {
  const members = ['bob', ...Object.keys(vacant)];
  const changes = { draftStatus: 'complete', draftComplete: true, schedule: { managers: members } };
  const left = Object.entries(vacant).map(([team, teamName]) => [team, documents.memberInfo(team, { teamName })]);
  backend.put({
    [`leagues/${LEAGUE}`]: documents.league(['bob'], {
      ...changes,
      vacant,
      userInfo: { bob: documents.memberInfo('bob'), ...Object.fromEntries(left) },
    }),
    [`joinCodes/${CODE}`]: documents.joinCode(['bob'], { draftStatus: 'complete', vacant }),
    ...Object.fromEntries(members.map((uid) => [`leagueUsers/${LEAGUE}_${uid}`, documents.leagueUser(uid)])),
  });
}

function enter() {
  const onLeave = vi.fn();
  render(<LeagueStep user={ann} onLeave={onLeave} onBack={vi.fn()} />);
  return { onLeave, user: userEvent.setup() };
}
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  backend.start(
    {
      ...documents.people('bob'),
      ...documents.scheduledLeague(['bob']),
      [`users/${KEY}`]: STORED,
      'usernames/ann': documents.username('ann'),
      'usernameOwners/ann': { username: 'ann' },
    },
    'ann',
  );
});

describe('the league step of onboarding', () => {
  it('offers the pending league, joins it and only then completes onboarding', async () => {
    localStorage.setItem('pendingLeagueId', 'ABC234');
    const { user, onLeave } = enter();
    await user.click(await screen.findByRole('button', { name: 'Join The Saturday League' }));
    await waitFor(() => expect(onLeave).toHaveBeenCalledExactlyOnceWith(`/leagues?league=${LEAGUE}`));
    expect(league()).toMatchObject({ members: ['bob', 'ann'] });
    expect(isOnboarded()).toBe(true);
  });

  it('shows the error and keeps the offer when joining fails', async () => {
    localStorage.setItem('pendingLeagueId', 'ABC234');
    const { user, onLeave } = enter();
    await screen.findByRole('button', { name: 'Join The Saturday League' });
    backend.setOnline(false);
    await user.click(button('Join The Saturday League'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^You’re offline/);
    expect(button('Join The Saturday League')).toBeEnabled();
    expect(onLeave).not.toHaveBeenCalled();
    expect(localStorage.getItem('pendingLeagueId')).toBe('ABC234');
  });

  it('says when the league is full and offers public leagues', async () => {
    localStorage.setItem('pendingLeagueId', 'ABC234');
    const { user } = enter();
    const join = await screen.findByRole('button', { name: 'Join The Saturday League' });
    const members = ['bob', 'cat', 'dan', 'eve'];
    backend.put(documents.scheduledLeague(members));
    await user.click(join);
    expect(await screen.findByText(/is full/)).toBeVisible();
    expect(button('See public leagues')).toBeVisible();
    expect(localStorage.getItem('pendingLeagueId')).toBeNull();
  });

  it('doesn’t offer a declined league again, also after a reload', async () => {
    localStorage.setItem('pendingLeagueId', 'ABC234');
    window.history.replaceState(null, '', '/onboarding?step=6&leagueId=ABC234');
    const { user } = enter();
    expect(await screen.findByRole('heading', { name: 'Join The Saturday League?' })).toBeVisible();
    await user.click(button('Not this one'));
    expect(screen.getByRole('heading', { name: 'Your league' })).toBeVisible();
    expect(localStorage.getItem('pendingLeagueId')).toBeNull();
    expect(window.location.search).toBe('?step=4');
  });

  it('offers a vacant team of a drafted league, under its name or another one', async () => {
    localStorage.setItem('pendingLeagueId', 'ABC234');
    drafted({ b: 'The Bears', c: 'Crew' });
    const { user, onLeave } = enter();
    await user.selectOptions(await screen.findByLabelText('Team'), 'Crew');
    const name = screen.getByLabelText('Team name');
    expect(name).toHaveValue('Crew');
    await user.type(name, ' II');
    backend.setOnline(false);
    await user.click(button('Take over Crew'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^You’re offline/);
    expect(name).toHaveValue('Crew II');
    backend.setOnline(true);
    await user.click(button('Take over Crew'));
    await waitFor(() => expect(onLeave).toHaveBeenCalledExactlyOnceWith(`/leagues?league=${LEAGUE}`));
    expect(league()).toMatchObject({ members: ['bob', 'ann'], userInfo: { ann: { team: 'c', teamName: 'Crew II' } } });
  });

  it('says when another person took the team, and lets the user look again', async () => {
    localStorage.setItem('pendingLeagueId', 'ABC234');
    drafted({ b: 'The Bears' });
    const { user } = enter();
    const takeOver = await screen.findByRole('button', { name: 'Take over The Bears' });
    drafted({});
    await user.click(takeOver);
    expect(await screen.findByText('Someone else has just taken over this team.')).toBeVisible();
    expect(screen.getByLabelText('League code')).toHaveValue('ABC234');
  });

  it('asks which league when several match the code', async () => {
    // Ann is in an older league, whose code may be another's.
    backend.put({
      'leagues/older': documents.league(['ann', 'bob'], { name: 'Early Birds', joinCode: CODE }),
    });
    const { user } = enter();
    await user.type(screen.getByLabelText('League code'), `${CODE.toLowerCase()}{Enter}`);
    await user.click(await screen.findByRole('button', { name: 'Choose The Saturday League' }));
    expect(button('Join The Saturday League')).toBeVisible();
  });

  it('shows an error for a bad code, keeps it and still lets the user continue', async () => {
    const { user, onLeave } = enter();
    await user.type(screen.getByLabelText('League code'), '<b>x</b>');
    await user.click(button('Find league'));
    expect(await screen.findByText(/^No league matches that code/)).toBeVisible();
    expect(screen.getByLabelText('League code')).toHaveValue('<b>x</b>');
    await user.click(button('Skip for now'));
    await waitFor(() => expect(onLeave).toHaveBeenCalledExactlyOnceWith('/'));
  });

  it.each([
    ['See public leagues', '/leagues/join/public'],
    ['Create a league', '/leagues?create=1'],
    ['Skip for now', '/'],
  ])('with %s completes onboarding and goes to %s', async (name, to) => {
    const { user, onLeave } = enter();
    await user.click(button(name));
    await waitFor(() => expect(onLeave).toHaveBeenCalledExactlyOnceWith(to));
  });

  it('stays open when completing onboarding fails', async () => {
    backend.setOnline(false);
    const { user, onLeave } = enter();
    await user.click(button('Skip for now'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^You’re offline/);
    expect(onLeave).not.toHaveBeenCalled();
  });
});
