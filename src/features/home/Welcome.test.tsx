import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { render } from '../../../tests/support/page';
import { SCHOOL_CODES } from '@/domain/football/schools';
import { ALL_SQUADS, UNITS } from '@/domain/football/squads';
import { Welcome } from './Welcome';

describe('the welcome page', () => {
  it('offers creating an account and signing in', () => {
    render(<Welcome />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Own the running backs of Georgia.');
    expect(screen.getByRole('link', { name: 'Create account' })).toHaveAttribute('href', '/onboarding');
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeInTheDocument();
  });

  it('loads its pictures lazily: each sets `loading` before `src`', () => {
    render(<Welcome />);
    const pictures = [...document.querySelectorAll('img')];
    expect(pictures).toHaveLength(14 + 16);
    for (const picture of pictures) {
      const names = picture.getAttributeNames();
      expect(picture).toHaveAttribute('loading', 'lazy');
      expect(names.indexOf('loading')).toBeLessThan(names.indexOf('src'));
    }
  });

  it('states the number of squads', () => {
    render(<Welcome />);
    const [schools, units] = [SCHOOL_CODES.length, UNITS.length];
    expect(screen.getByRole('heading', { name: `${schools} schools, ${units} squads each` })).toBeInTheDocument();
    expect(screen.getByText(new RegExp(` ${ALL_SQUADS.length} squads from ${schools} schools,`))).toBeInTheDocument();
  });
});
