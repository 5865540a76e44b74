import { describe, expect, it } from 'vitest';
import { MAX_FEEDBACK_LENGTH, checkFeedback, feedbackPage, parseFeedback } from './feedback';

describe('feedbackPage', () => {
  it.each(['/', '/roster', '/draft/a1B2c3', `/${'x'.repeat(199)}`])('keeps %s', (path) =>
    expect(feedbackPage(path)).toBe(path),
  );
  it.each(['', '//evil.example', 'https://evil.example', '/a b', `/${'x'.repeat(200)}`])('stores / for %j', (path) =>
    expect(feedbackPage(path)).toBe('/'),
  );
});

describe('checkFeedback', () => {
  it('returns the trimmed text', () => {
    expect(checkFeedback('  The clock ran backwards.\n')).toEqual({ ok: true, value: 'The clock ran backwards.' });
    expect(checkFeedback('x'.repeat(MAX_FEEDBACK_LENGTH)).ok).toBe(true);
  });

  it.each([
    ['', 'Write a few words first.'],
    ['   \n', 'Write a few words first.'],
    ['x'.repeat(MAX_FEEDBACK_LENGTH + 1), 'That is 1 character too long. Nothing was sent.'],
    ['x'.repeat(MAX_FEEDBACK_LENGTH + 30), 'That is 30 characters too long. Nothing was sent.'],
  ])('refuses invalid text %#', (text, message) => {
    expect(checkFeedback(text)).toMatchObject({ ok: false, error: { message } });
  });
});

describe('parseFeedback (R3.13)', () => {
  const stored = {
    userId: 'ann',
    userName: 'Ann',
    category: 'idea',
    text: 'Night mode',
    page: '/roster',
    createdAt: { seconds: 10, nanoseconds: 0 },
    hasAdminResponse: true,
    adminResponse: 'It is there.',
    adminResponseAt: { seconds: 20, nanoseconds: 0 },
    adminResponseRead: false,
  };

  it('reads a stored document', () => {
    expect(parseFeedback('f', stored)).toEqual({
      id: 'f',
      userId: 'ann',
      userName: 'Ann',
      category: 'idea',
      text: 'Night mode',
      page: '/roster',
      sentAt: 10_000,
      answer: 'It is there.',
      answeredAt: 20_000,
      answerRead: false,
    });
  });

  it('has no answer before hasAdminResponse, and tolerates malformed data', () => {
    expect(parseFeedback('f', { ...stored, hasAdminResponse: false }).answer).toBeNull();
    expect(parseFeedback('f', { category: 7, createdAt: 'nonsense' })).toMatchObject({
      category: 'question',
      sentAt: null,
    });
    expect(parseFeedback('f', null).text).toBe('');
  });
});
