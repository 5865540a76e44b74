import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { backend } from '../../../../tests/support/backend/backend';
import * as documents from '../../../../tests/support/documents';
import { render, signIn } from '../../../../tests/support/page';
import { formatPoints } from '@/domain/kernel/hundredths';
import { formatCount } from '@/domain/scoring/scoreSquad';
import { houseSix, scoreSix, SOLO_WEEKS, type Six } from '@/domain/solo/saturdaySix';
import { encodePractice, newSoloSeason, playWeek, type SoloSeason } from '@/domain/solo/soloSeason';
import { seasonKey } from './seasonKey';
import { PracticeSeasonPage } from './PracticeSeasonPage';
import { TABLE } from './useSoloSeason';

const RECORD = `users/${documents.emailKeyOf('ann')}`;
/** Signs someone in, here and on the page. */
const become = (uid: string) => {
  act(() => backend.signIn(uid));
  signIn(uid, { key: documents.emailKeyOf(uid) });
};
const stored = (season: SoloSeason) =>
  backend.put({ [RECORD]: documents.user('ann', { practice: encodePractice(season) }) });

window.history.replaceState(null, '', '/solo/practice');

const six: Six = { QB: 'ALA', RB: 'MIZ', WR: 'MISS', TE: 'UK', K: 'UGA', DST: 'LSU' };
const NAMES = ['Alabama', 'Missouri', 'Ole Miss', 'Kentucky', 'Georgia', 'LSU'];
const school = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) });

beforeEach(() => {
  backend.start(documents.people('ann', 'bob'), 'ann');
  become('ann');
  localStorage.clear();
  vi.stubGlobal('scrollTo', vi.fn());
});

describe('a week of the solo game', () => {
  it('is picked unit by unit, played, and shown with its points', async () => {
    render(<PracticeSeasonPage />);
    for (const name of NAMES) await userEvent.click(await school(name));
    await userEvent.click(screen.getByRole('button', { name: 'Play week 1' }));
    const own = within(screen.getByRole('region', { name: 'Your six' }));
    expect(own.getByText('Alabama')).toBeInTheDocument();
    const score = scoreSix(TABLE, 1, six);
    expect(own.getByText(formatCount(score.rows[0]!.terms[0]!))).toBeInTheDocument();
    expect(screen.getAllByText(formatPoints(score.total)).length).toBeGreaterThan(0);
    await userEvent.click(screen.getByRole('button', { name: 'On to week 2' }));
    expect(screen.getByRole('heading', { name: 'Week 2: pick your six' })).toBeInTheDocument();
  });

  it('allows each school once and shows which unit it plays', async () => {
    render(<PracticeSeasonPage />);
    await userEvent.click(await school('Alabama'));
    expect(await school('Alabama')).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText('Already your QB')).toBeInTheDocument();
  });

  it('shows which units are still open', async () => {
    render(<PracticeSeasonPage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Play week 1' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Still empty: quarterbacks, running backs,');
  });

  it('restores unfinished picks after a reload', async () => {
    const first = render(<PracticeSeasonPage />);
    await userEvent.click(await school('Alabama'));
    first.unmount();
    render(<PracticeSeasonPage />);
    expect(await screen.findByRole('button', { name: 'Quarterbacks: Alabama' })).toBeInTheDocument();
  });
});

describe('a season of the solo game', () => {
  it('is restored, shows its weeks and can be restarted', async () => {
    stored(playWeek(newSoloSeason(2025), 1, six));
    render(<PracticeSeasonPage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Show week 1' }));
    expect(screen.getByRole('region', { name: 'The best possible six' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Start again' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Start again' }));
    expect(screen.getByRole('heading', { name: 'Week 1: pick your six' })).toBeInTheDocument();
  });

  it('isn’t shown to another user of the same browser, and waits for its own', async () => {
    stored(playWeek(newSoloSeason(2025), 1, six));
    const { rerender } = render(<PracticeSeasonPage />);
    expect(await screen.findByRole('button', { name: 'Show week 1' })).toBeInTheDocument();
    become('bob');
    rerender(<PracticeSeasonPage />);
    expect(await screen.findByRole('heading', { name: 'Week 1: pick your six' })).toBeInTheDocument();
    await userEvent.click(await school('Alabama'));
    become('ann');
    rerender(<PracticeSeasonPage />);
    expect(await screen.findByRole('button', { name: 'Show week 1' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Quarterbacks: Alabama' })).not.toBeInTheDocument();
  });

  it('ends after its last week', async () => {
    let season = playWeek(newSoloSeason(2025), 1, six);
    for (const week of SOLO_WEEKS.slice(1)) season = playWeek(season, week, houseSix(TABLE, week)!);
    stored(season);
    render(<PracticeSeasonPage />);
    expect(await screen.findByText('Season complete')).toBeInTheDocument();
  });

  it('moves a season that this browser kept to the server, once', async () => {
    localStorage.setItem(seasonKey('ann'), JSON.stringify(playWeek(newSoloSeason(2025), 1, six)));
    render(<PracticeSeasonPage />);
    expect(await screen.findByRole('button', { name: 'Show week 1' })).toBeInTheDocument();
    await vi.waitFor(() =>
      expect(backend.stored(RECORD)!.practice).toBe(encodePractice(playWeek(newSoloSeason(2025), 1, six))),
    );
    await vi.waitFor(() => expect(localStorage.getItem(seasonKey('ann'))).toBeNull());
  });

  it('keeps every pick while the first is still on its way, and saves only the latest after it', async () => {
    const writes = () => backend.sent().filter(({ kind, paths }) => kind === 'write' && paths.includes(RECORD)).length;
    render(<PracticeSeasonPage />);
    const alabama = await school('Alabama');
    const before = writes();
    let arrive = () => {};
    const onItsWay = new Promise<void>((resolve) => (arrive = resolve));
    const latency = vi.fn(({ kind }: { kind: string }) => (kind === 'write' ? onItsWay : 0));
    backend.setFaults({ latency });
    await userEvent.click(alabama);
    await vi.waitFor(() => expect(latency).toHaveReturnedWith(onItsWay));
    for (const name of NAMES.slice(1, 3)) await userEvent.click(await school(name));
    act(arrive);
    await vi.waitFor(() => expect(backend.stored(RECORD)!.practice).toMatch(/ALA.*MIZ.*MISS/));
    expect(writes()).toBe(before + 2);
    expect(screen.getByRole('button', { name: 'Wide receivers: Ole Miss' })).toBeInTheDocument();
  });

  it('keeps a saved pick on the page until the record that is watched has it', async () => {
    render(<PracticeSeasonPage />);
    const alabama = await school('Alabama');
    backend.setFaults({ latency: ({ kind }) => (kind === 'write' ? 0 : 100) });
    await userEvent.click(alabama);
    const shown: boolean[] = [];
    for (let look = 0; look < 12; look++) {
      shown.push(screen.queryByRole('button', { name: 'Quarterbacks: Alabama' }) !== null);
      await act(() => new Promise((resolve) => setTimeout(resolve, 30)));
    }
    expect(backend.stored(RECORD)!.practice).toMatch(/ALA/);
    expect(shown).not.toContain(false);
  });

  it('shows a pick that couldn’t be saved, and says why', async () => {
    render(<PracticeSeasonPage />);
    const alabama = await school('Alabama');
    backend.setOnline(false);
    await userEvent.click(alabama);
    expect(await screen.findByText(/^You’re offline/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Quarterbacks: Alabama' })).toBeInTheDocument();
  });
});
