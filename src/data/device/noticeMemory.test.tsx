import { beforeEach, expect, it, vi } from 'vitest';
import { clearDeviceData, setReader } from './deviceData';
import { noticeMemory, onNoticeMemory, remember } from './noticeMemory';

beforeEach(() => {
  localStorage.clear();
  setReader('ann');
});

it('remembers what changes beside what it has, and tells', () => {
  const told = vi.fn();
  const stop = onNoticeMemory(told);
  remember({ steps: { home: 3 } });
  remember({ told: ['a'], trades: ['t'] });
  expect(noticeMemory()).toEqual({ told: ['a'], trades: ['t'], steps: { home: 3 } });
  expect(told).toHaveBeenCalledTimes(2);
  stop();
  remember({ told: [] });
  expect(told).toHaveBeenCalledTimes(2);
});

it('is the same object until it changes, also by another tab', () => {
  remember({ told: ['a'] });
  const before = noticeMemory();
  expect(noticeMemory()).toBe(before);
  localStorage.setItem('notices', JSON.stringify({ told: ['a', 'b'] }));
  expect(noticeMemory().told).toEqual(['a', 'b']);
});

it('forgets the oldest of many keys', () => {
  remember({ told: Array.from({ length: 201 }, (_, i) => String(i)) });
  expect(noticeMemory().told).toHaveLength(200);
  expect(noticeMemory().told.at(-1)).toBe('200');
});

it.each(['', 'no', '[]', '{"told":3,"steps":{"home":"x"},"trades":[1]}'])('reads nothing from %j', (stored) => {
  localStorage.setItem('notices', stored);
  expect(noticeMemory()).toMatchObject({ told: [], trades: [] });
});

it('remembers nothing once the user has signed out', () => {
  setReader(null);
  remember({ told: ['a'] });
  expect({ ...localStorage }).toEqual({});
});

it('is empty after sign-out, and works where nothing can be stored', async () => {
  remember({ told: ['a'] });
  await clearDeviceData();
  expect(noticeMemory().told).toEqual([]);
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  remember({ told: ['b'] });
  expect(noticeMemory().told).toEqual(['b']);
  await clearDeviceData();
  expect(noticeMemory().told).toEqual([]);
  full.mockRestore();
});
