import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseJson } from '@/domain/kernel/parse';
import { clearUnsent, saveUnsent, storedUnsent, unsentKey } from './unsent';

const ann = unsentKey('ann', 'messages.l');
const guest = unsentKey(null, 'feedback');
const kept = (key: string) => parseJson(storedUnsent(key));

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('unsent text', () => {
  it('is stored per user and form until it is cleared', () => {
    saveUnsent(ann, 'Half a thought');
    expect(kept(ann)).toBe('Half a thought');
    expect(kept(unsentKey('bob', 'messages.l'))).toBeNull();
    expect(kept(unsentKey('ann', 'messages.k'))).toBeNull();
    saveUnsent(ann, null);
    expect(sessionStorage).toHaveLength(0);
  });

  it('is cleared at sign-out, and nothing else is', () => {
    sessionStorage.setItem('googleRedirect', 'true');
    saveUnsent(ann, 'a');
    saveUnsent(guest, 'g');
    clearUnsent(false);
    expect([kept(ann), kept(guest)]).toEqual([null, 'g']);
    clearUnsent(true);
    expect({ ...sessionStorage }).toEqual({ googleRedirect: 'true' });
  });

  it('reads as null when the stored JSON is malformed', () => {
    sessionStorage.setItem(ann, '{"half');
    expect(kept(ann)).toBeNull();
  });

  it('throws no error when storage is full or blocked', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    saveUnsent(ann, 'a');
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    saveUnsent(ann, 'a');
    clearUnsent(true);
    expect(kept(ann)).toBeNull();
  });
});
