import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { backend } from '../../../tests/support/backend/backend';
import { render, signIn } from '../../../tests/support/page';
import { TestDbPage } from './TestDbPage';

beforeEach(() => {
  backend.start({}, null);
  signIn(null);
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve({ ok: true })),
  );
});

it('sends no request until told to, then checks each service once and shows what failed', async () => {
  render(<TestDbPage />);
  expect(screen.getByText('You’re not signed in')).toBeInTheDocument();
  expect(backend.sent()).toEqual([]);
  backend.setFaults({ fault: ({ paths: [path] }) => (path?.startsWith('files/') ? 'storage/unknown' : null) });
  await userEvent.click(screen.getByRole('button', { name: 'Run the checks' }));
  expect(await screen.findByText('The document doesn’t exist, as expected.')).toBeInTheDocument();
  expect(await screen.findByText('A file was served.')).toBeInTheDocument();
  expect(await screen.findByText('You’re not signed in; the service answered.')).toBeInTheDocument();
  expect(await screen.findByText('No answer (storage/unknown).')).toBeInTheDocument();
  expect(screen.getByText('demo-saturday-squads')).toBeInTheDocument();
  expect(screen.getByText(/^Emulators: Auth /)).toBeInTheDocument();
});

it('shows no API key and no email', async () => {
  signIn('ann', { key: 'ann@x', email: 'ann@x.test' });
  const { container } = render(<TestDbPage />);
  await userEvent.click(screen.getByRole('button', { name: 'Run the checks' }));
  expect(await screen.findByText('Under the email')).toBeInTheDocument();
  expect(container.textContent).not.toMatch(/ann@x|local-suite-needs-no-key/);
});
