import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { render, tell, tellWeek, visit } from '../../../tests/support/page';
import { parseLeague } from '@/domain/league/league';
import type { League } from '@/domain/league/types';
import { LOADING, ready } from '@/domain/kernel/loadable';
import { FALLBACK_WEEK } from '@/domain/football/weeks';
import { LeagueDetail } from './LeagueDetail';

const league = (changes: object = {}): League =>
  parseLeague('l', {
    name: 'Tailgate',
    createdBy: 'ann',
    joinCode: 'ABC234',
    capacity: 2,
    members: ['ann'],
    userInfo: { ann: { username: 'ann', displayName: 'Ann' }, bob: { username: 'bob', displayName: 'Bob' } },
    draftStatus: 'scheduled',
    ...changes,
  });
const invitation = () => screen.queryByRole('heading', { name: 'Invite friends' });

beforeEach(() => {
  visit('/leagues?league=l');
  for (const kind of ['ledger', 'roster codes', 'newest transactions']) tell(kind, 'l', LOADING);
});

describe('the managers of a league', () => {
  it('are shown with who runs it, before the draft and under Managers', async () => {
    const home = league({ members: ['ann', 'bob'], coCommissioner: 'bob' });
    render(<LeagueDetail league={home} leagues={[]} />);
    expect([screen.getByText('Commissioner'), screen.getByText('Co-commissioner')]).toHaveLength(2);
    await userEvent.click(screen.getByRole('tab', { name: 'Managers' }));
    expect(screen.getByText('Co-commissioner')).toBeVisible();
  });
});

it('a vacant team looks for a manager until the next season is open', () => {
  visit('/leagues?league=l&tab=members');
  const search = () => screen.queryByRole('heading', { name: 'Find a manager' });
  const drafted = { draftStatus: 'complete', draftComplete: true, vacant: { bob: 'Bob’s Barges' } };
  const { unmount } = render(<LeagueDetail league={league(drafted)} leagues={[]} />);
  expect(search()).toBeInTheDocument();
  unmount();
  const next = { leagueId: 'm', joinCode: 'DEF567', season: 2026 };
  render(<LeagueDetail league={league({ ...drafted, next })} leagues={[]} />);
  expect(search()).toBeNull();
});

describe('the tabs of a league', () => {
  it('are in the address', async () => {
    render(<LeagueDetail league={league()} leagues={[]} />);
    expect(screen.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(screen.getByRole('tab', { name: 'Settings' }));
    expect(window.location.search).toBe('?league=l&tab=options');
  });

  it('open as the address says, and at the overview for an unknown one', () => {
    visit('/leagues?league=l&tab=options');
    const { unmount } = render(<LeagueDetail league={league()} leagues={[]} />);
    expect(screen.getByRole('tab', { name: 'Settings' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('button', { name: 'Delete this league' })).toBeInTheDocument();
    unmount();
    visit('/leagues?league=l&tab=trophies');
    render(<LeagueDetail league={league()} leagues={[]} />);
    expect(screen.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
  });
});

describe('the log of moves', () => {
  it('has a tab once the draft is over', () => {
    visit('/leagues?league=l&tab=moves');
    const { unmount } = render(<LeagueDetail league={league()} leagues={[]} />);
    expect(screen.queryByRole('tab', { name: 'Activity' })).toBeNull();
    expect(screen.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
    unmount();
    render(<LeagueDetail league={league({ draftStatus: 'complete', draftComplete: true })} leagues={[]} />);
    expect(screen.getByRole('tab', { name: 'Activity' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('link', { name: 'Portal' })).toHaveAttribute('href', '/portal?league=l');
  });
});

it('a league says where it is in its year', () => {
  tellWeek(ready({ ...FALLBACK_WEEK, season: 2025, week: 14 }));
  const drafted = league({ season: 2025, draftStatus: 'complete', draftComplete: true });
  const { unmount } = render(<LeagueDetail league={drafted} leagues={[]} />);
  expect(screen.getByText('In season')).toBeInTheDocument();
  unmount();
  tellWeek(ready({ ...FALLBACK_WEEK, season: 2025, week: 14, lastFinal: 1 }));
  render(<LeagueDetail league={drafted} leagues={[]} />);
  expect(screen.getByText('Season over')).toBeInTheDocument();
});

describe('the invitation to a league', () => {
  it('is shown while the league has room before its draft', () => {
    render(<LeagueDetail league={league()} leagues={[]} />);
    expect(invitation()).toBeInTheDocument();
  });

  it.each([
    ['full', { members: ['ann', 'bob'] }],
    ['drafting', { draftStatus: 'active' }],
    ['past its draft', { draftStatus: 'complete', draftComplete: true }],
  ])('isn’t shown when the league is %s', (_, changes) => {
    render(<LeagueDetail league={league(changes)} leagues={[]} />);
    expect(invitation()).not.toBeInTheDocument();
  });
});
