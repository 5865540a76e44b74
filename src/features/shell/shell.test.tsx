import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi, onTestFinished } from 'vitest';
import { router } from '../../../tests/support/backend/navigation';
import { visit } from '../../../tests/support/page';
import { env } from '@/config/env';
import { product } from '@/config/product';
import type { ShellSession } from './session';
import { LoadingOverlay } from './LoadingOverlay';
import { Shell } from './Shell';

const signedIn: ShellSession = {
  who: 'signedIn',
  onboarding: false,
  name: 'Ann',
  picture: null,
  school: null,
  unread: 0,
  mentioned: false,
  loading: false,
  drafts: [],
  onSignIn: vi.fn(),
  onSignOut: vi.fn(),
  onFeedback: vi.fn(),
};
const signedOut: ShellSession = { ...signedIn, who: 'signedOut', name: null };
const drafting: ShellSession = {
  ...signedIn,
  drafts: [
    { leagueId: 'one', leagueName: 'Tailgate' },
    { leagueId: 'two', leagueName: 'Bleachers' },
  ],
};

function show(session: ShellSession, { leagueHere = null as string | null } = {}) {
  const page = (given: ShellSession) => (
    <Shell session={given} leagueHere={leagueHere}>
      <h1>The page</h1>
    </Shell>
  );
  const shown = render(page(session));
  return { again: (given = session) => shown.rerender(page(given)) };
}
const openMenu = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  return screen.findByRole('navigation', { name: 'Menu' });
};
const menu = () => screen.queryByRole('navigation', { name: 'Menu' });

beforeEach(() => {
  vi.clearAllMocks();
  visit('/');
});

describe('the first screen', () => {
  it.each([
    ['/draft/league1', true],
    ['/practice', true],
    ['/messages', false],
  ])('for %s has everything but the footer above the fold: %s', (path, whole) => {
    visit(path);
    show(signedIn);
    const above = screen.getByRole('main').parentElement!;
    expect(above).toContainElement(screen.getByRole('banner'));
    expect(above).not.toContainElement(screen.getByRole('contentinfo'));
    expect(above.className.includes('min-h-')).toBe(whole);
  });
});

describe('navigation menu (R2.2)', () => {
  it('lists the links in the specified order', async () => {
    show(signedIn);
    const links = within(await openMenu()).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '/'],
      ['Solo Games', '/solo'],
      ['Leagues', '/leagues'],
      ['Roster', '/roster'],
      ['Matchups', '/matchups'],
      ['Messages', '/messages'],
      ['About/Help', '/about'],
    ]);
  });

  it('shows no personal pages when signed out (R6.1)', async () => {
    show(signedOut);
    const links = within(await openMenu()).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['Home', 'About/Help']);
    expect(screen.queryByRole('link', { name: /^Messages/ })).not.toBeInTheDocument();
  });

  it('closes on a click outside', async () => {
    show(signedIn);
    await openMenu();
    await userEvent.click(screen.getByRole('heading', { name: 'The page' }));
    expect(menu()).not.toBeInTheDocument();
  });

  it('closes on a click on a link', async () => {
    show(signedIn);
    const link = within(await openMenu()).getByRole('link', { name: 'Roster' });
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    expect(menu()).not.toBeInTheDocument();
  });

  it('closes on a click on another button in the bar, which still works', async () => {
    show(signedOut);
    await openMenu();
    await userEvent.click(screen.getAllByRole('button', { name: 'Sign In / Register' })[0]!);
    expect(menu()).not.toBeInTheDocument();
    expect(signedOut.onSignIn).toHaveBeenCalledOnce();
  });

  it('closes when the focus moves past it', async () => {
    show(signedIn);
    const links = within(await openMenu()).getAllByRole('link');
    act(() => links.at(-1)?.focus());
    expect(menu()).toBeInTheDocument();
    act(() => screen.getByRole('main').focus());
    expect(menu()).not.toBeInTheDocument();
  });

  it('shows only Sign Out during onboarding', async () => {
    show({ ...signedIn, onboarding: true });
    const bar = within(screen.getByRole('banner'));
    expect(bar.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/']);
    expect(bar.queryByRole('button', { name: 'Menu' })).not.toBeInTheDocument();
    await userEvent.click(bar.getByRole('button', { name: 'Sign Out' }));
    expect(signedIn.onSignOut).toHaveBeenCalledOnce();
  });

  it('closes when the route changes, and stays closed when it changes back', async () => {
    show(signedIn);
    await openMenu();
    visit('/roster');
    expect(menu()).not.toBeInTheDocument();
    visit('/');
    expect(menu()).not.toBeInTheDocument();
  });

  it('closes on Escape and returns the focus', async () => {
    show(signedIn);
    await openMenu();
    await userEvent.keyboard('{Escape}');
    expect(menu()).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus();
  });

  it('has the profile at the top', async () => {
    show(signedIn);
    await openMenu();
    expect(screen.getByRole('link', { name: /Ann/ })).toHaveAttribute('href', '/profile');
  });
});

