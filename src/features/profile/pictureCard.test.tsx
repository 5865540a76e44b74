import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { backend } from '../../../tests/support/backend/backend';
import * as documents from '../../../tests/support/documents';
import type { AppUser } from '@/domain/account/user';
import { PictureCard } from './PictureCard';

vi.mock('@/components/picture/PictureCropper', () => ({
  default: ({ onDone }: { onDone: (square: Blob) => void }) => (
    <button onClick={() => onDone(new Blob(['square'], { type: 'image/jpeg' }))}>Use this picture</button>
  ),
}));

const [key, email] = [documents.emailKeyOf('ann'), documents.emailOf('ann')];
const user = { uid: 'ann', key, email, displayName: 'Ann', profilePicUrl: null } as AppUser;
const choose = async () => {
  render(<PictureCard user={user} />);
  const file = new File(['picture'], 'me.png', { type: 'image/png' });
  fireEvent.change(screen.getByLabelText('Picture file'), { target: { files: [file] } });
  await userEvent.click(await screen.findByRole('button', { name: 'Use this picture' }));
};

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ close: vi.fn() }));
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
  backend.start(documents.people('ann'), 'ann');
});

it('cancels an upload at once on a network that never answers, until the server has the picture', async () => {
  /** Uploads a picture; what is asked about this is never answered. */
  const upload = async (silent: string) => {
    backend.setFaults({ fault: ({ paths: [path] }) => (path?.startsWith(silent) ? 'lost' : null) });
    await choose();
    await waitFor(() => expect(backend.sent().at(-1)?.paths[0]).toMatch(silent));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  };

  await upload('users/');
  expect(screen.getByRole('progressbar', { name: 'Upload' })).toBeInTheDocument();
  cleanup();

  await upload('files/');
  expect(await screen.findByText('Upload canceled. Nothing has changed.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Choose a picture' })).toHaveFocus();
});

it('shows an uploaded picture later if the connection was lost in between, without uploading it again', async () => {
  backend.setFaults({
    fault: ({ kind, paths: [path] }) => (kind === 'write' && path?.startsWith('users/') ? 'deadline-exceeded' : null),
  });
  await choose();
  expect(await screen.findByText('Your picture is uploaded, but it doesn’t show yet')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  backend.setFaults();
  const uploads = () => backend.sent().filter(({ paths: [path] }) => path?.startsWith('files/')).length;
  const before = uploads();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(backend.stored(`users/${user.key}`)?.profilePicUrl).toContain('token='));
  expect(uploads()).toBe(before);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
});
