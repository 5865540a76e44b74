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

describe('browser storage', () => {
  it('stores text until it is removed, per browser or per tab', () => {
    expect(localStore.write('theme', 'dark')).toBe(true);
    expect([localStore.read('theme'), tabStore.read('theme')]).toEqual(['dark', null]);
    expect(localStorage.getItem('theme')).toBe('dark');
    expect(localStore.keys()).toEqual(['theme']);
    expect(localStore.write('theme', null)).toBe(true);
    expect(localStore.read('theme')).toBeNull();
  });

  it('stores values as JSON and reads malformed JSON as null', () => {
    expect(tabStore.writeJson('draft', { text: 'Hi' })).toBe(true);
    expect(tabStore.readJson('draft')).toEqual({ text: 'Hi' });
    tabStore.writeJson('draft', null);
    expect(sessionStorage).toHaveLength(0);
    sessionStorage.setItem('draft', '{"text":');
    expect(tabStore.readJson('draft')).toBeNull();
  });

  it('reads as empty and reports failed writes when it is blocked', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(fail);
    expect(localStore.write('theme', 'dark')).toBe(false);
    expect([localStore.read('theme'), localStore.readJson('theme'), localStore.keys()]).toEqual([null, null, []]);
    expect(localStore.isWritable()).toBe(false);
  });

  it('can hold values in memory when it is full, until they are written again', () => {
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
