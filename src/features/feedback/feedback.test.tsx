import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { parseFeedback, type Feedback } from '@/domain/feedback';
import { ready, type Loadable } from '@/domain/loadable';
import { succeed, fail } from '@/domain/result';
import { FeedbackDesk } from './FeedbackDesk';
import { FeedbackDialog } from './FeedbackDialog';
import { UnreadAnswers } from './UnreadAnswers';

const data = vi.hoisted(() => ({
  sendFeedback: vi.fn(),
  markAnswerRead: vi.fn(),
  answerFeedback: vi.fn(),
  watchAllFeedback: vi.fn(),
}));
vi.mock('@/data/feedback', () => data);
const world = vi.hoisted(() => ({
  auth: {} as object,
  prompt: { show: vi.fn() },
  answers: { state: 'loading' } as Loadable<Feedback[]>,
}));
vi.mock('@/providers/AuthProvider', () => ({ useAuth: () => world.auth }));
vi.mock('@/providers/SignInPrompt', () => ({ useSignInPrompt: () => world.prompt }));
vi.mock('@/providers/useUnreadAnswers', () => ({ useUnreadAnswers: () => world.answers }));

const ann = { status: 'ready', uid: 'ann', user: { displayName: 'Ann', username: 'ann', admin: false } };
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
  world.auth = ann;
});

describe('the form', () => {
  const onClose = vi.fn();
  const open = () => render(<FeedbackDialog page="/roster" onClose={onClose} />);
  const field = () => screen.getByRole('textbox', { name: 'Your message' });

  it('sends category, text and the page it was opened on', async () => {
    data.sendFeedback.mockResolvedValue(succeed());
    open();
    await userEvent.selectOptions(screen.getByRole('combobox'), 'Idea');
    await userEvent.type(field(), 'Night mode');
    expect(screen.getByText('10 of 2,000')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(data.sendFeedback).toHaveBeenCalledExactlyOnceWith(
      { uid: 'ann', username: 'ann' },
      { category: 'idea', text: 'Night mode' },
      '/roster',
    );
    expect(onClose).toHaveBeenCalledOnce();
    expect(sessionStorage).toHaveLength(0);
  });

  it('keeps what was begun when it is closed', async () => {
    const first = open();
    await userEvent.selectOptions(screen.getByRole('combobox'), 'Praise');
    await userEvent.type(field(), 'Half a thought');
    first.unmount();
    open();
    expect(field()).toHaveValue('Half a thought');
    expect(screen.getByRole('combobox')).toHaveValue('praise');
  });

  it('keeps what was begun before signing in, and lets it go once it is sent', async () => {
    data.sendFeedback.mockResolvedValue(succeed());
    world.auth = { status: 'anonymous', uid: null, user: null };
    const first = open();
    await userEvent.type(field(), 'As a guest');
    first.unmount();
    world.auth = ann;
    const second = open();
    expect(field()).toHaveValue('As a guest');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    second.unmount();
    open();
    expect(field()).toHaveValue('');
  });

  it('works where the browser keeps nothing', async () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    open();
    await userEvent.type(field(), 'Hello');
    expect(field()).toHaveValue('Hello');
    full.mockRestore();
  });

  it('says what is wrong and loses nothing', async () => {
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

  it('offers signing in or an email to a person who is not signed in', async () => {
    world.auth = { status: 'anonymous', uid: null, user: null };
    open();
    await userEvent.type(field(), 'A & B?');
    expect(screen.getByRole('link', { name: 'Send an email instead' }).getAttribute('href')).toContain(
      'body=A%20%26%20B%3F',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Sign In / Register' }));
    expect(world.prompt.show).toHaveBeenCalledOnce();
    expect(data.sendFeedback).not.toHaveBeenCalled();
  });

  it('begins empty where the browser’s storage holds nonsense', () => {
    sessionStorage.setItem('unsent.ann.feedback', '{"text":{"a":1},');
    open();
    expect(field()).toHaveValue('');
  });
});

describe('answers', () => {
  it('unread ones are shown as they were written, and marked as read', async () => {
    data.markAnswerRead.mockResolvedValue(succeed());
    world.answers = ready([written]);
    render(<UnreadAnswers />);
    expect(screen.getByText('<b>Night mode</b>')).toBeInTheDocument();
    expect(screen.getByText('It is there.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Mark as read' }));
    expect(data.markAnswerRead).toHaveBeenCalledExactlyOnceWith('f');
  });

  it('none are no words', () => {
    world.answers = ready([]);
    expect(render(<UnreadAnswers />).container).toBeEmptyDOMElement();
  });
});

describe('the desk', () => {
  it('is closed to those who are no administrators', () => {
    render(<FeedbackDesk />);
    expect(screen.getByText('Administrators only')).toBeInTheDocument();
    expect(data.watchAllFeedback).not.toHaveBeenCalled();
  });

  it('answers what waits', async () => {
    world.auth = { ...ann, user: { displayName: 'Root', admin: true } };
    data.answerFeedback.mockResolvedValue(succeed());
    data.watchAllFeedback.mockImplementation((answered: boolean, next: (all: Loadable<Feedback[]>) => void) => {
      next(ready(answered ? [] : [{ ...written, answer: null }]));
      return () => undefined;
    });
    render(<FeedbackDesk />);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Answer' }), 'Thank you.');
    await userEvent.click(screen.getByRole('button', { name: 'Send answer' }));
    expect(data.answerFeedback).toHaveBeenCalledExactlyOnceWith('f', 'Thank you.');
  });
});
