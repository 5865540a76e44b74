import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { backend } from '../../../tests/support/backend/backend';
import * as documents from '../../../tests/support/documents';
import type { AppUser } from '@/domain/account/user';
import { NameAndTeam } from './NameAndTeam';

it('takes back the favorite school', async () => {
  const key = documents.emailKeyOf('ann');
  const email = documents.emailOf('ann');
  backend.start(
    { ...documents.people('ann'), [`users/${key}`]: documents.user('ann', { favoriteTeam: 'ALA' }) },
    'ann',
  );
  render(<NameAndTeam user={{ uid: 'ann', key, email, displayName: 'Ann', favoriteTeam: 'ALA' } as AppUser} />);
  expect(screen.getByRole('radio', { name: /Alabama/ })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'None' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(backend.stored(`users/${key}`)?.favoriteTeam).toBeNull());
});
