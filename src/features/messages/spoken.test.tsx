import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { render, signIn } from '../../../tests/support/page';
import { stubResizeObserver } from '../../../tests/support/resizing';
import { parseLeague } from '@/domain/league/league';
import { LOADING, ready, type Loadable } from '@/domain/kernel/loadable';
import { parseMessage, type Message } from '@/domain/messages/messages';
import { SERVER_CLOCK } from '@/providers/kernel/serverClock';
import { Composer } from './Composer';
import { Conversation } from './Conversation';

vi.mock('@/data/messages/messageCommands', () => ({ markRead: () => Promise.resolve({ ok: true }) }));

const NOW = Date.UTC(2025, 8, 6);
const league = parseLeague('l', {
  name: 'Saturday Six',
  members: ['me', 'ann'],
  userInfo: { me: { displayName: 'Me' }, ann: { displayName: 'Ann' } },
});
const message = (id: string, at: number, reactions = {}): Message =>
  parseMessage(id, { leagueId: 'l', senderId: 'ann', text: id, timestamp: at, readBy: { ann: true }, reactions });
const user = userEvent.setup({ delay: null });
const field = () => screen.getByRole('textbox', { name: 'Message' });
/** What the polite live regions announce. */
const said = () =>
  [...document.querySelectorAll('[aria-live="polite"]')].map(({ textContent }) => textContent).filter(Boolean);

beforeEach(() => {
  signIn('me', { key: null });
  sessionStorage.clear();
  localStorage.clear();
  stubResizeObserver();
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(3_000);
  vi.spyOn(SERVER_CLOCK, 'now').mockReturnValue(NOW);
});

it('says a message that arrives, and none that was there before', () => {
  const conversation = (newest: Loadable<Message[]>) => <Conversation league={league} uid="me" newest={newest} />;
  const { rerender } = render(conversation(LOADING));
  rerender(conversation(ready([message('old', NOW - 1)])));
  expect(said()).toEqual([]);
  rerender(conversation(ready([message('new', NOW + 1), message('old', NOW - 1)])));
  expect(said()).toEqual(['Ann: new']);
});

it('shows who reacted, on demand', async () => {
  const newest = ready([message('hers', NOW - 1, { me: 'fire', ann: 'fire' })]);
  render(<Conversation league={league} uid="me" newest={newest} />);
  await user.click(screen.getByRole('button', { name: 'Who reacted' }));
  expect(screen.getByText(/You, Ann$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Hide names' }));
  expect(screen.queryByText(/You, Ann$/)).toBeNull();
});

it('says that a text is nearly or really too long, not every character of it', async () => {
  render(<Composer uid="me" leagueId="l" onAsk={() => undefined} onSend={vi.fn()} />);
  await user.click(field());
  await user.paste('x'.repeat(950));
  expect(screen.getByText('950 of 1000 characters')).toBeVisible();
  expect(said()).toEqual([]);
  await user.keyboard('x');
  const warned = said();
  expect(warned).toEqual(['Fewer than 50 characters left.']);
  await user.keyboard('x');
  expect(said()).toEqual(warned);
  await user.paste('x'.repeat(49));
  expect(said()).toEqual(['Your message is too long.']);
});

it('has the focus in the field once there’s nothing to reply to', async () => {
  const composer = (quote: string | null) => (
    <Composer uid="me" leagueId="l" quote={quote} onNoReply={() => drop()} onAsk={() => undefined} onSend={vi.fn()} />
  );
  const { rerender } = render(composer('Ann: hers'));
  const drop = () => rerender(composer(null));
  await user.click(screen.getByRole('button', { name: 'Don’t reply' }));
  await waitFor(() => expect(screen.queryByText('Reply to Ann: hers')).toBeNull());
  expect(field()).toHaveFocus();
});
