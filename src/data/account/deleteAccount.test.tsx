import { expect, it } from 'vitest';
import { backend } from '../../../tests/support/backend/backend';
import * as documents from '../../../tests/support/documents';
import { deleteAccount } from './deleteAccount';

const ann = { uid: 'ann', email: documents.emailOf('ann'), displayName: null, google: false };

it.each([
  ['record', 'users/'],
  ['leagues', 'collectionId:leagues'],
])('deletes nothing when the %s can’t be read, because it couldn’t be deleted later', async (_, unreadable) => {
  backend.start({ ...documents.people('ann'), ...documents.scheduledLeague(['ann']) }, 'ann');
  backend.setFaults({ fault: ({ paths }) => (paths.join().includes(unreadable) ? 'unavailable' : null) });
  expect(await deleteAccount(ann)).toMatchObject({ ok: false, error: { code: 'unavailable' } });
  expect(backend.sent().filter(({ kind }) => kind === 'write')).toEqual([]);
  expect(backend.accounts.uid()).toBe('ann');
});

it('deletes nothing of an administrator, whose record the rules keep', async () => {
  const key = documents.emailKeyOf('ann');
  backend.start(
    {
      ...documents.people('ann'),
      ...documents.scheduledLeague(['ann']),
      [`users/${key}`]: documents.user('ann', { admin: true }),
    },
    'ann',
  );
  expect(await deleteAccount(ann)).toMatchObject({ ok: false, error: { code: 'admin' } });
  expect(backend.sent().filter(({ kind }) => kind === 'write')).toEqual([]);
});
