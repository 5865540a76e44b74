import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseJson } from './browserStorage';
import { clearUnsent, saveUnsent, storedUnsent, unsentKey } from './unsent';

const ann = unsentKey('ann', 'messages.l');
const guest = unsentKey(null, 'feedback');
const kept = (key: string) => parseJson(storedUnsent(key));

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('what was typed and not sent', () => {
  it('is kept for its person and form until it is forgotten', () => {
    saveUnsent(ann, 'Half a thought');
    expect(kept(ann)).toBe('Half a thought');
    expect(kept(unsentKey('bob', 'messages.l'))).toBeNull();
    expect(kept(unsentKey('ann', 'messages.k'))).toBeNull();
    saveUnsent(ann, null);
    expect(sessionStorage).toHaveLength(0);
  });

  it('goes with the person who signs out, and nothing else does', () => {
    sessionStorage.setItem('googleRedirect', 'true');
    saveUnsent(ann, 'a');
    saveUnsent(guest, 'g');
    clearUnsent(false);
    expect([kept(ann), kept(guest)]).toEqual([null, 'g']);
    clearUnsent(true);
    expect({ ...sessionStorage }).toEqual({ googleRedirect: 'true' });
  });

  it('is nothing where nonsense is stored', () => {
    sessionStorage.setItem(ann, '{"half');
    expect(kept(ann)).toBeNull();
  });

  it('breaks nothing where storage is full or blocked', () => {
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
