import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { backend } from '../../../../tests/support/backend/backend';
import { router } from '../../../../tests/support/backend/navigation';
import * as documents from '../../../../tests/support/documents';
import { render } from '../../../../tests/support/page';
import { JoinByCode } from './JoinByCode';

it('a mistyped code shows an error and stays on the page; a right one opens its invitation', async () => {
  backend.start({ ...documents.people('ann', 'bob'), ...documents.scheduledLeague(['bob']) }, 'ann');
  render(<JoinByCode />);
  const code = screen.getByLabelText('Code');
  await userEvent.type(code, 'zzzzzz{Enter}');
  await waitFor(() => expect(code).toHaveAccessibleDescription(/No league matches that code\./));
  expect(router.push).not.toHaveBeenCalled();
  await userEvent.clear(code);
  await userEvent.type(code, `${documents.CODE.toLowerCase()}{Enter}`);
  await waitFor(() => expect(router.push).toHaveBeenCalledExactlyOnceWith(`/join/${documents.CODE}`));
});
