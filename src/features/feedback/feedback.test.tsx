import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { render, signIn, tell } from '../../../tests/support/page';
import type { CannedAnswer } from '@/domain/admin/cannedAnswers';
import { parseFeedback, type Feedback } from '@/domain/messages/feedback';
import type { AppUser } from '@/domain/account/user';
import { ready, type Loadable } from '@/domain/kernel/loadable';
import { succeed, fail } from '@/domain/kernel/result';
import { FeedbackDesk } from './FeedbackDesk';
import { FeedbackDialog } from './FeedbackDialog';
import { UnreadAnswers } from './UnreadAnswers';

const data = vi.hoisted(() => ({
  sendFeedback: vi.fn(),
  markAnswerRead: vi.fn(),
  watchAllFeedback: vi.fn(),
  hasSentFeedback: vi.fn(),
}));
const users = vi.hoisted(() => ({ saveSentFeedback: vi.fn() }));
vi.mock('@/data/account/users', () => users);
vi.mock('@/data/messages/feedback', () => data);
const desk = vi.hoisted(() => ({ answerFeedback: vi.fn(), saveCannedAnswers: vi.fn(), watchCannedAnswers: vi.fn() }));
vi.mock('@/data/admin/feedback', () => desk);
const RECORD = { key: 'ann@x_y', displayName: 'Ann', sentFeedback: true };
const ann = { user: expect.objectContaining(RECORD) as AppUser };
const written = parseFeedback('f', {
  userId: 'bob',
  userName: 'Bob',
  category: 'idea',
  text: '<b>Night mode</b>',
  page: '/roster',
  hasAdminResponse: true,
  adminResponse: 'It is there.',
});

beforeEach(() => {
  vi.clearAllMocks();
  sessionStorage.clear();
  signIn('ann', RECORD);
  tell('answers', 'ann', ready([]));
});

describe('the feedback form', () => {
  const onClose = vi.fn();
  const open = () => render(<FeedbackDialog page="/roster" onClose={onClose} />);
  const field = () => screen.getByRole('textbox', { name: 'Your message' });

  it('sends the category, the text and the page it was opened on', async () => {
    data.sendFeedback.mockResolvedValue(succeed());
    open();
    await userEvent.selectOptions(screen.getByRole('combobox'), 'Idea');
    await userEvent.type(field(), 'Night mode');
    expect(screen.getByText('10 of 2,000')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(data.sendFeedback).toHaveBeenCalledExactlyOnceWith(
      ann.user,
      { category: 'idea', text: 'Night mode' },
      '/roster',
    );
    expect(onClose).toHaveBeenCalledOnce();
    expect(sessionStorage).toHaveLength(0);
  });

  it('keeps unsent text when it is closed', async () => {
    const first = open();
    await userEvent.selectOptions(screen.getByRole('combobox'), 'Praise');
    await userEvent.type(field(), 'Half a thought');
    first.unmount();
    open();
    expect(field()).toHaveValue('Half a thought');
    expect(screen.getByRole('combobox')).toHaveValue('praise');
  });

  it('keeps text written before signing in, and clears it once sent', async () => {
    data.sendFeedback.mockResolvedValue(succeed());
    signIn(null);
    const first = open();
    await userEvent.type(field(), 'As a guest');
    first.unmount();
    signIn('ann', RECORD);
    const second = open();
    expect(field()).toHaveValue('As a guest');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    second.unmount();
    open();
    expect(field()).toHaveValue('');
  });

  it('works when the browser’s storage is full', async () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    open();
    await userEvent.type(field(), 'Hello');
    expect(field()).toHaveValue('Hello');
    full.mockRestore();
  });

  it('shows the error and keeps the text', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(screen.getByText('Write a few words first.')).toBeInTheDocument();
    expect(field()).toHaveFocus();
    data.sendFeedback.mockResolvedValue(fail('offline', 'You are offline.'));
    await userEvent.type(field(), 'Hello');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('You are offline.')).toBeInTheDocument();
    expect(field()).toHaveValue('Hello');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('offers sign-in or an email to a signed-out user', async () => {
    signIn(null);
    open();
    await userEvent.type(field(), 'A & B?');
    expect(screen.getByRole('link', { name: 'Send an email instead' }).getAttribute('href')).toContain(
      'body=A%20%26%20B%3F',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Sign In / Register' }));
    expect(screen.getByText('Sign-in dialog')).toBeVisible();
    expect(data.sendFeedback).not.toHaveBeenCalled();
  });

  it('starts empty when the stored text is malformed', () => {
    sessionStorage.setItem('unsent.ann.feedback', '{"text":{"a":1},');
    open();
    expect(field()).toHaveValue('');
  });
});

describe('unread feedback answers', () => {
  it('are shown as plain text and can be marked as read', async () => {
    data.markAnswerRead.mockResolvedValue(succeed());
    tell('answers', 'ann', ready([written]));
    render(<UnreadAnswers />);
    expect(screen.getByText('<b>Night mode</b>')).toBeInTheDocument();
    expect(screen.getByText('It is there.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Mark as read' }));
    expect(data.markAnswerRead).toHaveBeenCalledExactlyOnceWith('f');
  });

  it.each([true, false])('ask once whether the user has ever sent feedback, which is noted: %s', async (sent) => {
    data.hasSentFeedback.mockResolvedValue(sent);
    users.saveSentFeedback.mockResolvedValue(succeed());
    const { user } = signIn('ann', { ...RECORD, sentFeedback: null });
    render(<UnreadAnswers />);
    await waitFor(() => expect(users.saveSentFeedback).toHaveBeenCalledExactlyOnceWith(user, sent));
    signIn('ann', { ...RECORD, sentFeedback: sent });
    expect(data.hasSentFeedback).toHaveBeenCalledOnce();
  });

  it('render nothing when there are none', () => {
    tell('answers', 'ann', ready([]));
    expect(render(<UnreadAnswers />).container).toBeEmptyDOMElement();
  });
});

