import { render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Welcome } from './Welcome';

vi.mock('@/providers/SignInPrompt', () => ({ useSignInPrompt: () => ({ show: () => undefined }) }));

describe('the first screen of a stranger', () => {
  it('has the words and both ways in within the part that the export paints first, and no picture to wait for', () => {
    render(<Welcome />);
    const first = document.getElementById('first-screen');
    expect(first).not.toBeNull();
    const part = within(first as HTMLElement);
    expect(part.getByRole('heading', { level: 1 })).toHaveTextContent('Own the running backs of Georgia.');
    expect(part.getByRole('link', { name: 'Create Account' })).toHaveAttribute('href', '/onboarding');
    expect(part.getByRole('button', { name: 'Sign in' })).toBeInTheDocument();
    expect(first?.querySelector('img')).toBeNull();
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
    expect(screen.getByRole('heading', { name: 'Sixteen schools, six squads each' })).toBeInTheDocument();
  });
});
