import { FirebaseError } from 'firebase/app';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deletePicture, uploadPicture } from './profilePictures';

const service = vi.hoisted(() => ({
  ref: vi.fn(() => ({})),
  uploadBytesResumable: vi.fn(),
  getDownloadURL: vi.fn(),
  deleteObject: vi.fn(),
}));
vi.mock('firebase/storage', () => service);
vi.mock('../backend/firebaseStorage', () => ({ storage: () => ({}) }));

const failure = (code: string, message = '') => new FirebaseError(code, `Firebase Storage: ${message} (${code})`);
const task = (outcome: Promise<unknown>) => Object.assign(outcome, { on: vi.fn(), cancel: vi.fn() });
const upload = () => uploadPicture('ann', new Blob(['x'], { type: 'image/jpeg' }), vi.fn()).done;

beforeEach(() => vi.clearAllMocks());

describe('a failed picture upload or removal (R8.7)', () => {
  it.each([
    ['storage/unauthenticated', /not authenticated/],
    ['storage/unauthorized', /not permitted/],
    ['storage/quota-exceeded', /storage is full/],
    ['storage/retry-limit-exceeded', /^Max retry time for operation exceeded, please try again\.$/],
    ['storage/canceled', /canceled/],
    ['storage/no-download-url', /can’t be shown/],
  ])('shows the reason for %s', async (code, sentence) => {
    service.uploadBytesResumable.mockReturnValue(task(Promise.reject(failure(code))));
    const sent = await upload();
    expect(sent).toMatchObject({ ok: false, error: { code, message: expect.stringMatching(sentence) } });
  });

  it('names the missing object', async () => {
    service.uploadBytesResumable.mockReturnValue(task(Promise.resolve({ ref: {} })));
    service.getDownloadURL.mockRejectedValue(
      failure('storage/object-not-found', "Object 'profilePictures/ann/picture' does not exist."),
    );
    expect(await upload()).toMatchObject({
      error: { message: "Object 'profilePictures/ann/picture' does not exist." },
    });
  });

  it('rethrows unknown errors', async () => {
    service.uploadBytesResumable.mockReturnValue(task(Promise.reject(new Error('odd'))));
    await expect(upload()).rejects.toThrow('odd');
  });
});

describe('a picture', () => {
  it('returns its path in the bucket, without a host', async () => {
    service.uploadBytesResumable.mockReturnValue(task(Promise.resolve({ ref: {} })));
    service.getDownloadURL.mockResolvedValue('https://pictures.test/v0/b/x/o/ann?alt=media&token=0a1b-2c');
    expect(await upload()).toEqual({
      ok: true,
      value: 'profilePictures/ann/picture?alt=media&token=0a1b-2c',
    });
  });

  it('counts as removed when it is already gone', async () => {
    service.deleteObject.mockRejectedValue(failure('storage/object-not-found', "Object 'x' does not exist."));
    expect(await deletePicture('ann')).toEqual({ ok: true, value: undefined });
  });
});
