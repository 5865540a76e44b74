import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Gridiron, sideOf, type GridironProps } from './Gridiron';

/** Where the ball is, in percent of the field with its end zones. */
function ball(props: Pick<GridironProps, 'chances' | 'winner'>): number {
  const { container, unmount } = render(<Gridiron {...props} />);
  const left = container.querySelector<HTMLElement>('.gridiron-ball')!.style.left;
  unmount();
  return Number.parseFloat(left);
}

it('puts the ball between the goal lines while there are chances, and in the loser’s end zone after that', () => {
  const playing = [0, 50, 100].map((one) => ball({ chances: [one, 100 - one], winner: null }));
  expect(playing).toEqual([8.33, 50, 91.67]);
  expect(ball({ chances: null, winner: 'left' })).toBeGreaterThan(91.67);
  expect(ball({ chances: null, winner: 'right' })).toBeLessThan(8.33);
  expect(ball({ chances: null, winner: null })).toBe(50);
});

it('says the chances of both teams, and is silent without names', () => {
  const { rerender } = render(<Gridiron chances={[62, 38]} winner={null} teams={['Bayou Blitz', 'Zero Yard Line']} />);
  expect(screen.getByRole('group', { name: 'Win probability: Bayou Blitz 62%, Zero Yard Line 38%' })).toBeVisible();
  rerender(<Gridiron chances={[62, 38]} winner={null} small />);
  expect(screen.queryByRole('group')).toBeNull();
});

it('knows the side of a manager', () => {
  expect(['ann', 'bob', 'cat', null].map((one) => sideOf(one, 'ann', 'bob'))).toEqual(['left', 'right', null, null]);
});
