import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { AppUser } from '@/domain/account/user';
import { OwnPicture } from './PictureCard';

vi.mock('@/components/picture/PictureCropper', () => ({
  default: ({ onDone }: { onDone: (square: Blob) => void }) => (
    <button onClick={() => onDone(new Blob(['square'], { type: 'image/jpeg' }))}>Use this picture</button>
  ),
}));

it('cancels an upload at once on a network that never answers, until the server has the picture', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ close: vi.fn() }));
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
  uploadPicture.mockReturnValue({ done: new Promise(() => {}), cancel });
  render(<OwnPicture user={{ uid: 'ann', displayName: 'Ann', profilePicUrl: null } as AppUser} />);
  const file = new File(['picture'], 'me.png', { type: 'image/png' });
  fireEvent.change(screen.getByLabelText('Picture file'), { target: { files: [file] } });
  await userEvent.click(await screen.findByRole('button', { name: 'Use this picture' }));
  await vi.waitFor(() => expect(uploadPicture).toHaveBeenCalled());

  cancel.mockReturnValueOnce(false);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('progressbar', { name: 'Upload' })).toBeInTheDocument();

  cancel.mockReturnValueOnce(true);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('Upload canceled. Nothing has changed.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Choose a picture' })).toHaveFocus();
});
