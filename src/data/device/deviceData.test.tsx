import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  clearDeviceData,
  isUnreachable,
  lastAnswerAt,
  noteAnswer,
  noteOwnCopy,
  onAnswer,
  setReader,
} from './deviceData';
import { readWatched, writeWatched } from './draftRoomStorage';
import { keepUnsaved, keptUnsaved } from './unsaved';

const NOON = Date.UTC(2025, 9, 18, 12);

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
  localStorage.clear();
  setReader(null);
});
afterEach(() => vi.useRealTimers());

it('the server counts as unreachable after ten seconds with nothing but the device’s own copies, until it answers', () => {
  const told = vi.fn();
  setReader('ann');
  const stop = onAnswer(told);
  noteOwnCopy();
  vi.advanceTimersByTime(9_000);
  noteAnswer();
  vi.advanceTimersByTime(9_000);
  expect(isUnreachable()).toBe(false);
  noteOwnCopy();
  vi.advanceTimersByTime(5_000);
  noteOwnCopy();
  vi.advanceTimersByTime(5_000);
  expect([isUnreachable(), told.mock.calls.length]).toEqual([true, 2]);
  noteAnswer();
  expect([isUnreachable(), told.mock.calls.length > 2]).toEqual([false, true]);
  stop();
});

it('nothing is unreachable for a visitor', () => {
  noteOwnCopy();
  vi.advanceTimersByTime(10_000);
  expect(isUnreachable()).toBe(false);
});

describe('the time of the server’s last answer', () => {
  it('is known while a user is signed in', () => {
    noteAnswer();
    expect(lastAnswerAt()).toBeNull();
    setReader('ann');
    expect(lastAnswerAt()).toBeNull();
    noteAnswer();
    expect(lastAnswerAt()).toBe(NOON);
    setReader('bob');
    expect(lastAnswerAt()).toBeNull();
  });

  it('is noted at most every ten seconds', () => {
    const told = vi.fn();
    setReader('ann');
    const stop = onAnswer(told);
    noteAnswer();
    vi.setSystemTime(NOON + 9_999);
    noteAnswer();
    expect(lastAnswerAt()).toBe(NOON);
    vi.setSystemTime(NOON + 10_000);
    noteAnswer();
    expect(lastAnswerAt()).toBe(NOON + 10_000);
    expect(told).toHaveBeenCalledTimes(2);
    stop();
  });
});

describe('what wasn’t saved', () => {
  it('are removed at sign-out, and nothing else is', async () => {
    localStorage.setItem('returning', 'true');
    const unsaved = { texts: ['ALA_W_1'], over: [], sent: [] };
    keepUnsaved('picks of ann', unsaved);
    keepUnsaved('queue of ann', { texts: [], over: ['ALA-QB'], sent: [] });
    expect(keptUnsaved('picks of ann')).toEqual(unsaved);
    await clearDeviceData();
    expect({ ...localStorage }).toEqual({ returning: 'true' });
    expect(keptUnsaved('picks of ann')).toBeNull();
  });
});

it('the squads watched in a league are removed at sign-out, those of a mock draft aren’t', async () => {
  for (const list of ['l.draft.ann', 'l.ann', 'practice.draft.me']) writeWatched(list, ['ALA-QB']);
  await clearDeviceData();
  expect(['l.draft.ann', 'l.ann', 'practice.draft.me'].map(readWatched)).toEqual([[], [], ['ALA-QB']]);
});
