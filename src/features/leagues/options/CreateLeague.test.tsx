import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { render } from '../../../../tests/support/page';
import { CreateLeague } from './CreateLeague';

it('says what is wrong with a new league until something is changed', async () => {
  render(<CreateLeague onClose={vi.fn()} />);
  await userEvent.click(screen.getByRole('button', { name: 'Create league' }));
  expect(screen.getByRole('textbox', { name: 'League name' })).toHaveAccessibleDescription('Name your league.');
  await userEvent.selectOptions(screen.getByLabelText('Managers'), '6');
  expect(screen.queryByText('Name your league.')).toBeNull();
});
