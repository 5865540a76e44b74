import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { PanelBar } from './PanelBar';

const PANELS = ['Queue', 'Rosters', 'Log'].map((name) => ({ name, title: name }));

function Bar() {
  const [shown, show] = useState('Queue');
  return <PanelBar label="Panels" panels={PANELS} shown={shown} show={show} />;
}

const pressed = () => screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);

it('shows the panel whose button is pressed, and arrow keys cycle through the panels', async () => {
  render(<Bar />);
  await userEvent.click(screen.getByRole('button', { name: 'Rosters' }));
  expect(pressed()).toEqual(['Rosters']);
  await userEvent.keyboard('{ArrowRight}');
  expect(pressed()).toEqual(['Log']);
  await userEvent.keyboard('{ArrowRight}');
  expect(pressed()).toEqual(['Queue']);
  expect(screen.getByRole('button', { name: 'Queue' })).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(pressed()).toEqual(['Log']);
});
