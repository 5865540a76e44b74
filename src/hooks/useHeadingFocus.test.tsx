import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useHeadingFocus } from './useHeadingFocus';

function Views({ view, here = true }: { view: string; here?: boolean }) {
  useHeadingFocus(view);
  return (
    <>
      <button>Always there</button>
      {view === 'before' ? <button>Start</button> : here && <h1>After</h1>}
    </>
  );
}

const focus = (name: string) => act(() => screen.getByRole('button', { name }).focus());

it('moves the focus from a removed element to the heading, even if the heading renders later', async () => {
  const { rerender } = render(<Views view="before" />);
  focus('Start');
  rerender(<Views view="after" here={false} />);
  expect(document.body).toHaveFocus();
  rerender(<Views view="after" />);
  await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
});

it('leaves the focus alone once it has moved elsewhere', async () => {
  const { rerender } = render(<Views view="before" />);
  focus('Start');
  rerender(<Views view="after" here={false} />);
  focus('Always there');
  rerender(<Views view="after" />);
  await act(() => Promise.resolve());
  expect(screen.getByRole('button', { name: 'Always there' })).toHaveFocus();
});