describe('the feedback page of the desk', () => {
  const root = { uid: 'root', admin: true };
  const show = (feedback: Feedback[], canned: CannedAnswer[] = []) => {
    signIn('root', { displayName: 'Root', admin: true });
    data.watchAllFeedback.mockImplementation((answered: boolean, next: (all: Loadable<Feedback[]>) => void) => {
      next(ready(answered ? [] : feedback));
      return () => undefined;
    });
    desk.watchCannedAnswers.mockImplementation((next: (all: Loadable<CannedAnswer[]>) => void) => {
      next(canned.length === 0 ? { state: 'missing' } : ready(canned));
      return () => undefined;
    });
    render(<FeedbackDesk />);
  };
  const open = { ...written, answer: null };

  it('sends an answer to open feedback, over what was looked at', async () => {
    desk.answerFeedback.mockResolvedValue(succeed());
    show([open]);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Answer' }), 'Thank you.');
    await userEvent.click(screen.getByRole('button', { name: 'Send answer' }));
    expect(desk.answerFeedback).toHaveBeenCalledExactlyOnceWith(root, 'f', 'Thank you.', { seen: null });
  });

  it('shows one category', async () => {
    show([open, { ...open, id: 'g', category: 'problem', text: 'It is broken.' }]);
    expect(await screen.findByText('It is broken.')).toBeInTheDocument();
    const category = screen.getByRole('combobox', { name: 'Category' });
    await userEvent.selectOptions(category, 'idea');
    expect(screen.queryByText('It is broken.')).not.toBeInTheDocument();
    expect(screen.getByText('<b>Night mode</b>')).toBeInTheDocument();
    await userEvent.selectOptions(category, 'praise');
    expect(screen.getByText('None in this category')).toBeInTheDocument();
  });

  it('adds a canned answer to what was typed', async () => {
    show([open], [{ title: 'Fixed', text: 'This is fixed now.' }]);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Answer' }), 'Hi!');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Canned answer' }), 'Fixed');
    expect(screen.getByRole('textbox', { name: 'Answer' })).toHaveValue('Hi!\n\nThis is fixed now.');
  });

  it('saves and removes canned answers', async () => {
    desk.saveCannedAnswers.mockResolvedValue(succeed());
    const fixed = { title: 'Fixed', text: 'This is fixed now.' };
    show([], [fixed]);
    await userEvent.click(await screen.findByRole('button', { name: 'Remove: Fixed' }));
    expect(desk.saveCannedAnswers).toHaveBeenLastCalledWith(root, [], { seen: [fixed] });
    await userEvent.click(screen.getByRole('button', { name: 'Save canned answer' }));
    expect(screen.getByText('Give it a title.')).toBeInTheDocument();
    await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), 'Thanks');
    await userEvent.type(screen.getByRole('textbox', { name: 'Text' }), 'Thank you!');
    await userEvent.click(screen.getByRole('button', { name: 'Save canned answer' }));
    const both = [fixed, { title: 'Thanks', text: 'Thank you!' }];
    expect(desk.saveCannedAnswers).toHaveBeenLastCalledWith(root, both, { seen: [fixed] });
  });
});
