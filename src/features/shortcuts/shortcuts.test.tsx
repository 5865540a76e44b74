import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { failed, LOADING, ready, type Loadable } from '@/domain/kernel/loadable';
import { DraftShortcut } from './DraftShortcut';
import { SharedInvitation } from './SharedInvitation';

const world = vi.hoisted(() => ({
  query: '',
  replace: vi.fn(),
  leagues: { state: 'loading' } as unknown,
  usual: null as { id: string } | null,
  active: [] as { leagueId: string }[],
}));
vi.mock('next/navigation', () => ({
  useRouter: () => ({ replace: world.replace, prefetch: () => undefined }),
  useSearchParams: () => new URLSearchParams(world.query),
}));
vi.mock('@/providers/league/LeagueProvider', () => ({
  useLeagues: () => ({ leagues: world.leagues, usual: world.usual }),
}));
vi.mock('@/providers/draft/useActiveDrafts', () => ({ useActiveDrafts: () => world.active }));

beforeEach(() => {
  world.replace.mockClear();
  world.active = [];
});

describe('the shortcut to the draft', () => {
  const show = (leagues: Loadable<unknown[]>, usual: string | null, active: readonly string[] = []) => {
    Object.assign(world, {
      leagues,
      usual: usual === null ? null : { id: usual },
      active: active.map((leagueId) => ({ leagueId })),
    });
    render(<DraftShortcut />);
  };

  it('opens the draft in progress before that of the usual league', () => {
    show(ready([{}, {}]), 'chosen', ['drafting', 'later']);
    expect(world.replace).toHaveBeenCalledWith('/draft/drafting');
  });

  it('opens the usual league’s draft', () => {
    show(ready([{}]), 'chosen');
    expect(world.replace).toHaveBeenCalledWith('/draft/chosen');
  });

  it('waits for the leagues', () => {
    show(LOADING, null);
    expect(screen.getByRole('status', { name: 'Loading your draft' })).toBeInTheDocument();
    expect(world.replace).not.toHaveBeenCalled();
  });

  it('tells a user without a league what to do', () => {
    show(ready([]), null);
    expect(screen.getByRole('heading', { name: 'No draft yet' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Leagues' })).toHaveAttribute('href', '/leagues');
  });

  it('tells why the leagues didn’t load', () => {
    show(failed('You’re offline.'), null);
    expect(screen.getByRole('alert')).toHaveTextContent('You’re offline.');
  });
});

describe('what another app shares', () => {
  it('opens the invitation in it', () => {
    world.query = 'title=Squads&text=Join+us:+https://squads.example/join/ABC234';
    render(<SharedInvitation />);
    expect(world.replace).toHaveBeenCalledWith('/join/ABC234');
  });

  it('without an invitation says what to share', () => {
    world.query = 'text=Game+on';
    render(<SharedInvitation />);
    expect(screen.getByRole('heading', { name: 'We couldn’t find an invite' })).toBeInTheDocument();
    expect(screen.getByText(/^Share a league link or its code/)).toBeInTheDocument();
    expect(world.replace).not.toHaveBeenCalled();
  });
});
