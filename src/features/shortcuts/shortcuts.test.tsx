import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { router } from '../../../tests/support/backend/navigation';
import { render, tellLeagues, visit } from '../../../tests/support/page';
import { failed, LOADING, ready, type Loadable } from '@/domain/kernel/loadable';
import { parseLeague } from '@/domain/league/league';
import type { League } from '@/domain/league/types';
import { DraftShortcut } from './DraftShortcut';
import { SharedInvitation } from './SharedInvitation';

beforeEach(() => localStorage.clear());

describe('the shortcut to the draft', () => {
  const show = (leagues: Loadable<League[]>) => {
    tellLeagues(leagues);
    render(<DraftShortcut />);
  };
  const league = (id: string, draftStatus = 'scheduled') => parseLeague(id, { draftStatus });

  it('opens the draft in progress before that of the usual league', () => {
    show(ready([league('chosen', 'complete'), league('drafting', 'active'), league('later', 'active')]));
    expect(router.replace).toHaveBeenCalledWith('/draft/drafting');
  });

  it('opens the usual league’s draft', () => {
    show(ready([league('other'), league('chosen', 'complete')]));
    expect(router.replace).toHaveBeenCalledWith('/draft/chosen');
  });

  it('waits for the leagues', () => {
    show(LOADING);
    expect(screen.getByRole('status', { name: 'Loading your draft' })).toBeInTheDocument();
    expect(router.replace).not.toHaveBeenCalled();
  });

  it('tells a user without a league what to do', () => {
    show(ready([]));
    expect(screen.getByRole('heading', { name: 'No draft yet' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Leagues' })).toHaveAttribute('href', '/leagues');
  });

  it('tells why the leagues didn’t load', () => {
    show(failed('You’re offline.'));
    expect(screen.getByRole('alert')).toHaveTextContent('You’re offline.');
  });
});

describe('what another app shares', () => {
  it('opens the invitation in it', () => {
    visit('/?title=Squads&text=Join+us:+https://squads.example/join/ABC234');
    render(<SharedInvitation />);
    expect(router.replace).toHaveBeenCalledWith('/join/ABC234');
  });

  it('without an invitation says what to share', () => {
    visit('/?text=Game+on');
    render(<SharedInvitation />);
    expect(screen.getByRole('heading', { name: 'We couldn’t find an invite' })).toBeInTheDocument();
    expect(screen.getByText(/^Share a league link or its code/)).toBeInTheDocument();
    expect(router.replace).not.toHaveBeenCalled();
  });
});
