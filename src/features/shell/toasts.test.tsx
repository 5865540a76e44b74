import { render, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { notify } from '@/components';
import { ToastStack } from './ToastStack';

const library = vi.hoisted(() => ({
  container: vi.fn((_props: object) => null),
  toast: { success: vi.fn(), info: vi.fn(), error: vi.fn() },
}));
vi.mock('react-toastify/unstyled', () => ({ ToastContainer: library.container, toast: library.toast }));

beforeEach(() => vi.clearAllMocks());

it('toasts appear at the top right and close after 3 seconds (R2.15)', () => {
  render(<ToastStack />);
  expect(library.container.mock.calls[0]?.[0]).toMatchObject({ position: 'top-right', autoClose: 3000 });
});

it('error toasts stay until closed and are announced', async () => {
  render(<ToastStack />);
  notify.success('Saved.');
  notify.error('Not saved');
  await waitFor(() => expect(library.toast.error).toHaveBeenCalledOnce());
  expect(library.toast.error).toHaveBeenCalledWith(
    'Not saved',
    expect.objectContaining({ autoClose: false, role: 'alert' }),
  );
  expect(library.toast.success).toHaveBeenCalledWith('Saved.', { role: 'status' });
});
