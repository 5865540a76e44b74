import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { formatPoints } from '@/domain/hundredths';
import { formatCount } from '@/domain/scoring';
import { houseSix, scoreSix, SOLO_WEEKS, type Six } from '@/domain/solo/saturdaySix';
import { newSoloSeason, playWeek } from '@/domain/solo/soloSeason';
import { seasonKey } from './seasonKey';
import { SoloPage } from './SoloPage';
import { TABLE } from './useSoloSeason';

const user = vi.hoisted(() => ({ uid: 'ann' }));
vi.mock('@/providers/AuthProvider', () => ({ useAuth: () => user }));
vi.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '/solo' }));

const six: Six = { QB: 'ALA', RB: 'MIZ', WR: 'MISS', TE: 'UK', K: 'UGA', DST: 'LSU' };
const NAMES = ['Alabama', 'Missouri', 'Ole Miss', 'Kentucky', 'Georgia', 'LSU'];
const school = (name: string) => screen.findByRole('radio', { name: new RegExp(`^${name}`) });

beforeEach(() => {
  user.uid = 'ann';
  localStorage.clear();
  vi.stubGlobal('scrollTo', vi.fn());
});

describe('a week of the solo game', () => {
  it('is picked unit by unit, played, and shown with its points', async () => {
    render(<SoloPage />);
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
    render(<SoloPage />);
    await userEvent.click(await school('Alabama'));
    expect(await school('Alabama')).toBeDisabled();
    expect(screen.getByText('Already your QB')).toBeInTheDocument();
  });

  it('shows which units are still open', async () => {
    render(<SoloPage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Play week 1' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Still open: quarterbacks, running backs,');
  });

  it('restores unfinished picks after a reload', async () => {
    const first = render(<SoloPage />);
    await userEvent.click(await school('Alabama'));
    first.unmount();
    render(<SoloPage />);
    expect(await screen.findByRole('button', { name: 'Quarterbacks: Alabama' })).toBeInTheDocument();
  });
});

describe('a season of the solo game', () => {
  it('is restored, shows its weeks and can be restarted', async () => {
    localStorage.setItem(seasonKey('ann'), JSON.stringify(playWeek(newSoloSeason(2025), 1, six)));
    render(<SoloPage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Show week 1' }));
    expect(screen.getByRole('region', { name: 'The best possible six' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Start again' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Start again' }));
    expect(screen.getByRole('heading', { name: 'Week 1: pick your six' })).toBeInTheDocument();
  });

  it('isn’t shown to another user of the same browser, and waits for its own', async () => {
    localStorage.setItem(seasonKey('ann'), JSON.stringify(playWeek(newSoloSeason(2025), 1, six)));
    const { rerender } = render(<SoloPage />);
    expect(await screen.findByRole('button', { name: 'Show week 1' })).toBeInTheDocument();
    user.uid = 'bob';
    rerender(<SoloPage />);
    expect(await screen.findByRole('heading', { name: 'Week 1: pick your six' })).toBeInTheDocument();
    await userEvent.click(await school('Alabama'));
    user.uid = 'ann';
    rerender(<SoloPage />);
    expect(await screen.findByRole('button', { name: 'Show week 1' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Quarterbacks: Alabama' })).not.toBeInTheDocument();
  });

  it('ends after its last week', async () => {
    let season = playWeek(newSoloSeason(2025), 1, six);
    for (const week of SOLO_WEEKS.slice(1)) season = playWeek(season, week, houseSix(TABLE, week)!);
    localStorage.setItem(seasonKey('ann'), JSON.stringify(season));
    render(<SoloPage />);
    expect(await screen.findByText('Season complete')).toBeInTheDocument();
  });

  it('starts over when the stored data is malformed, and warns when nothing can be saved', async () => {
    localStorage.setItem(seasonKey('ann'), '{');
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    render(<SoloPage />);
    await userEvent.click(await school('Alabama'));
    full.mockRestore();
    expect(screen.getByText(/^Your browser doesn’t save data/)).toBeInTheDocument();
  });
});
