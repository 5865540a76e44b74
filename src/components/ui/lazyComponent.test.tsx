import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { FocusRescue } from '../../../tests/support/FocusRescue';
import { lazyComponent } from './lazyComponent';
import { LoadError } from './LoadError';

const Recap = ({ of }: { of: string }) => <h1>Recap of {of}</h1>;

function lazyFrom(load: () => Promise<typeof Recap>) {
  return lazyComponent(load, {
    waiting: () => <p>On its way</p>,
    failed: ({ retry }) => <LoadError as="page" title="The recap didn’t load" safe="No pick is lost." retry={retry} />,
  });
}

describe('a lazy component', () => {
  it('shows a placeholder until it is loaded', async () => {
    let arrive: (part: typeof Recap) => void = () => undefined;
    const Part = lazyFrom(() => new Promise((resolve) => (arrive = resolve)));
    render(<Part of="Tailgate" />);
    expect(screen.getByText('On its way')).toBeInTheDocument();
    await act(() => Promise.resolve(arrive(Recap)));
    expect(screen.getByRole('heading')).toHaveTextContent('Recap of Tailgate');
  });

  it('renders at once when it was preloaded', async () => {
    const load = vi.fn(() => Promise.resolve(Recap));
    const Part = lazyFrom(load);
    expect(await Part.load()).toBe(true);
    render(<Part of="Tailgate" />);
    expect(screen.getByRole('heading')).toHaveTextContent('Recap of Tailgate');
    expect(load).toHaveBeenCalledOnce();
  });

  it('shows an error when it can’t be loaded, leaves the rest of the page alone, and can be retried', async () => {
    const load = vi.fn(() => Promise.resolve(Recap)).mockRejectedValueOnce(new Error('ChunkLoadError'));
    const Part = lazyFrom(load);
    render(
      <>
        <p>The rest of the room</p>
        <Part of="Tailgate" />
      </>,
      { wrapper: FocusRescue },
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The recap didn’t loadCheck your connection and try again.No pick is lost.',
    );
    expect(screen.getByText('The rest of the room')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Recap of Tailgate' })).toHaveFocus());
  });

  it('offers to reload once trying again hasn’t helped, as when a deploy has removed the code', async () => {
    const Part = lazyComponent<{ of: string }>(() => Promise.reject(new Error('ChunkLoadError')), {
      failed: ({ retry }) => <LoadError as="notice" title="The schedule didn’t load" retry={retry} />,
    });
    render(<Part of="Tailgate" />);
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByRole('button', { name: 'Reload' })).not.toBeInTheDocument();
    await userEvent.click(again);
    expect(await screen.findByRole('button', { name: 'Reload' })).toBeInTheDocument();
  });

  it('reports a failed preload when the network is down', async () => {
    const Part = lazyFrom(() => Promise.reject(new Error('ChunkLoadError')));
    expect(await Part.load()).toBe(false);
  });
});
