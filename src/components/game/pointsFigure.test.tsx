import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PointsFigure } from './PointsFigure';

it('rolls new points in, and not the first', () => {
  const { rerender } = render(<PointsFigure hundredths={1210} />);
  expect(screen.getByText('12.10')).not.toHaveClass('animate-roll');
  rerender(<PointsFigure hundredths={1820} />);
  expect(screen.getByText('18.20')).toHaveClass('animate-roll');
});
