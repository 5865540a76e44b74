import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { env } from '@/config/env';
import { product } from '@/config/product';
import { Footer } from './Footer';

afterEach(() => vi.useRealTimers());

it('shows the current year even if the page was prerendered in another year (R2.13)', () => {
  const complaints = vi.spyOn(console, 'error');
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(env.builtIn + 1, 0, 2) });
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<Footer onFeedback={vi.fn()} />);
  expect(container).toHaveTextContent(`© ${String(env.builtIn)} ${product.name}`);
  render(<Footer onFeedback={vi.fn()} />, { container, hydrate: true });
  expect(container).toHaveTextContent(`© ${String(env.builtIn + 1)} ${product.name}`);
  expect(complaints).not.toHaveBeenCalled();
});
