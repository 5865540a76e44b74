import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { render, signIn, tell, tellLeagues } from '../../../../tests/support/page';
import { deviceIsOnline } from '../../../../tests/support/online';
import { parseLeague } from '@/domain/league/league';
import type { LeaguePreview } from '@/domain/league/types';
import { failed, ready, type Loadable } from '@/domain/kernel/loadable';
import { fail, succeed } from '@/domain/kernel/result';
import { router } from '../../../../tests/support/backend/navigation';
import { NextSeason } from './NextSeason';

const known = vi.hoisted(() => ({
  online: true,
  preview: null as unknown,
  answer: null as unknown,
  opened: 0,
  joined: [] as unknown[],
}));
vi.mock('@/data/league/nextSeason', () => ({
  getNextLeague: () => Promise.resolve(known.preview),
  joinNextSeason: (preview: unknown) => {
    known.joined.push(preview);
    return Promise.resolve(known.answer);
  },
  openNextSeason: () => {
    known.opened += 1;
    return Promise.resolve(known.answer);
  },
}));
deviceIsOnline(() => known.online);

const league = (changes: object = {}) =>
  parseLeague('l', { name: 'Tailgate', season: 2025, createdBy: 'ann', draftStatus: 'complete', ...changes });
const NEXT = { leagueId: 'l2', joinCode: 'NEXT22', season: 2026 };
const preview = (changes: Partial<LeaguePreview> = {}): Loadable<LeaguePreview> =>
  ready({
    code: 'NEXT22',
    leagueId: 'l2',
    leagueName: 'Tailgate',
    managerName: 'Ann',
    vacant: {},
    seats: 3,
    capacity: 8,
    visibility: 'private',
    draftStatus: 'scheduled',
    details: null,
    ...changes,
  });

beforeEach(() => {
  tellLeagues(ready([league()]));
  tell('first week', '2025', ready({ season: 2026, firstWeek: 1 }));
  Object.assign(known, {
    online: true,
    preview: preview(),
    answer: succeed('l2'),
    opened: 0,
    joined: [],
  });
});

describe('after a season, the commissioner', () => {
  it('opens the next one, and goes there', async () => {
    known.answer = succeed({ leagueId: 'l2', joinCode: 'NEXT22' });
    render(<NextSeason league={league()} over />);
    await userEvent.click(await screen.findByRole('button', { name: 'Open the 2026 season' }));
    await waitFor(() => expect(router.push).toHaveBeenCalledExactlyOnceWith('/leagues?league=l2'));
    expect(known.opened).toBe(1);
  });

  it('is told that the calendar isn’t out, without a button', async () => {
    tell('first week', '2025', { state: 'missing' });
    render(<NextSeason league={league()} over />);
    expect(await screen.findByText(/^The calendar after the 2025 season isn’t out yet\./)).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('sees why it wasn’t opened, and waits for a connection', async () => {
    known.answer = fail('no-ranking', 'The 2026 season has no rankings yet, so leagues can’t draft. Try again later.');
    const { unmount } = render(<NextSeason league={league()} over />);
    await userEvent.click(await screen.findByRole('button', { name: 'Open the 2026 season' }));
    expect(await screen.findByText(/^The 2026 season has no rankings yet/)).toBeInTheDocument();
    unmount();
    known.online = false;
    render(<NextSeason league={league()} over />);
    expect(await screen.findByRole('button', { name: 'Open the 2026 season' })).toBeDisabled();
    expect(screen.getByText(/^You’re offline/)).toBeInTheDocument();
  });

  it('can’t open one before the season is over, nor can anyone else', () => {
    const { container, rerender } = render(<NextSeason league={league()} over={false} />);
    expect(container).toBeEmptyDOMElement();
    signIn('bob');
    tellLeagues(ready([league()]));
    rerender(<NextSeason league={league()} over />);
    expect(container).toBeEmptyDOMElement();
  });
});

describe('once the next season is open, a member', () => {
  it('joins with one press', async () => {
    signIn('bob');
    tellLeagues(ready([league()]));
    render(<NextSeason league={league({ next: NEXT })} over />);
    expect(await screen.findByText(/^3 of 8 spots are taken\./)).toBeInTheDocument();
    expect(screen.getByText('The 2026 season of Tailgate is open')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Join' }));
    await waitFor(() => expect(router.push).toHaveBeenCalledExactlyOnceWith('/leagues?league=l2'));
    expect(known.joined).toHaveLength(1);
  });

  it('goes there once they’re in', () => {
    tellLeagues(ready([league(), { ...league(), id: 'l2' }]));
    render(<NextSeason league={league({ next: NEXT })} over />);
    expect(screen.getByRole('link', { name: 'Go to the 2026 season' })).toHaveAttribute('href', '/leagues?league=l2');
  });

  it.each([
    ['is full', preview({ seats: 8 }), /^Tailgate is full: all 8 spots are taken/],
    ['has drafted', preview({ draftStatus: 'active' }), /^Tailgate has already started its draft/],
    [
      'has another code',
      { state: 'missing' },
      'Its code has changed, or it was deleted. Ask the commissioner for a new code.',
    ],
    ['doesn’t load', failed('Check your connection.'), 'Check your connection.'],
  ] as const)('can’t join when it %s', async (_, seen, says) => {
    known.preview = seen;
    render(<NextSeason league={league({ next: NEXT })} over />);
    expect(await screen.findByText(says)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Join' })).not.toBeInTheDocument();
  });

  it('who is the commissioner can open it again once it may have been deleted', async () => {
    signIn('ann');
    tell('first week', '2025', ready({ season: 2026, firstWeek: 1 }));
    known.preview = { state: 'missing' };
    render(<NextSeason league={league({ next: NEXT })} over />);
    expect(await screen.findByRole('button', { name: 'Open the 2026 season' })).toBeEnabled();
  });

  it('sees why joining failed, and can try again', async () => {
    known.answer = fail('offline', 'You’re offline.');
    render(<NextSeason league={league({ next: NEXT })} over />);
    await screen.findByText(/^3 of 8/);
    await userEvent.click(screen.getByRole('button', { name: 'Join' }));
    expect(await screen.findByText('You’re offline.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Join' })).toBeEnabled();
  });
});
