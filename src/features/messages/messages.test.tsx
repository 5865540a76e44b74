import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { parseLeague } from '@/domain/league';
import { ready } from '@/domain/loadable';
import { parseMessage, type Message } from '@/domain/messages';
import { succeed, fail, type Result } from '@/domain/result';
import { Composer } from './Composer';
import { Conversation } from './Conversation';

const data = vi.hoisted(() => ({
  markRead: vi.fn(() => Promise.resolve()),
  sendMessage: vi.fn(),
  getOlderMessages: vi.fn<(leagueId: string, sentAt: number) => Promise<unknown[]>>(),
}));
vi.mock('@/data/messages', () => data);

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

const sizeObservers: (() => void)[] = [];

beforeEach(() => {
  vi.clearAllMocks();
  sessionStorage.clear();
  sizeObservers.length = 0;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
      constructor(resized: () => void) {
        sizeObservers.push(resized);
      }
    },
  );
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
    render(<Composer uid="me" leagueId="l" to="Saturday Six" onSend={onSend} />);
    await user.type(field(), 'Hello{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('You are offline.');
    expect(field()).toHaveValue('Hello');
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(field()).toHaveValue(''));
    expect(onSend.mock.calls).toEqual([['Hello'], ['Hello']]);
  });

  it('shows the count near the limit and refuses text that is too long or empty', async () => {
    const user = userEvent.setup();
    const onSend = vi.fn<(text: string) => Promise<Result<void>>>();
    render(<Composer uid="me" leagueId="l" to="Saturday Six" onSend={onSend} />);
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
      render(<Composer uid={uid} leagueId={leagueId} to="Saturday Six" onSend={onSend} />);
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

  it('starts a new line with Shift+Enter', async () => {
    const user = userEvent.setup();
    const onSend = vi.fn<(text: string) => Promise<Result<void>>>();
    render(<Composer uid="me" leagueId="l" to="Saturday Six" onSend={onSend} />);
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

  it('loads older messages on demand and keeps those that drop off the newest page', async () => {
    const user = userEvent.setup();
    const page = (from: number) =>
      Array.from({ length: 20 }, (_, index) =>
        message(`m${String(from - index)}`, 'me', `number ${String(from - index)}`, (from - index) * 1_000),
      );
    data.getOlderMessages.mockResolvedValue([
      message('m80', 'me', 'number 80', 80_000),
      message('m79', 'me', 'number 79', 79_000),
    ]);
    const { rerender } = render(<Conversation league={league} uid="me" newest={ready(page(100))} />);
    await user.click(screen.getByRole('button', { name: 'Show older messages' }));
    expect(await screen.findByText('number 79')).toBeVisible();
    expect(data.getOlderMessages).toHaveBeenCalledWith('l', 81_000);
    expect(screen.queryByRole('button', { name: 'Show older messages' })).toBeNull();
    rerender(<Conversation league={league} uid="me" newest={ready(page(101))} />);
    expect(screen.getByText('number 101')).toBeVisible();
    expect(screen.getByText('number 81')).toBeVisible();
  });

  it('stays at the newest message when the window is resized, unless the user has scrolled up', () => {
    render(<Conversation league={league} uid="me" newest={ready([message('1', 'ann', 'old')])} />);
    const list = screen.getByText('old').closest('[tabindex="0"]')!;
    vi.spyOn(list, 'scrollHeight', 'get').mockReturnValue(1000);
    vi.spyOn(list, 'clientHeight', 'get').mockReturnValue(300);
    const resize = () => act(() => sizeObservers.forEach((resized) => resized()));
    resize();
    expect(list.scrollTop).toBe(1000);
    list.scrollTop = 200;
    fireEvent.scroll(list);
    resize();
    expect(list.scrollTop).toBe(200);
  });
});
