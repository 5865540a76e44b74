import { beforeEach, describe, expect, it, vi } from 'vitest';
import { backend } from '../../../tests/support/backend/backend';
import { deletePicture, uploadPicture } from './profilePictures';

const PLACE = 'profilePictures/ann/picture';
const upload = () => uploadPicture('ann', new Blob(['x'], { type: 'image/jpeg' }), vi.fn()).done;
const fails = (code: string) => backend.setFaults({ fault: () => code });

beforeEach(() => backend.start({}, 'ann'));

describe('a failed picture upload or removal (R8.7)', () => {
  it.each([
    ['storage/unauthenticated', /not authenticated/],
    ['storage/unauthorized', /not permitted/],
    ['storage/quota-exceeded', /storage is full/],
    ['storage/retry-limit-exceeded', /^Max retry time for operation exceeded, please try again\.$/],
    ['storage/canceled', /canceled/],
    ['storage/no-download-url', /can’t be shown/],
  ])('shows the reason for %s', async (code, sentence) => {
    fails(code);
    const sent = await upload();
    expect(sent).toMatchObject({ ok: false, error: { code, message: expect.stringMatching(sentence) } });
  });

  it('names the missing object', async () => {
    // Another device removes the picture between the two requests.
    backend.setFaults({ fault: () => (backend.sent().length === 2 ? (backend.pictures.start(), null) : null) });
    expect(await upload()).toMatchObject({ error: { message: `Object '${PLACE}' does not exist.` } });
  });

  it('rethrows unknown errors', async () => {
    backend.setFaults({
      fault: () => {
        throw new Error('odd');
      },
    });
    await expect(upload()).rejects.toThrow('odd');
  });
});

describe('a picture', () => {
  it('returns its path in the bucket, without a host', async () => {
    expect(await upload()).toEqual({
      ok: true,
      value: 'profilePictures/ann/picture?alt=media&token=0a1b-2c',
    });
    expect(backend.pictures.paths()).toEqual([PLACE]);
  });

  it('counts as removed when it is already gone', async () => {
    await upload();
    expect(await deletePicture('ann')).toEqual({ ok: true, value: undefined });
    expect(backend.pictures.paths()).toEqual([]);
    expect(await deletePicture('ann')).toEqual({ ok: true, value: undefined });
  });
});