describe('signing in and out (R2.3)', () => {
  it('offers Sign In / Register when signed out', async () => {
    show(signedOut);
    await userEvent.click(screen.getByRole('button', { name: 'Sign In / Register' }));
    expect(signedOut.onSignIn).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button', { name: 'Sign Out' })).not.toBeInTheDocument();
  });

  it('doesn’t offer it above the form that creates an account', () => {
    window.history.replaceState(null, '', '/onboarding');
    onTestFinished(() => window.history.replaceState(null, '', '/'));
    show(signedOut);
    expect(screen.queryByRole('button', { name: 'Sign In / Register' })).not.toBeInTheDocument();
  });

  it('offers Sign Out when signed in, in the menu too', async () => {
    show(signedIn);
    await openMenu();
    const ways = screen.getAllByRole('button', { name: 'Sign Out' });
    await userEvent.click(ways[ways.length - 1]!);
    expect(signedIn.onSignOut).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button', { name: 'Sign In / Register' })).not.toBeInTheDocument();
  });
});

describe('an active draft (R2.4)', () => {
  it('has a card in the menu with the league’s name and Join Draft', async () => {
    show(drafting);
    await openMenu();
    const card = screen.getByRole('region', { name: 'Active Draft' });
    expect(card).toHaveTextContent('Tailgate');
    expect(within(card).getByRole('link', { name: 'Join Draft' })).toHaveAttribute('href', '/draft/one');
  });

  it('has a highlighted button, with text on wide screens', () => {
    show(drafting);
    expect(screen.getByRole('link', { name: 'Active Draft' })).toHaveAttribute('href', '/draft/one');
    expect(screen.getByText('Draft is LIVE!')).toBeInTheDocument();
  });

  it('has a banner for the first of several drafts, with a link to its room', () => {
    show(drafting);
    const banner = screen.getByRole('complementary', { name: 'Live draft' });
    expect(banner).toHaveTextContent('LIVE DRAFT: Tailgate');
    expect(within(banner).getByRole('link', { name: 'Join Draft' })).toHaveAttribute('href', '/draft/one');
  });

  it.each([
    ['without one', signedIn, null],
    ['on the draft page of the same league', drafting, 'one'],
    ['for a draft that names no league', { ...signedIn, drafts: [{ leagueId: '', leagueName: 'Nowhere' }] }, null],
  ])('has no banner %s', (_, session, leagueHere) => {
    show(session, { leagueHere });
    expect(screen.queryByRole('complementary', { name: 'Live draft' })).not.toBeInTheDocument();
  });

  it('has neither card nor button on the draft page of the same league', async () => {
    show(drafting, { leagueHere: 'one' });
    await openMenu();
    expect(screen.queryByRole('region', { name: 'Active Draft' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Active Draft' })).not.toBeInTheDocument();
  });

  it('has its banner on the draft page of another league', () => {
    show(drafting, { leagueHere: 'two' });
    expect(screen.getByRole('complementary', { name: 'Live draft' })).toBeInTheDocument();
  });
});

describe('messages and profile picture (R2.5)', () => {
  it.each([
    [1, '1'],
    [9, '9'],
    [10, '9+'],
    [250, '9+'],
  ])('shows %d unread messages as %s', (unread, badge) => {
    show({ ...signedIn, unread });
    expect(screen.getByRole('link', { name: `Messages, ${badge} unread` })).toHaveTextContent(badge);
  });

  it('shows no badge without unread messages', () => {
    show(signedIn);
    expect(screen.getAllByRole('link', { name: 'Messages' })[0]).toHaveTextContent(/^(Messages)?$/);
  });

  it.each([
    ['Messages, 3 unread', '/messages'],
    ['Profile', '/profile'],
  ])('for %s show a spinner and go to %s after 300 ms', (name, href) => {
    vi.useFakeTimers();
    try {
      show({ ...signedIn, unread: 3 });
      const link = screen.getByRole('link', { name });
      act(() => link.click());
      expect(link).toHaveAttribute('aria-busy', 'true');
      act(() => void vi.advanceTimersByTime(299));
      expect(router.push).not.toHaveBeenCalled();
      act(() => void vi.advanceTimersByTime(1));
      expect(router.push).toHaveBeenCalledExactlyOnceWith(href);
      expect(link).not.toHaveAttribute('aria-busy');
    } finally {
      vi.useRealTimers();
    }
  });

  it.each([
    ['Ann', 'A'],
    [null, 'U'],
    ['', 'U'],
  ])('for a user named %j show the letter %s without a picture', (name, letter) => {
    show({ ...signedIn, name });
    expect(screen.getByRole('link', { name: 'Profile' })).toHaveTextContent(letter);
  });
});

describe('layout (R2.11)', () => {
  it.each(['/login', '/signup', '/forgot-password'])('is left out on %s', (path) => {
    visit(path);
    show(signedOut);
    expect(screen.getByRole('heading', { name: 'The page' })).toBeInTheDocument();
    for (const role of ['banner', 'contentinfo', 'navigation'])
      expect(screen.queryByRole(role)).not.toBeInTheDocument();
  });

  it('has a header, page, feedback button and footer on other pages', async () => {
    show(signedOut);
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveTextContent('The page');
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Send feedback' }));
    expect(signedOut.onFeedback).toHaveBeenCalledOnce();
  });

  it('dims the page while the user or their data is loading', () => {
    const { again } = show({ ...signedIn, loading: true });
    expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('main')).toHaveClass('dimmed');
    again(signedIn);
    expect(screen.getByRole('main')).not.toHaveAttribute('aria-busy');
    expect(screen.getByRole('main')).not.toHaveClass('dimmed');
  });

  it('has a loading overlay with logo, spinner and "Loading..."', () => {
    render(<LoadingOverlay />);
    const overlay = screen.getByRole('status');
    expect(overlay).toHaveTextContent('Loading...');
    expect(overlay.querySelector('img')).toHaveAttribute('src', '/logos/product.svg');
  });

  it('offers to try again when loading takes longer than two seconds', () => {
    vi.useFakeTimers();
    render(<LoadingOverlay />);
    act(() => void vi.advanceTimersByTime(1_999));
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('This is taking longer than usual.');
    vi.useRealTimers();
  });
});

describe('footer (R1.3, R2.13)', () => {
  const footer = () => within(screen.getByRole('contentinfo'));

  it('links to the four information pages', () => {
    show(signedOut);
    const info = within(footer().getByRole('navigation', { name: 'Info' })).getAllByRole('link');
    expect(info.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['About Us', '/about'],
      ['Careers', '/careers'],
      ['Privacy Policy', '/privacy'],
      ['Terms of Service', '/terms'],
    ]);
  });

  it('offers help by email and by feedback message', async () => {
    show(signedOut);
    const card = within(footer().getByRole('region', { name: 'Need Help?' }));
    expect(card.getByRole('link', { name: env.supportEmail })).toHaveAttribute('href', `mailto:${env.supportEmail}`);
    await userEvent.click(card.getByRole('button', { name: 'Send a message' }));
    expect(signedOut.onFeedback).toHaveBeenCalledOnce();
  });

  it('links to three social networks over https', () => {
    show(signedOut);
    const links = within(footer().getByRole('navigation', { name: 'Elsewhere' })).getAllByRole('link');
    expect(links).toHaveLength(3);
    for (const link of links) expect(link.getAttribute('href')).toMatch(/^https:\/\//);
  });

  it('shows the year and the product’s status', () => {
    show(signedOut);
    expect(screen.getByRole('contentinfo')).toHaveTextContent(`© ${new Date().getFullYear()} ${product.name}`);
    expect(footer().getByText('This app is under development. It is closed for internal testing.')).toBeInTheDocument();
  });
});
