import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { Origin } from './Origin';
import { ORIGINS, type OriginOf } from './origins';

const user = userEvent.setup({ delay: null });

const show = (of: OriginOf = 'total') =>
  render(
    <main>
      <Origin of={of}>Projected 121.07</Origin>
      <button type="button">Elsewhere</button>
    </main>,
  );
const button = () => screen.getByRole('button', { name: 'Projected 121.07' });

describe('where a number comes from', () => {
  beforeEach(() => document.body.replaceChildren());

  it('is said when the number is pressed, with a link to more', async () => {
    show();
    expect(button()).toHaveAttribute('aria-expanded', 'false');
    await user.click(button());
    const said = await screen.findByRole('dialog', { name: 'Projected total' });
    expect(said).toHaveTextContent('What the starters have scored so far');
    expect(screen.getByRole('main')).toContainElement(said);
    expect(button()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('link', { name: 'How projections work' })).toHaveAttribute('href', '/about#projections');
  });

  it('opens and closes with the keyboard, and the focus comes back to the number', async () => {
    show();
    await user.tab();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
    await user.tab();
    expect(screen.getByRole('link', { name: 'How projections work' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(button()).toHaveFocus());
  });

  it('closes with another press of the number', async () => {
    show();
    await user.click(button());
    await screen.findByRole('dialog');
    await user.click(button());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes when something else is pressed, which keeps the focus', async () => {
    show();
    await user.click(button());
    await screen.findByRole('dialog');
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  });

  it.each(Object.entries(ORIGINS))('takes two or three sentences for %s', (_, { text }) => {
    const sentences = text.split(/(?<=\.) /);
    expect(sentences.length).toBeGreaterThanOrEqual(2);
    expect(sentences.length).toBeLessThanOrEqual(3);
  });
});
