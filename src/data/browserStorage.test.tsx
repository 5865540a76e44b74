import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { localStore, tabStore } from './browserStorage';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

const fail = () => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
};

describe('storage of the browser', () => {
  it('keeps a text until it is removed, for the browser or for the tab', () => {
    expect(localStore.write('theme', 'dark')).toBe(true);
    expect([localStore.read('theme'), tabStore.read('theme')]).toEqual(['dark', null]);
    expect(localStorage.getItem('theme')).toBe('dark');
    expect(localStore.keys()).toEqual(['theme']);
    expect(localStore.write('theme', null)).toBe(true);
    expect(localStore.read('theme')).toBeNull();
  });

  it('keeps values as JSON, and takes nonsense for nothing', () => {
    expect(tabStore.writeJson('draft', { text: 'Hi' })).toBe(true);
    expect(tabStore.readJson('draft')).toEqual({ text: 'Hi' });
    tabStore.writeJson('draft', null);
    expect(sessionStorage).toHaveLength(0);
    sessionStorage.setItem('draft', '{"text":');
    expect(tabStore.readJson('draft')).toBeNull();
  });

  it('reads as empty and says that nothing was kept where it is blocked', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(fail);
    expect(localStore.write('theme', 'dark')).toBe(false);
    expect([localStore.read('theme'), localStore.readJson('theme'), localStore.keys()]).toEqual([null, null, []]);
    expect(localStore.isWritable()).toBe(false);
  });

  it('holds on request what a full storage did not take, until it is written again', () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(fail);
    expect(localStore.isWritable()).toBe(false);
    localStore.writeOrHold('step', '3');
    expect(localStore.read('step')).toBe('3');
    localStore.writeOrHold('step', null);
    expect(localStore.read('step')).toBeNull();
    localStore.writeOrHold('step', '4');
    full.mockRestore();
    expect(localStore.write('step', '5')).toBe(true);
    expect([localStore.read('step'), localStorage.getItem('step')]).toEqual(['5', '5']);
    expect(localStore.isWritable()).toBe(true);
    expect(localStore.keys()).toEqual(['step']);
  });
});
