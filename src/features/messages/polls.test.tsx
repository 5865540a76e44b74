import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { render, signIn } from '../../../tests/support/page';
import { stubResizeObserver } from '../../../tests/support/resizing';
import { parseLeague } from '@/domain/league/league';
import { ready } from '@/domain/kernel/loadable';
import { parseMessage } from '@/domain/messages/messages';
import { fail, succeed } from '@/domain/kernel/result';
import { SERVER_CLOCK } from '@/providers/kernel/serverClock';
import { Conversation } from './Conversation';

const data = vi.hoisted(() => ({ sendMessage: vi.fn(), vote: vi.fn(), newMessageId: vi.fn(() => 'new') }));
vi.mock('@/data/messages/messageCommands', () => ({ ...data, markRead: () => Promise.resolve({ ok: true }) }));

const NOW = Date.UTC(2025, 8, 6);
const HOUR = 3_600_000;
const league = parseLeague('l', {
  name: 'Saturday Six',
  members: ['me', 'ann'],
  userInfo: { me: { displayName: 'Me' }, ann: { displayName: 'Ann' } },
});
const show = (closesAt: number, votes: Record<string, string>) => {
  const poll = {
    leagueId: 'l',
    senderId: 'ann',
    text: 'Who wins?\nAlabama\nGeorgia',
    timestamp: NOW - HOUR,
    readBy: { ann: true, me: true },
    closesAt,
    votes,
  };
  return render(<Conversation league={league} uid="me" newest={ready([parseMessage('poll', poll)])} />);
};
const answer = (name: string) =>
  within(screen.getByRole('group', { name: 'Poll: Who wins?' })).getByRole('button', { name });
const user = userEvent.setup({ delay: null });

beforeEach(() => {
  vi.clearAllMocks();
  signIn('me', { key: null });
  stubResizeObserver();
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(3_000);
  vi.spyOn(SERVER_CLOCK, 'now').mockReturnValue(NOW);
});

describe('a poll', () => {
  it('is voted on, and a vote is taken back by pressing its answer again', async () => {
    data.vote.mockResolvedValue(succeed());
    show(NOW + HOUR, { me: '2', ann: '2' });
    expect(answer('Georgia: 2 votes')).toHaveAttribute('aria-pressed', 'true');
    await user.click(answer('Alabama: 0 votes'));
    await waitFor(() => expect(data.vote).toHaveBeenLastCalledWith('poll', 'me', 0));
    await user.click(answer('Georgia: 2 votes'));
    await waitFor(() => expect(data.vote).toHaveBeenLastCalledWith('poll', 'me', null));
  });

  it('says who voted for what, on demand', async () => {
    show(NOW + HOUR, { me: '2', ann: '2' });
    expect(screen.queryByText('You, Ann')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Who voted' }));
    expect(screen.getByText('You, Ann')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Hide names' }));
    expect(screen.queryByText('You, Ann')).toBeNull();
  });

  it('takes no vote once it has closed, and says so if one came too late', async () => {
    data.vote.mockResolvedValue(fail('permission-denied', 'This poll has closed.'));
    const { unmount } = show(NOW + HOUR, {});
    await user.click(answer('Alabama: 0 votes'));
    expect(await screen.findByText('This poll has closed.')).toBeInTheDocument();
    unmount();
    show(NOW, { ann: '1' });
    expect(answer('Alabama: 1 vote')).toBeDisabled();
    expect(screen.getByText(/^1 vote · Closed/)).toBeInTheDocument();
  });

  it('can’t be edited', async () => {
    show(NOW + HOUR, {});
    await user.click(screen.getByRole('button', { name: 'Actions for Ann’s message' }));
    expect(screen.queryByRole('menuitem', { name: 'Edit' })).toBeNull();
  });
});

describe('a new poll', () => {
  const field = (name: RegExp | string) => screen.getByRole('textbox', { name });
  const open = async () => {
    render(<Conversation league={league} uid="me" newest={ready([])} />);
    await user.click(screen.getByRole('button', { name: 'New poll' }));
    await screen.findByRole('dialog', { name: 'New poll' });
  };
  const send = () => user.click(screen.getByRole('button', { name: 'Send poll' }));

  it('says what is missing beside its field', async () => {
    await open();
    await send();
    expect(field('Question')).toHaveAccessibleDescription('Ask a question.');
    await user.type(field('Question'), 'Who wins?');
    await send();
    expect(field('Answer 2')).toHaveAccessibleDescription('Give at least two answers.');
    expect(data.sendMessage).not.toHaveBeenCalled();
  });

  it('has up to six answers, and keeps them when it isn’t sent', async () => {
    data.sendMessage.mockResolvedValueOnce(fail('unavailable', 'The server didn’t answer.'));
    data.sendMessage.mockResolvedValue(succeed());
    await open();
    await user.type(field('Question'), 'Who wins?');
    await user.type(field('Answer 1'), 'Alabama');
    await user.type(field('Answer 2'), 'Georgia');
    for (let i = 3; i <= 6; i++) {
      await user.click(screen.getByRole('button', { name: 'Add an answer' }));
      expect(field(new RegExp(`^Answer ${String(i)}`))).toHaveFocus();
    }
    expect(screen.queryByRole('button', { name: 'Add an answer' })).toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Closes' }), 'In an hour');
    await send();
    expect(await screen.findByText('The server didn’t answer.')).toBeInTheDocument();
    expect(field('Answer 2')).toHaveValue('Georgia');
    await send();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const poll = {
      id: 'new',
      leagueId: 'l',
      text: 'Who wins?\nAlabama\nGeorgia',
      replyTo: null,
      closesAt: NOW + HOUR,
    };
    // The same message both times, so that one that had arrived isn't sent again.
    expect(data.sendMessage.mock.calls).toEqual([
      ['me', poll],
      ['me', poll],
    ]);
    expect(data.newMessageId).toHaveBeenCalledTimes(1);
  });
});
