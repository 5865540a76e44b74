import { expect, it } from 'vitest';
import { storage } from './firebaseStorage';

it('gives up on an operation after 120 s and on an upload after 600 s (R9.2)', () => {
  expect(storage()).toMatchObject({ maxOperationRetryTime: 120_000, maxUploadRetryTime: 600_000 });
});
