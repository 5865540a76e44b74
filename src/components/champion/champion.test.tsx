import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChampionSummary } from '@/domain/season/playoffs/champion';
import { ChampionBanner } from './ChampionBanner';

const draw = vi.hoisted(() => vi.fn());
vi.mock('../share/drawPicture', () => ({ drawPicture: draw }));

const champion: ChampionSummary = {
  manager: 'ann',
  team: 'Bayou Blitz',
  league: 'Under the Lights',
  season: 2025,
  record: '10–2',
  final: { runnerUp: 'Crimson Clock', points: 13_240, against: 11_810 },
  schools: ['ALA'],
};
const saved: string[] = [];
const browser = { canShare: vi.fn(), share: vi.fn() };

/** Gives the browser the methods of the Web Share API, which jsdom lacks. */
const canShare = (able: boolean) => {
  browser.canShare.mockReturnValue(able);
  for (const [name, value] of Object.entries(browser)) {
    Object.defineProperty(navigator, name, { value, configurable: true });
  }
};

beforeEach(() => {
  draw.mockResolvedValue(new Blob(['picture'], { type: 'image/png' }));
  vi.stubGlobal(
    'URL',
    Object.assign(class extends URL {}, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const name of Object.keys(browser)) Reflect.deleteProperty(navigator, name);
  for (const one of [draw, ...Object.values(browser)]) one.mockReset();
  saved.length = 0;
});

const press = async () => {
  render(<ChampionBanner champion={champion} isMe={false} />);
  await userEvent.setup({ delay: null }).click(screen.getByRole('button', { name: 'Share picture' }));
  await vi.waitFor(() =>
    expect(screen.getByRole('button', { name: 'Share picture' })).not.toHaveAttribute('aria-busy'),
  );
};

describe('a champion', () => {
  it('is named with the final', () => {
    render(<ChampionBanner champion={champion} isMe />);
    const banner = screen.getByRole('region', { name: '2025 champion' });
    expect(banner).toHaveTextContent('Bayou BlitzYouBeat Crimson Clock 132.40–118.10 in the championship.');
  });
});

describe('the picture of a champion', () => {
  it('is shared where the browser can share files', async () => {
    canShare(true);
    await press();
    expect(draw).toHaveBeenCalledWith({ kind: 'champion', champion });
    const [{ files, title }] = browser.share.mock.calls[0] as [{ files: File[]; title: string }];
    expect(title).toBe('Bayou Blitz, 2025 champion of Under the Lights');
    expect(files.map(({ name, type }) => [name, type])).toEqual([['champion-2025.png', 'image/png']]);
    expect(saved).toEqual([]);
  });

  it.each([
    ['can’t share files', () => canShare(false)],
    ['can’t share at all', () => undefined],
    [
      'doesn’t allow it any more',
      () => {
        canShare(true);
        browser.share.mockRejectedValue(new DOMException('Too late.', 'NotAllowedError'));
      },
    ],
  ])('is saved where the browser %s', async (_, prepare) => {
    prepare();
    await press();
    expect(saved).toEqual(['champion-2025.png']);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is left alone when the user cancels', async () => {
    canShare(true);
    browser.share.mockRejectedValue(new DOMException('Canceled.', 'AbortError'));
    await press();
    expect(saved).toEqual([]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('has an error state', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    draw.mockRejectedValue(new Error('offline'));
    await press();
    expect(screen.getByRole('alert')).toHaveTextContent('The picture couldn’t be made.');
  });
});
