import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NewVersion } from './NewVersion';
import { OfflineBar } from './OfflineBar';

const world = vi.hoisted(() => ({ online: true, answeredAt: null as number | null, reload: vi.fn() }));
vi.mock('@/providers/useOnline', () => ({ useOnline: () => world.online }));
vi.mock('@/providers/useLastAnswer', () => ({ useLastAnswer: () => world.answeredAt }));
vi.mock('@/providers/reloadPage', () => ({ reloadPage: world.reload }));

beforeEach(() => {
  Object.assign(world, { online: true, answeredAt: null });
  world.reload.mockClear();
});

describe('the bar for being offline', () => {
  const bar = () => screen.getByRole('status', { name: 'Connection' });

  it('is empty online', () => {
    world.answeredAt = Date.now();
    render(<OfflineBar />);
    expect(bar()).toBeEmptyDOMElement();
  });

  it('tells how old the scores are', () => {
    Object.assign(world, { online: false, answeredAt: new Date(2025, 9, 18, 14, 14).getTime() });
    render(<OfflineBar />);
    expect(bar()).toHaveTextContent(/^You’re offline. Scores and rosters are as of Sat, Oct 18, 2:14\sPM\./);
  });

  it('tells no time without an answer from the server', () => {
    world.online = false;
    render(<OfflineBar />);
    expect(bar()).toHaveTextContent('You’re offline. You can keep reading; nothing is sent until you’re back online.');
  });
});

describe('the notice of a new version', () => {
  it('reloads only when its button is pressed', async () => {
    render(<NewVersion />);
    expect(screen.getByRole('status', { name: 'New version' })).toHaveTextContent('A new version is ready');
    expect(world.reload).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(world.reload).toHaveBeenCalledOnce();
  });

  it('can wait', async () => {
    render(<NewVersion />);
    await userEvent.click(screen.getByRole('button', { name: 'Later' }));
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(world.reload).not.toHaveBeenCalled();
  });
});
