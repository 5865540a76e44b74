import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { backend } from '../../../../tests/support/backend/backend';
import * as documents from '../../../../tests/support/documents';
import { enterRoom, Room } from '../../../../tests/support/draftRoom';
import { exampleDraft } from '../../../../tests/support/exampleDraft';
import { render, signIn } from '../../../../tests/support/page';
import { ready } from '@/domain/kernel/loadable';
import { fail, succeed } from '@/domain/kernel/result';
import { parseMessage } from '@/domain/messages/messages';
import { DEVICE_CLOCK } from '@/hooks/useNow';
import { Chat } from './Chat';

const HOUR = 3_600_000;
const NOW = Date.UTC(2025, 7, 20);
const vote = vi.fn();

/** Shows the chat with a poll that closes then. */
function show(closesAt: number) {
  const poll = parseMessage('poll', {
    leagueId: 'league1',
    senderId: 'manager1',
    text: 'Pause for dinner?\nYes\nNo',
    timestamp: NOW - HOUR,
    readBy: { manager0: true },
    closesAt,
    votes: { manager1: '1' },
  });
  const chat = { newest: ready([poll]), unread: 0 };
  enterRoom(exampleDraft({ people: ['manager0', 'manager1'], picks: 0 }), { chat }, { vote });
  render(<Chat chat={chat} />, { wrapper: Room });
}

beforeEach(() => {
  signIn('manager0', { key: null });
  vi.spyOn(DEVICE_CLOCK, 'now').mockReturnValue(NOW);
  vote.mockReset().mockResolvedValue(succeed());
});

it('takes a vote in a poll, without leaving the room', async () => {
  show(NOW + HOUR);
  await userEvent.click(screen.getByRole('button', { name: 'Yes: 1 vote' }));
  expect(vote).toHaveBeenCalledWith('poll', 0);
  await userEvent.click(screen.getByRole('button', { name: 'Who voted' }));
  expect(screen.getByText('manager1', { selector: 'p' })).toBeInTheDocument();
});

it('says why a vote wasn’t taken', async () => {
  vote.mockResolvedValue(fail('permission-denied', 'This poll has closed.'));
  show(NOW + HOUR);
  await userEvent.click(screen.getByRole('button', { name: 'No: 0 votes' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('This poll has closed.'));
});

it('takes no vote once the poll has closed', () => {
  show(NOW);
  expect(screen.getByRole('button', { name: 'No: 0 votes' })).toBeDisabled();
});

it('says a message that arrives once, and none that was there before', () => {
  const hers = (id: string, timestamp: number) => parseMessage(id, { senderId: 'manager1', text: id, timestamp });
  const chat = { newest: ready([hers('old', NOW - HOUR)]), unread: 0 };
  enterRoom(exampleDraft({ people: ['manager0', 'manager1'], picks: 0 }), { chat });
  const { rerender } = render(<Chat chat={chat} />, { wrapper: Room });
  const spoken = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(spoken()).toEqual(['']);
  rerender(<Chat chat={{ ...chat, newest: ready([hers('new', NOW + HOUR), hers('old', NOW - HOUR)]) }} />);
  expect(spoken()).toEqual(['manager1: new']);
  // A log is a live region, too, unless it says otherwise.
  expect(screen.getByRole('log')).toHaveAttribute('aria-live', 'off');
});

it('marks messages as read once the page is visible again', async () => {
  const { LEAGUE } = documents;
  const text = { leagueId: LEAGUE, senderId: 'bob', text: 'Hi', timestamp: documents.ago(60), readBy: { bob: true } };
  const stored = { ...documents.people('ann', 'bob'), [`leagues/${LEAGUE}`]: documents.league(['ann', 'bob']) };
  backend.start({ ...stored, 'messages/hi': text }, 'ann');
  signIn('ann', { key: null });
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const chat = { newest: ready([parseMessage('hi', text)]), unread: 1 };
  enterRoom(exampleDraft(), { chat, me: 'ann' }, { sendMessage: vi.fn() });
  render(<Chat chat={chat} />, { wrapper: Room });
  await new Promise((resolve) => setTimeout(resolve));
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(backend.stored('messages/hi')!.readBy).toEqual({ ann: true, bob: true }));
});
