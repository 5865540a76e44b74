import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { deleteObject, getBytes, listAll, ref, uploadBytes, type FirebaseStorage } from 'firebase/storage';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { suite } from '../support/suite';
import { allowed, denied } from '../support/decision';

let environment: RulesTestEnvironment;
beforeAll(async () => {
  // The suite runs under storage.rules, which apply to buckets of any name.
  environment = await initializeTestEnvironment({
    projectId: 'demo-rules-storage',
    storage: { host: suite.host, port: suite.storagePort },
  });
});
afterAll(() => environment.cleanup());

const as = (uid: string): FirebaseStorage =>
  environment.authenticatedContext(uid).storage() as unknown as FirebaseStorage;
const stranger = (): FirebaseStorage => environment.unauthenticatedContext().storage() as unknown as FirebaseStorage;
const MEGABYTE = 1024 * 1024;
const upload = (
  storage: FirebaseStorage,
  path: string,
  contentType = 'image/png',
  size = 10,
  contentDisposition = 'inline',
) => uploadBytes(ref(storage, path), new Uint8Array(size), { contentType, contentDisposition });

describe('profile pictures', () => {
  it('are uploaded by their owner only, as PNG, JPEG or WebP', async () => {
    for (const type of ['image/png', 'image/jpeg', 'image/webp'])
      await allowed(upload(as('ann'), 'profilePictures/ann/picture', type));
    await denied(upload(as('bob'), 'profilePictures/ann/picture'));
    await denied(upload(stranger(), 'profilePictures/ann/picture'));
    for (const type of ['image/svg+xml', 'text/html', 'application/octet-stream'])
      await denied(upload(as('ann'), 'profilePictures/ann/picture', type));
  });
  it('have one path per user, and can’t be stored as attachments', async () => {
    await denied(upload(as('ann'), 'profilePictures/ann/another'));
    await denied(upload(as('ann'), 'profilePictures/ann/picture', 'image/png', 10, 'attachment; filename=prize.exe'));
  });
  it('can be up to 2 MiB', async () => {
    await allowed(upload(as('ann'), 'profilePictures/ann/picture', 'image/png', 2 * MEGABYTE));
    await denied(upload(as('ann'), 'profilePictures/ann/picture', 'image/png', 2 * MEGABYTE + 1));
  });
  it('can be seen by any signed-in user', async () => {
    await upload(as('ann'), 'profilePictures/ann/picture');
    await allowed(getBytes(ref(as('bob'), 'profilePictures/ann/picture')));
    await denied(getBytes(ref(stranger(), 'profilePictures/ann/picture')));
  });
  it('can be replaced and deleted by their owner only', async () => {
    await upload(as('ann'), 'profilePictures/ann/picture');
    await denied(upload(as('bob'), 'profilePictures/ann/picture'));
    await denied(deleteObject(ref(as('bob'), 'profilePictures/ann/picture')));
    await allowed(upload(as('ann'), 'profilePictures/ann/picture', 'image/webp'));
    await allowed(deleteObject(ref(as('ann'), 'profilePictures/ann/picture')));
  });
});

describe('every other path', () => {
  it('is denied', async () => {
    for (const path of ['me.png', 'profilePictures/me.png', 'profilePictures/ann/folder/me.png', 'logos/ALA.svg']) {
      await denied(upload(as('ann'), path));
      await denied(getBytes(ref(as('ann'), path)));
    }
    await denied(listAll(ref(as('ann'), 'logos')));
  });
});
