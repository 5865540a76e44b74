import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { noteAnswer, noteOwnCopy, setReader } from '@/data/device/deviceData';
import { NewVersion } from './NewVersion';
import { OfflineBar } from './OfflineBar';

const reload = vi.hoisted(() => vi.fn());
vi.mock('@/providers/kernel/reloadPage', () => ({ reloadPage: reload }));

afterEach(() => {
  reload.mockClear();
  setReader(null);
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('the bar for a lost connection', () => {
  const bar = () => screen.getByRole('status', { name: 'Connection' });
  const AFTERNOON = new Date(2025, 9, 18, 14, 14);

  it('is empty online', () => {
    setReader('ann');
    noteAnswer();
    render(<OfflineBar />);
    expect(bar()).toBeEmptyDOMElement();
  });

  it('tells how old the scores are', () => {
    vi.useFakeTimers({ now: AFTERNOON });
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    setReader('ann');
    noteAnswer();
    render(<OfflineBar />);
    expect(bar()).toHaveTextContent(
      /^You’re offline\. Scores and rosters are as of Sat 2:14\sPM\. Nothing is sent until you’re back online\.$/,
    );
  });

  it('tells no time without an answer from the server', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    render(<OfflineBar />);
    expect(bar()).toHaveTextContent('You’re offline. Nothing is sent until you’re back online.');
  });

  it('is there when the server is silent although the device is online, until it responds', () => {
    vi.useFakeTimers({ now: AFTERNOON });
    setReader('ann');
    noteAnswer();
    render(<OfflineBar />);
    act(() => {
      noteOwnCopy();
      vi.advanceTimersByTime(10_000);
    });
    expect(bar()).toHaveTextContent(
      /^We can’t reach the server\. Scores and rosters are as of Sat 2:14\sPM\. Nothing is sent until it responds\.$/,
    );
    act(() => noteAnswer());
    expect(bar()).toBeEmptyDOMElement();
  });
});

describe('the notice of a new version', () => {
  it('reloads only when its button is pressed', async () => {
    render(<NewVersion />);
    expect(screen.getByRole('status', { name: 'New version' })).toHaveTextContent('A new version is ready');
    expect(reload).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('can wait', async () => {
    render(<NewVersion />);
    await userEvent.click(screen.getByRole('button', { name: 'Later' }));
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(reload).not.toHaveBeenCalled();
  });

  it('leaves links to the browser, which loads the new version, while there is a connection', async () => {
    const handled = vi.fn();
    const pressed = vi.fn((event: Event) => event.preventDefault());
    window.addEventListener('click', pressed, { capture: true });
    render(
      <>
        <NewVersion />
        <a href="/roster" onClick={handled}>
          Roster
        </a>
        <button type="button" onClick={handled}>
          Save
        </button>
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(handled).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('link', { name: 'Roster' }));
    expect(handled).toHaveBeenCalledOnce();
    expect(pressed).toHaveBeenCalledTimes(2);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await userEvent.click(screen.getByRole('link', { name: 'Roster' }));
    expect(handled).toHaveBeenCalledTimes(2);
    window.removeEventListener('click', pressed, { capture: true });
  });
});
