import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { render } from '../../../../tests/support/page';
import type { LeaguePreview } from '@/domain/league/types';
import { DEFAULT_SLOTS } from '@/domain/lineup/slots';
import { DEFAULT_OPTIONS } from '@/domain/league/options/leagueOptions';
import { previewOptionsOf } from '@/domain/league/options/previewOptions';
import { succeed, fail } from '@/domain/kernel/result';
import { PublicLeagues } from './PublicLeagues';

const data = vi.hoisted(() => ({ getPublicLeagues: vi.fn() }));
vi.mock('@/data/league/joinCodes', () => data);

const preview = (code: string, leagueName: string): LeaguePreview => ({
  code,
  leagueId: code,
  leagueName,
  managerName: 'Ann',
  vacant: {},
  seats: 1,
  capacity: 8,
  visibility: 'public',
  draftStatus: 'scheduled',
  details: null,
});
const [owls, tailgate] = [preview('AAA222', 'Night Owls'), preview('BBB222', 'Tailgate')];
const more = () => screen.queryByRole('button', { name: 'Show more' });

beforeEach(() => vi.clearAllMocks());

it('loads the public leagues page by page', async () => {
  data.getPublicLeagues.mockResolvedValueOnce(succeed({ previews: [owls], next: owls }));
  data.getPublicLeagues.mockResolvedValueOnce(succeed({ previews: [tailgate], next: null }));
  render(<PublicLeagues />);
  expect(await screen.findByRole('heading', { name: 'Night Owls' })).toBeVisible();
  expect(data.getPublicLeagues).toHaveBeenLastCalledWith(null);
  await userEvent.click(more()!);
  expect(await screen.findByRole('heading', { name: 'Tailgate' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Night Owls' })).toBeVisible();
  expect(data.getPublicLeagues).toHaveBeenLastCalledWith(owls);
  expect(more()).not.toBeInTheDocument();
});

it('keeps the loaded leagues when the next page fails, and can be retried', async () => {
  data.getPublicLeagues.mockResolvedValueOnce(succeed({ previews: [owls], next: owls }));
  data.getPublicLeagues.mockResolvedValueOnce(fail('offline', 'You are offline.'));
  data.getPublicLeagues.mockResolvedValueOnce(succeed({ previews: [tailgate], next: null }));
  render(<PublicLeagues />);
  await screen.findByRole('heading', { name: 'Night Owls' });
  await userEvent.click(more()!);
  expect(await screen.findByText('Couldn’t load more leagues. Try again.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Night Owls' })).toBeVisible();
  await userEvent.click(more()!);
  expect(await screen.findByRole('heading', { name: 'Tailgate' })).toBeVisible();
});

it('goes on searching in the leagues that aren’t loaded yet', async () => {
  data.getPublicLeagues.mockResolvedValueOnce(succeed({ previews: [owls], next: owls }));
  data.getPublicLeagues.mockResolvedValueOnce(succeed({ previews: [tailgate], next: null }));
  render(<PublicLeagues />);
  await userEvent.type(await screen.findByRole('searchbox'), 'tail');
  expect(screen.getByText('None of these leagues has this name.')).toBeVisible();
  expect(more()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Search more leagues' }));
  expect(await screen.findByRole('heading', { name: 'Tailgate' })).toBeVisible();
  await userEvent.type(screen.getByRole('searchbox'), ' gates');
  expect(screen.getByText('No open league or commissioner has this name.')).toBeVisible();
});

it('says why the public leagues can’t be loaded, and loads them by “Try again”', async () => {
  data.getPublicLeagues.mockResolvedValueOnce(fail('offline', 'You are offline.'));
  data.getPublicLeagues.mockResolvedValueOnce(succeed({ previews: [owls], next: null }));
  render(<PublicLeagues />);
  expect(await screen.findByText('You are offline.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Night Owls' })).toBeVisible();
});

it('says what a league offers, and no more than its preview knows', async () => {
  const draftAt = new Date(2025, 7, 23, 19, 30).getTime();
  const details = {
    ...previewOptionsOf(DEFAULT_OPTIONS),
    draftAt,
    scoring: { reception: 1 },
    slots: { ...DEFAULT_SLOTS, RB: 2 },
    benchSize: 4,
  } as const;
  const planned = { ...owls, details };
  const format = { lineups: 'best', waivers: 'closed', tradeDeadline: 'draft', clockSeconds: 28_800 } as const;
  const open = { ...preview('CCC222', 'Kickoff'), details: { ...details, ...format, draftAt: null } };
  data.getPublicLeagues.mockResolvedValue(succeed({ previews: [planned, open, tailgate], next: null }));
  render(<PublicLeagues />);
  const factsOf = async (name: string) => {
    const card = (await screen.findByRole('heading', { name })).closest('li')!;
    return within(card)
      .getAllByRole('definition')
      .map((fact) => fact.textContent);
  };
  expect(await factsOf('Night Owls')).toEqual([
    '1 of 8 spots filled',
    expect.stringMatching(/^Draft on Sat, Aug 23.* 7:30\sPM UTC$/),
    '90 sec per pick',
    'full PPR',
    '8 starters, 4 bench',
  ]);
  expect(await factsOf('Kickoff')).toEqual([
    '1 of 8 spots filled',
    'Draft time not set yet',
    '8 h per pick',
    'full PPR',
    '8 starters, 4 bench',
    'best ball, no portal, no trades',
  ]);
  expect(await factsOf('Tailgate')).toEqual(['1 of 8 spots filled']);
});
