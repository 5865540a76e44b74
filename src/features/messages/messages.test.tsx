import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FocusRescue } from '../../../tests/support/FocusRescue';
import { render, signIn } from '../../../tests/support/page';
import { stubResizeObserver } from '../../../tests/support/resizing';
import { parseLeague } from '@/domain/league/league';
import { ready } from '@/domain/kernel/loadable';
import { parseMessage, type Message } from '@/domain/messages/messages';
import { succeed, fail, type Result } from '@/domain/kernel/result';
import { parseTransaction, type Transaction } from '@/domain/moves/ledger/transactions';
import { parseWeek } from '@/domain/football/weeks';
import { Composer } from './Composer';
import { Conversation } from './Conversation';

const data = vi.hoisted(() => ({
  markRead: vi.fn(() => Promise.resolve({ ok: true })),
  sendMessage: vi.fn(),
  editMessage: vi.fn(),
  removeMessage: vi.fn(),
  react: vi.fn(),
  reportMessage: vi.fn(),
  readMessage: vi.fn(),
  newMessageId: () => 'new',
}));
const reading = vi.hoisted(() => ({
  watchOlderMessages: vi.fn<(leagueId: string, sentAt: number, next: (page: unknown) => void) => () => void>(),
}));
vi.mock('@/data/messages/messageCommands', () => data);
vi.mock('@/data/account/signedIn', () => reading);

const league = parseLeague('l', {
  name: 'Saturday Six',
  members: ['me', 'ann'],
  userInfo: { me: { displayName: 'Me' }, ann: { displayName: 'Ann' } },
});
const message = (id: string, senderId: string, text: string, at = 1_000, readBy = [senderId]): Message =>
  parseMessage(id, {
    leagueId: 'l',
    senderId,
    text,
    timestamp: at,
    readBy: Object.fromEntries(readBy.map((uid) => [uid, true])),
  });

