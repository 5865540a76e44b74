import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { succeed, fail, type Result } from '@/domain/kernel/result';
import { PicturePicker, type PictureOnItsWay } from './PicturePicker';
import { PICTURE_EDGE, drawSquare, storedEdge } from './cropPicture';
import { LARGEST_FILE, checkPictureFile } from './checkPictureFile';

vi.mock('./PictureCropper', () => ({
  default: ({ onDone, onCancel }: { onDone: (square: Blob) => void; onCancel: () => void }) => (
    <div role="dialog">
      <button onClick={() => onDone(new Blob(['square'], { type: 'image/jpeg' }))}>Use this picture</button>
      <button onClick={onCancel}>Cancel</button>
    </div>
  ),
}));

const png = new File(['picture'], 'me.png', { type: 'image/png' });
let settle: (sent: Result<void>) => void;
let report: (part: number) => void;
const cancel = vi.fn(() => settle(fail('storage/canceled', 'Upload canceled.')));
const onUpload = vi.fn((_square: Blob, progress: (part: number) => void): PictureOnItsWay => {
  report = progress;
  return { done: new Promise((resolve) => (settle = resolve)), cancel };
});
const onRemove = vi.fn();
const open = (picture: string | null = null) =>
  render(<PicturePicker name="Ann" picture={picture} onUpload={onUpload} onRemove={onRemove} />);
const choose = (file: File) => fireEvent.change(screen.getByLabelText('Picture file'), { target: { files: [file] } });

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ close: vi.fn() }));
  vi.stubGlobal(
    'URL',
    Object.assign(class extends URL {}, { createObjectURL: () => 'blob:x', revokeObjectURL: vi.fn() }),
  );
});

describe('choosing a picture', () => {
  it('crops it, uploads it and shows the progress', async () => {
    open();
    choose(png);
    await userEvent.click(await screen.findByRole('button', { name: 'Use this picture' }));
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    report(0.4);
    expect(await screen.findByText('40%')).toBeInTheDocument();
    expect(screen.getByRole('progressbar', { name: 'Upload' })).toHaveAttribute('value', '0.4');
    settle(succeed());
    expect(await screen.findByRole('button', { name: 'Choose a picture' })).toBeInTheDocument();
    expect(onUpload.mock.calls[0]?.[0].type).toBe('image/jpeg');
  });

  it('can be canceled during the upload, without an error', async () => {
    open();
    choose(png);
    await userEvent.click(await screen.findByRole('button', { name: 'Use this picture' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(cancel).toHaveBeenCalledOnce();
    expect(await screen.findByRole('button', { name: 'Choose a picture' })).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('Upload canceled. Nothing has changed.');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows why the upload was refused', async () => {
    open();
    choose(png);
    await userEvent.click(await screen.findByRole('button', { name: 'Use this picture' }));
    settle(fail('storage/unauthorized', 'You can’t upload this picture.'));
    expect(await screen.findByRole('alert')).toHaveTextContent('You can’t upload this picture.');
  });

  it.each([
    ['a text file', new File(['x'], 'me.txt', { type: 'text/plain' }), 'Choose a PNG, JPEG or WebP picture.'],
    ['an SVG, which can carry a script', new File(['<svg/>'], 'me.svg', { type: 'image/svg+xml' }), 'Choose a PNG'],
    ['an empty file', new File([], 'me.png', { type: 'image/png' }), 'That file is empty.'],
    ['one that isn’t a picture', png, 'That file can’t be read as a picture.'],
  ])('refuses %s before uploading', async (_, file, sentence) => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('broken')));
    open();
    choose(file);
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(onUpload).not.toHaveBeenCalled();
  });

  it('refuses one that breaks off, also where the browser decodes it', async () => {
    const broken = new File([Uint8Array.of(0x89, 0x50)], 'me.png', { type: 'image/png' });
    expect(await checkPictureFile(broken)).toMatchObject({ error: { code: 'unreadable' } });
  });

  it('refuses a file that is too large for a phone', async () => {
    const sized = (size: number) => checkPictureFile(Object.defineProperty(new Blob([], png), 'size', { value: size }));
    expect(await sized(LARGEST_FILE)).toMatchObject({ ok: true });
    expect(await sized(LARGEST_FILE + 1)).toMatchObject({
      error: { message: 'That file is larger than 15 MB. Choose a smaller one.' },
    });
  });
});

describe('removing a picture', () => {
  it('is offered when there is a picture', async () => {
    onRemove.mockResolvedValue(fail('offline', 'You are offline.'));
    open('https://pictures.test/ann.jpg');
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('You are offline.'));
  });
  it('isn’t offered when there is none', () => {
    open();
    expect(screen.queryByRole('button', { name: 'Remove' })).not.toBeInTheDocument();
  });
});

describe('the stored picture (R9.5: widths and quality)', () => {
  it('is at most as wide as the smallest listed width, and never enlarged', () => {
    expect(PICTURE_EDGE).toBe(640);
    expect(storedEdge({ x: 0, y: 0, edge: 4000 })).toBe(640);
    expect(storedEdge({ x: 0, y: 0, edge: 99.6 })).toBe(100);
  });

  it('is a JPEG of quality 75', async () => {
    const pen = { fillRect: vi.fn(), drawImage: vi.fn() };
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never);
    const toBlob = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['x'])));
    const picture = document.createElement('canvas');
    await drawSquare(picture, { x: 10, y: 20, edge: 1000 });
    expect(pen.drawImage).toHaveBeenCalledWith(picture, 10, 20, 1000, 1000, 0, 0, 640, 640);
    expect(toBlob).toHaveBeenCalledWith(expect.any(Function), 'image/jpeg', 0.75);
  });
});
