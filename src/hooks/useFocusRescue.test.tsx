import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useFocusRescue } from './useFocusRescue';

type Shown = { sent?: boolean; heading?: boolean; busy?: boolean };

function Page({ sent = false, heading = true, busy = false }: Shown) {
  useFocusRescue();
  return (
    <main>
      <h1>Trades</h1>
      <button>Always there</button>
      <section>
        {heading && <h2>Offers</h2>}
        {!sent && <button disabled={busy}>Send</button>}
      </section>
    </main>
  );
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Shows the page, with the focus on a button. */
function begin(button: string) {
  const { rerender } = render(<Page />);
  act(() => screen.getByRole('button', { name: button }).focus());
  return async (shown: Shown) => {
    rerender(<Page {...shown} />);
    await act(() => vi.advanceTimersByTimeAsync(160));
  };
}

it('moves the focus from what is gone to the heading of its part of the page', async () => {
  const show = begin('Send');
  await show({ sent: true });
  expect(screen.getByRole('heading', { name: 'Offers' })).toHaveFocus();
});

it('goes to the page’s heading if the part has none', async () => {
  const show = begin('Send');
  await show({ sent: true, heading: false });
  expect(screen.getByRole('heading', { name: 'Trades' })).toHaveFocus();
});

it('goes back to a button that was disabled while it worked, and to the heading if it stays disabled', async () => {
  const show = begin('Send');
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });
  // As browsers do; jsdom leaves the focus on a disabled button.
  await act(async () => {
    button.disabled = true;
    button.blur();
    await vi.advanceTimersByTimeAsync(20);
    button.disabled = false;
    await vi.advanceTimersByTimeAsync(160);
  });
  expect(button).toHaveFocus();
  act(() => button.blur());
  await show({ busy: true });
  expect(screen.getByRole('heading', { name: 'Offers' })).toHaveFocus();
});

it('goes to a marked control where the part has no heading', async () => {
  const Message = ({ edits }: { edits: boolean }) => {
    useFocusRescue();
    return (
      <main>
        <h1>Messages</h1>
        <div>{edits ? <button>Save</button> : <button data-refocus>Actions</button>}</div>
      </main>
    );
  };
  const { rerender } = render(<Message edits />);
  act(() => screen.getByRole('button', { name: 'Save' }).focus());
  rerender(<Message edits={false} />);
  await act(() => vi.advanceTimersByTimeAsync(160));
  expect(screen.getByRole('button', { name: 'Actions' })).toHaveFocus();
});

it('leaves the focus where it is, and to who moves it', async () => {
  const show = begin('Always there');
  await show({ sent: true });
  expect(screen.getByRole('button', { name: 'Always there' })).toHaveFocus();
  await show({ sent: false });
  act(() => screen.getByRole('button', { name: 'Send' }).focus());
  const moved = show({ sent: true });
  act(() => screen.getByRole('button', { name: 'Always there' }).focus());
  await moved;
  expect(screen.getByRole('button', { name: 'Always there' })).toHaveFocus();
});
