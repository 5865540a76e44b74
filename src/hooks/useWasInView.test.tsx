import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useWasInView } from './useWasInView';

type Report = (entries: { isIntersecting: boolean }[]) => void;
const watched: { report: Report; disconnect: () => void }[] = [];

beforeEach(() => {
  watched.length = 0;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      disconnect = vi.fn();
      observe = vi.fn();
      constructor(report: Report) {
        watched.push({ report, disconnect: this.disconnect });
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

function Below() {
  const [seen, ref] = useWasInView();
  return <p ref={ref}>{seen ? 'seen' : 'not yet'}</p>;
}

it('says so once the element has been on the screen, and stops watching', () => {
  render(<Below />);
  act(() => watched[0]?.report([{ isIntersecting: false }]));
  expect(screen.getByText('not yet')).toBeInTheDocument();
  act(() => watched[0]?.report([{ isIntersecting: true }]));
  expect(screen.getByText('seen')).toBeInTheDocument();
  expect(watched[0]?.disconnect).toHaveBeenCalled();
});

it('counts the element as seen where the browser can’t tell', async () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  render(<Below />);
  expect(await screen.findByText('seen')).toBeInTheDocument();
});
