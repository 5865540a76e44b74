import { expect, it } from 'vitest';
import { render } from '../../../tests/support/page';
import { AboutPage } from './AboutPage';

it('has a space or a punctuation mark on both sides of each bold word', () => {
  render(<AboutPage />);
  const bold = [...document.querySelectorAll('p strong')];
  expect(bold.length).toBeGreaterThan(0);
  for (const { previousSibling, textContent, nextSibling } of bold) {
    expect(previousSibling?.textContent ?? ' ', textContent).toMatch(/[^\p{L}\p{N}]$/u);
    expect(nextSibling?.textContent ?? ' ', textContent).toMatch(/^[^\p{L}\p{N}]/u);
  }
});
