import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { render, signIn } from '../../../tests/support/page';
import { TestDbPage } from './TestDbPage';

const service = vi.hoisted(() => ({
  getDocFromServer: vi.fn(() => Promise.resolve({ exists: () => false })),
  doc: vi.fn(),
  setDoc: vi.fn(),
  getMetadata: vi.fn(() => Promise.reject(new Error('odd'))),
  ref: vi.fn(),
  fetchSignInMethodsForEmail: vi.fn(() => Promise.resolve([])),
}));
vi.mock('firebase/firestore', () => service);
vi.mock('firebase/storage', () => service);
vi.mock('firebase/auth', () => service);
vi.mock('@/data/backend/firebase', () => ({ db: () => ({}) }));
vi.mock('@/data/backend/firebaseStorage', () => ({ storage: () => ({}) }));
vi.mock('@/data/backend/firebaseAuth', () => ({
  auth: () => ({ authStateReady: () => Promise.resolve(), currentUser: null }),
}));

beforeEach(() => {
  signIn(null);
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve({ ok: true })),
  );
});

it('sends no request until told to, then checks each service once and shows what failed', async () => {
  render(<TestDbPage />);
  expect(screen.getByText('You’re not signed in')).toBeInTheDocument();
  expect(service.getDocFromServer).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Run the checks' }));
  expect(await screen.findByText('The document doesn’t exist, as expected.')).toBeInTheDocument();
  expect(await screen.findByText('A file was served.')).toBeInTheDocument();
  expect(await screen.findByText('You’re not signed in; the service answered.')).toBeInTheDocument();
  expect(await screen.findByText('No answer (Error).')).toBeInTheDocument();
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
