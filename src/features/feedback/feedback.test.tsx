import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { backend } from '../../../tests/support/backend/backend';
import * as documents from '../../../tests/support/documents';
import { render, signIn, tell } from '../../../tests/support/page';
import type { CannedAnswer } from '@/domain/admin/cannedAnswers';
import { parseFeedback, type Feedback } from '@/domain/messages/feedback';
import { ready } from '@/domain/kernel/loadable';
import { FeedbackDesk } from './FeedbackDesk';
import { FeedbackDialog } from './FeedbackDialog';
import { UnreadAnswers } from './UnreadAnswers';

const KEY = documents.emailKeyOf('ann');
const RECORD = { key: KEY, displayName: 'Ann', sentFeedback: true };
const WRITTEN = {
  ...{ userId: 'ann', userName: 'ann', category: 'idea', text: '<b>Night mode</b>', page: '/roster' },
  ...{ createdAt: new Date(1), adminResponseAt: null, adminResponseRead: false },
};
const ANSWERED = { ...WRITTEN, hasAdminResponse: true, adminResponse: 'It is there.' };
const OPEN = { ...WRITTEN, hasAdminResponse: false, adminResponse: null };
const written = parseFeedback('f', ANSWERED);
/** The feedback that was sent. */
const sent = () =>
  backend
    .sent()
    .flatMap(({ kind, paths }) => (kind === 'write' ? paths.filter((path) => path.startsWith('feedback/')) : []))
    .map((path) => backend.stored(path));

beforeEach(() => {
  vi.clearAllMocks();
  sessionStorage.clear();
  backend.start(
    {
      ...documents.people('ann', 'root'),
      [`users/${documents.emailKeyOf('root')}`]: documents.user('root', { admin: true }),
    },
    'ann',
  );
  signIn('ann', RECORD);
  tell('answers', 'ann', ready([]));
});

describe('the feedback form', () => {
  const onClose = vi.fn();
  const open = () => render(<FeedbackDialog page="/roster" onClose={onClose} />);
  const field = () => screen.getByRole('textbox', { name: 'Your message' });

  it('can be sent while the account hasn’t loaded', async () => {
    signIn('ann', { key: null, username: '' });
    open();
    await userEvent.type(field(), 'My account doesn’t load');
    await userEvent.click(screen.getByRole('button', { name: /^Send/ }));
    await waitFor(() => expect(sent()).toMatchObject([{ userName: 'ann', text: 'My account doesn’t load' }]));
  });

  it('sends the category, the text and the page it was opened on', async () => {
    open();
    await userEvent.selectOptions(screen.getByRole('combobox'), 'Idea');
    await userEvent.type(field(), 'Night mode');
    expect(screen.getByText('10 of 2,000')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(sent()).toMatchObject([{ userId: 'ann', category: 'idea', text: 'Night mode', page: '/roster' }]),
    );
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
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
    signIn(null);
    const first = open();
    await userEvent.type(field(), 'As a guest');
    first.unmount();
    signIn('ann', RECORD);
    const second = open();
    expect(field()).toHaveValue('As a guest');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
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
    backend.setOnline(false);
    await userEvent.type(field(), 'Hello');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(/^You’re offline/)).toBeInTheDocument();
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
    expect(sent()).toEqual([]);
  });

  it('starts empty when the stored text is malformed', () => {
    sessionStorage.setItem('unsent.ann.feedback', '{"text":{"a":1},');
    open();
    expect(field()).toHaveValue('');
  });
});

describe('unread feedback answers', () => {
  it('are shown as plain text and can be marked as read', async () => {
    backend.put({ 'feedback/f': ANSWERED });
    tell('answers', 'ann', ready([written]));
    render(<UnreadAnswers />);
    expect(screen.getByText('<b>Night mode</b>')).toBeInTheDocument();
    expect(screen.getByText('It is there.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Mark as read' }));
    await waitFor(() => expect(backend.stored('feedback/f')).toMatchObject({ adminResponseRead: true }));
  });

  it.each([true, false])('ask once whether the user has ever sent feedback, which is noted: %s', async (has) => {
    if (has) backend.put({ 'feedback/f': OPEN });
    const asked = () => backend.sent().filter(({ paths }) => paths.join().includes('collectionId:feedback')).length;
    signIn('ann', { ...RECORD, sentFeedback: null });
    render(<UnreadAnswers />);
    await waitFor(() => expect(backend.stored(`users/${KEY}`)).toMatchObject({ sentFeedback: has }));
    signIn('ann', { ...RECORD, sentFeedback: has });
    expect(asked()).toBe(1);
  });

  it('render nothing when there are none', () => {
    tell('answers', 'ann', ready([]));
    expect(render(<UnreadAnswers />).container).toBeEmptyDOMElement();
  });
});

describe('the feedback page of the desk', () => {
  const show = (feedback: Feedback[], canned: CannedAnswer[] = []) => {
    backend.signIn('root');
    backend.put({ 'feedback/f': OPEN, 'desk/cannedAnswers': { answers: canned } });
    signIn('root', { displayName: 'Root', admin: true });
    tell('feedback', 'open', ready(feedback));
    tell('feedback', 'answered', ready([]));
    tell('feedback', 'canned answers', canned.length === 0 ? { state: 'missing' } : ready(canned));
    render(<FeedbackDesk />);
  };
  const open = { ...written, answer: null };

  it('sends an answer to open feedback, over what was looked at', async () => {
    show([open]);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Answer' }), 'Thank you.');
    await userEvent.click(screen.getByRole('button', { name: 'Send answer' }));
    await waitFor(() =>
      expect(backend.stored('feedback/f')).toMatchObject({ hasAdminResponse: true, adminResponse: 'Thank you.' }),
    );
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
    const saved = () => backend.stored('desk/cannedAnswers')!.answers;
    const fixed = { title: 'Fixed', text: 'This is fixed now.' };
    show([], [fixed]);
    await userEvent.click(await screen.findByRole('button', { name: 'Remove: Fixed' }));
    await waitFor(() => expect(saved()).toEqual([]));
    tell('feedback', 'canned answers', ready([]));
    await userEvent.click(screen.getByRole('button', { name: 'Save canned answer' }));
    expect(screen.getByText('Give it a title.')).toBeInTheDocument();
    await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), 'Thanks');
    await userEvent.type(screen.getByRole('textbox', { name: 'Text' }), 'Thank you!');
    await userEvent.click(screen.getByRole('button', { name: 'Save canned answer' }));
    await waitFor(() => expect(saved()).toEqual([{ title: 'Thanks', text: 'Thank you!' }]));
  });
});
