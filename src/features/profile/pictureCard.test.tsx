import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { backend } from '../../../tests/support/backend/backend';
import * as documents from '../../../tests/support/documents';
import type { AppUser } from '@/domain/account/user';
import { PictureCard } from './PictureCard';

vi.mock('@/components/picture/PictureCropper', () => ({
  default: ({ onDone }: { onDone: (square: Blob) => void }) => (
    <button onClick={() => onDone(new Blob(['square'], { type: 'image/jpeg' }))}>Use this picture</button>
  ),
}));

it('cancels an upload at once on a network that never answers, until the server has the picture', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ close: vi.fn() }));
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
  backend.start(documents.people('ann'), 'ann');
  const user = { uid: 'ann', key: documents.emailKeyOf('ann'), displayName: 'Ann', profilePicUrl: null } as AppUser;
  /** Uploads a picture; what is asked about this is never answered. */
  const upload = async (silent: string) => {
    backend.setFaults({ fault: ({ paths: [path] }) => (path?.startsWith(silent) ? 'lost' : null) });
    render(<PictureCard user={user} />);
    const file = new File(['picture'], 'me.png', { type: 'image/png' });
    fireEvent.change(screen.getByLabelText('Picture file'), { target: { files: [file] } });
    await userEvent.click(await screen.findByRole('button', { name: 'Use this picture' }));
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
