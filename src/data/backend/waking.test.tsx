import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onWaking } from './waking';

const wake = vi.fn();
const network = Object.assign(new EventTarget(), { type: 'wifi' });
const changeTo = (type: string) => {
  network.type = type;
  network.dispatchEvent(new Event('change'));
};
let stop: () => void;
const turn = (state: 'visible' | 'hidden') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers();
  wake.mockReset();
  Object.defineProperty(navigator, 'connection', { value: network, configurable: true });
  network.type = 'wifi';
  turn('visible');
  stop = onWaking(wake);
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

it('says nothing while the page is in sight, or was out of it for a moment', () => {
  vi.advanceTimersByTime(300_000);
  turn('hidden');
  vi.advanceTimersByTime(19_000);
  turn('visible');
  expect(wake).not.toHaveBeenCalled();
});

it('tells once when the page is in sight again after half a minute', () => {
  turn('hidden');
  vi.advanceTimersByTime(40_000);
  expect(wake).not.toHaveBeenCalled();
  turn('visible');
  vi.advanceTimersByTime(60_000);
  expect(wake).toHaveBeenCalledOnce();
});

it('tells when the device has slept with the page in sight', () => {
  vi.setSystemTime(Date.now() + 3_600_000);
  vi.advanceTimersByTime(10_000);
  expect(wake).toHaveBeenCalledOnce();
});

it('tells when the kind of network has changed, not its speed, until it’s stopped', () => {
  changeTo('wifi');
  expect(wake).not.toHaveBeenCalled();
  changeTo('cellular');
  stop();
  changeTo('wifi');
  expect(wake).toHaveBeenCalledOnce();
});