beforeEach(() => {
  vi.clearAllMocks();
  signIn('me', { key: null });
  sessionStorage.clear();
  localStorage.clear();
  stubResizeObserver();
  // The list mounts what fits into its height, which jsdom doesn't compute.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(3_000);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

describe('the message composer', () => {
  const field = () => screen.getByRole('textbox', { name: 'Message' });

  it('keeps a message that could not be sent, says why, and can send it again', async () => {
    const user = userEvent.setup();
    const onSend = vi
      .fn<(text: string) => Promise<Result<void>>>()
      .mockResolvedValueOnce(fail('offline', 'You are offline.'))
      .mockResolvedValue(succeed());
    render(<Composer uid="me" leagueId="l" onAsk={() => undefined} onSend={onSend} />);
    await user.type(field(), 'Hello{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('You are offline.');
    expect(field()).toHaveValue('Hello');
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(field()).toHaveValue(''));
    expect(field()).toHaveFocus();
    expect(onSend.mock.calls).toEqual([['Hello'], ['Hello']]);
  });

  it('shows the count near the limit and refuses text that is too long or empty', async () => {
    const user = userEvent.setup();
    const onSend = vi.fn<(text: string) => Promise<Result<void>>>();
    render(<Composer uid="me" leagueId="l" onAsk={() => undefined} onSend={onSend} />);
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    await user.click(field());
    await user.paste('x'.repeat(1001));
    expect(screen.getByText('1001 of 1000 characters: too long')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    await user.type(field(), '{Enter}');
    expect(onSend).not.toHaveBeenCalled();
    await user.type(field(), '{Backspace}');
    expect(screen.getByText('1000 of 1000 characters')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled();
  });

  it('restores unsent text per user and league until it is sent', async () => {
    const user = userEvent.setup();
    const onSend = vi.fn<(text: string) => Promise<Result<void>>>().mockResolvedValue(succeed());
    const write = (leagueId: string, uid = 'me') =>
      render(<Composer uid={uid} leagueId={leagueId} onAsk={() => undefined} onSend={onSend} />);
    const begun = write('l');
    await user.type(field(), 'Half a thought');
    begun.unmount();
    const other = write('k');
    expect(field()).toHaveValue('');
    other.unmount();
    const stranger = write('l', 'ann');
    expect(field()).toHaveValue('');
    stranger.unmount();
    const again = write('l');
    expect(field()).toHaveValue('Half a thought');
    await user.type(field(), '{Enter}');
    await waitFor(() => expect(field()).toHaveValue(''));
    again.unmount();
    write('l');
    expect(field()).toHaveValue('');
  });

  it('isn’t sent by the Enter that confirms a word of an input method', async () => {
    const onSend = vi.fn<(text: string) => Promise<Result<void>>>();
    render(<Composer uid="me" leagueId="l" onAsk={() => undefined} onSend={onSend} />);
    await userEvent.type(field(), 'こん');
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    // In Safari.
    fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
    expect(onSend).not.toHaveBeenCalled();
    expect(field()).toHaveValue('こん');
  });

  it('starts a new line with Shift+Enter', async () => {
    const user = userEvent.setup();
    const onSend = vi.fn<(text: string) => Promise<Result<void>>>();
    render(<Composer uid="me" leagueId="l" onAsk={() => undefined} onSend={onSend} />);
    await user.type(field(), 'one{Shift>}{Enter}{/Shift}two');
    expect(field()).toHaveValue('one\ntwo');
    expect(onSend).not.toHaveBeenCalled();
  });
});

describe('the conversation', () => {
  it('shows a hint when it is empty', () => {
    render(<Conversation league={league} uid="me" newest={ready([])} />);
    expect(screen.getByText('No messages yet')).toBeVisible();
  });

  it('shows the newest last, marks only unread messages from others as read, and renders HTML as text', async () => {
    const newest = [
      message('3', 'ann', '<b>bold</b> https://example.com', 3_000),
      message('2', 'me', 'mine', 2_000),
      message('1', 'ann', 'old', 1_000, ['ann', 'me']),
    ];
    render(<Conversation league={league} uid="me" newest={ready(newest)} />);
    const texts = screen.getAllByText(/old|mine|bold/).filter((element) => element.tagName === 'P');
    expect(texts.map((element) => element.textContent)).toEqual(['old', 'mine', '<b>bold</b> https://example.com']);
    expect(screen.getByRole('link', { name: 'https://example.com' })).toHaveAttribute(
      'rel',
      expect.stringContaining('noopener'),
    );
    await waitFor(() => expect(data.markRead).toHaveBeenCalledWith(['3'], 'me'));
  });

  it('separates what was unread when it was opened, and keeps the separator where it was', () => {
    const newest = (more: Message[] = [], readBy = ['ann']) => [
      ...more,
      message('3', 'ann', 'new too', 3_000, readBy),
      message('2', 'ann', 'new', 2_000, readBy),
      message('1', 'ann', 'old', 1_000, ['ann', 'me']),
    ];
    const texts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    const place = () => texts().findIndex((text) => text.endsWith('old')) + 1;
    // The separator stands above the first new message, in its row.
    const first = () => texts()[place()];
    const { rerender } = render(<Conversation league={league} uid="me" newest={ready(newest())} />);
    expect(first()).toMatch(/^New.*new$/);
    const later = message('4', 'ann', 'just now', Date.now() + 60_000);
    rerender(<Conversation league={league} uid="me" newest={ready(newest([later], ['ann', 'me']))} />);
    expect(first()).toMatch(/^New.*new$/);
    expect(screen.getAllByText('New')).toHaveLength(1);
  });

  it('has no separator when nothing was unread', () => {
    render(
      <Conversation league={league} uid="me" newest={ready([message('1', 'ann', 'old', 1_000, ['ann', 'me'])])} />,
    );
    expect(screen.queryByText('New')).toBeNull();
  });

  it('loads older messages on demand and keeps those that drop off the newest page', async () => {
    const user = userEvent.setup();
    const page = (from: number) =>
      Array.from({ length: 7 }, (_, index) =>
        message(`m${String(from - index)}`, 'me', `number ${String(from - index)}`, (from - index) * 1_000),
      );
    reading.watchOlderMessages.mockImplementation((_, __, next) => {
      next(ready([message('m80', 'me', 'number 80', 80_000), message('m79', 'me', 'number 79', 79_000)]));
      return () => {};
    });
    const { rerender } = render(<Conversation league={league} uid="me" newest={ready(page(100))} />);
    await user.click(screen.getByRole('button', { name: 'Show older messages' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Show older messages' })).toBeNull());
    expect(await screen.findByText('number 79')).toBeVisible();
    expect(reading.watchOlderMessages).toHaveBeenCalledWith('l', 94_000, expect.any(Function));
    rerender(<Conversation league={league} uid="me" newest={ready(page(101))} />);
    expect(await screen.findByText('number 101')).toBeVisible();
    expect(screen.getByText('number 94')).toBeVisible();
  });

  it('says what happened in the league, apart from what people say', () => {
    const newest = [message('1', 'ann', 'old', 1_000, ['ann', 'me'])];
    const season = { ...league, schedule: { managers: ['me', 'ann'] } };
    const moves: Transaction[] = [
      parseTransaction({ leagueId: 'l', step: 1, kind: 'add', by: 'ann', manager: 'ann', adds: ['TEX-QB'], at: 2_000 }),
    ];
    const weeks = [parseWeek('2025-03', { season: 2025, week: 3, lastFinal: 3_000 })];
    render(<Conversation league={season} uid="me" newest={ready(newest)} transactions={moves} weeks={weeks} />);
    expect(screen.getByRole('link', { name: 'Ann added Texas QB.' })).toHaveAttribute(
      'href',
      '/leagues?league=l&tab=moves',
    );
    expect(screen.getByRole('link', { name: 'Week 3 is final. Read the recap.' })).toHaveAttribute(
      'href',
      '/matchups?league=l&view=recap&week=3',
    );
    expect(data.markRead).not.toHaveBeenCalled();
  });
});

describe('the actions of a message', () => {
  const show = (newest: Message[], uid = 'me', of = league) =>
    render(<Conversation league={of} uid={uid} newest={ready(newest)} />, { wrapper: FocusRescue });
  const open = async (user: ReturnType<typeof userEvent.setup>, name: RegExp | string) => {
    await user.click(screen.getByRole('button', { name }));
    return screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  };
  const now = () => Date.now();

  it('are those that the user has', async () => {
    const user = userEvent.setup();
    show([message('2', 'me', 'mine', now()), message('1', 'ann', 'hers', 1_000, ['ann', 'me'])]);
    expect(await open(user, 'Actions for your message')).toEqual(['Reply', 'React', 'Edit', 'Delete']);
    await user.keyboard('{Escape}');
    expect(await open(user, 'Actions for Ann’s message')).toEqual(['Reply', 'React', 'Report to the commissioner']);
  });

  it('stay open while the read mark of another’s message is on its way', async () => {
    const user = userEvent.setup();
    const hers = message('1', 'ann', 'hers', 1_000);
    const { rerender } = show([hers]);
    await open(user, 'Actions for Ann’s message');
    rerender(<Conversation league={league} uid="me" newest={ready([{ ...hers, pending: true }])} />);
    expect(screen.getByRole('menuitem', { name: 'Reply' })).toBeVisible();
    expect(screen.queryByText('Sending…')).toBeNull();
  });

  it('include Remove for the commissioner, who sees the reports', async () => {
    const user = userEvent.setup();
    const reported = { ...message('1', 'ann', 'hers', 1_000, ['ann', 'me']), reports: ['bob', 'cat'] };
    show([reported], 'me', { ...league, createdBy: 'me' });
    expect(screen.getByText('2 reports')).toBeVisible();
    expect(await open(user, 'Actions for Ann’s message')).toContain('Delete for everyone');
    data.removeMessage.mockResolvedValue(succeed());
    await user.click(screen.getByRole('menuitem', { name: 'Delete for everyone' }));
    expect(data.removeMessage).toHaveBeenCalledWith('1', 'me');
  });

  it('don’t show reports to others, and leave nothing of a removed message', () => {
    const { ann } = league.userInfo;
    const bob = { ...ann!, uid: 'bob', displayName: 'Bob' };
    show(
      [
        { ...message('2', 'ann', '', 2_000, ['ann', 'me']), removedBy: 'bob', reactions: { me: 'fire' as const } },
        { ...message('1', 'ann', 'hers', 1_000, ['ann', 'me']), reports: ['bob'] },
      ],
      'me',
      { ...league, userInfo: { ...league.userInfo, bob } },
    );
    expect(screen.queryByText('1 report')).toBeNull();
    expect(screen.getByText('Removed by Bob (commissioner)')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^On fire/ })).toBeNull();
    expect(screen.getAllByRole('button', { name: /^Actions/ })).toHaveLength(1);
  });

  it('edit in place, and say why it didn’t work', async () => {
    const user = userEvent.setup();
    data.editMessage.mockResolvedValueOnce(fail('denied', 'Five minutes are over.')).mockResolvedValue(succeed());
    show([message('2', 'me', 'Hi <@ann>', now())]);
    expect(screen.getByText('@Ann')).toBeVisible();
    await open(user, 'Actions for your message');
    await user.click(screen.getByRole('menuitem', { name: 'Edit' }));
    const field = screen.getByRole('textbox', { name: 'Edit message' });
    expect(field).toHaveValue('Hi @Ann');
    await user.type(field, '!{Enter}');
    expect(await screen.findByText('Five minutes are over.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Edit message' })).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Actions for your message' })).toHaveFocus());
    expect(data.editMessage).toHaveBeenCalledWith('2', 'me', 'Hi <@ann>!');
  });

  it('react, and take the reaction back', async () => {
    const user = userEvent.setup();
    data.react.mockResolvedValue(succeed());
    const hers = message('1', 'ann', 'hers', 1_000, ['ann', 'me']);
    const { rerender } = show([hers]);
    await open(user, 'Actions for Ann’s message');
    await user.click(screen.getByRole('menuitem', { name: 'React' }));
    await user.click(screen.getByRole('button', { name: 'On fire' }));
    expect(data.react).toHaveBeenCalledWith('1', 'me', 'fire');
    rerender(<Conversation league={league} uid="me" newest={ready([{ ...hers, reactions: { me: 'fire' } }])} />);
    await user.click(screen.getByRole('button', { name: 'On fire: You' }));
    expect(data.react).toHaveBeenLastCalledWith('1', 'me', null);
  });

  it('are read again after a reaction once they are no longer among the newest', async () => {
    const user = userEvent.setup();
    const hers = message('1', 'ann', 'hers', 1_000, ['ann', 'me']);
    const later = ['2', '3', '4', '5'].map((id) => message(id, 'me', id, 1_000 + Number(id)));
    data.react.mockResolvedValue(succeed());
    data.readMessage.mockResolvedValue({ ...hers, reactions: { me: 'fire' } });
    const { rerender } = show([...later.slice(0, 3).reverse(), hers]);
    rerender(<Conversation league={league} uid="me" newest={ready([...later].reverse())} />);
    await open(user, 'Actions for Ann’s message');
    await user.click(screen.getByRole('menuitem', { name: 'React' }));
    await user.click(screen.getByRole('button', { name: 'On fire' }));
    expect(await screen.findByRole('button', { name: 'On fire: You' })).toBeVisible();
  });

  it('reply with a quote, and mention with the keyboard', async () => {
    const user = userEvent.setup();
    data.sendMessage.mockResolvedValue(succeed());
    show([message('1', 'ann', 'hers', 1_000, ['ann', 'me'])]);
    await open(user, 'Actions for Ann’s message');
    await user.click(screen.getByRole('menuitem', { name: 'Reply' }));
    expect(screen.getByText('Reply to Ann: hers')).toBeVisible();
    const field = screen.getByRole('textbox', { name: 'Message' });
    await waitFor(() => expect(field).toHaveFocus());
    await user.keyboard('Yes @a');
    expect(screen.getByRole('option', { name: /Ann/ })).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{Enter}');
    expect(field).toHaveValue('Yes @Ann ');
    await user.type(field, '{Enter}');
    await waitFor(() =>
      expect(data.sendMessage).toHaveBeenCalledWith('me', {
        id: 'new',
        leagueId: 'l',
        text: 'Yes <@ann>',
        replyTo: '1',
      }),
    );
    await waitFor(() => expect(screen.queryByText('Reply to Ann: hers')).toBeNull());
  });

  it('wait on this device without a connection, and can be called off', async () => {
    const user = userEvent.setup();
    data.sendMessage.mockResolvedValue(fail('offline', 'You are offline.'));
    show([message('1', 'ann', 'hers', 1_000, ['ann', 'me'])]);
    await user.type(screen.getByRole('textbox', { name: 'Message' }), 'From the stands{Enter}');
    expect(await screen.findByText('Waiting for a connection')).toBeVisible();
    expect(screen.getByText('From the stands')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Don’t send' }));
    await waitFor(() => expect(screen.queryByText('From the stands')).toBeNull());
  });
});
