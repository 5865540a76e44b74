import { describe, expect, it } from 'vitest';
import { succeed } from '../kernel/result';
import { canEdit, parseMessage, plainText } from './messages';
import { checkPoll, parsePoll, pollCloses, pollLines } from './polls';

const TEXT = 'Who wins?\nAlabama\nGeorgia\nTexas';
const say = (question: string, ...answers: string[]) => {
  const checked = checkPoll(question, answers);
  return checked.ok ? checked.value : checked.error.message;
};

describe('a poll’s form', () => {
  it('becomes a text of a line each, without the empty answers', () => {
    expect(checkPoll(' Who\nwins? ', ['Alabama', ' ', 'Georgia\u202e', ''])).toEqual(
      succeed('Who wins?\nAlabama\nGeorgia'),
    );
  });

  it('needs a question and two different answers that aren’t too long', () => {
    expect(say(' ', 'Alabama', 'Georgia')).toBe('Ask a question.');
    expect(say('Who wins?', 'Alabama', '\u200b')).toBe('Give at least two answers.');
    expect(say('Who wins?', 'Alabama', 'alabama ')).toBe('Two of the answers are the same.');
    const long = 'A question can be up to 200 characters, an answer up to 80.';
    expect(say('x'.repeat(201), 'Alabama', 'Georgia')).toBe(long);
    expect(say('Who wins?', 'Alabama', 'x'.repeat(81))).toBe(long);
    expect(say('x'.repeat(200), 'Alabama', 'x'.repeat(80))).toMatch(/^x{200}\nAlabama\nx{80}$/);
  });

  it('closes after hours', () => {
    expect(pollCloses(1_000, 24)).toBe(86_401_000);
  });
});

describe('a poll', () => {
  it('is a message with an end and two to six answers', () => {
    expect(parsePoll(TEXT, 5, {})).toEqual({
      question: 'Who wins?',
      answers: ['Alabama', 'Georgia', 'Texas'],
      closesAt: 5,
      votes: {},
    });
    expect(parsePoll(TEXT, null, {})).toBeNull();
    expect(parsePoll('Who wins?\nAlabama', 5, {})).toBeNull();
    expect(parsePoll(`Who wins?${'\nAlabama'.repeat(7)}`, 5, {})).toBeNull();
    expect(parsePoll('Who wins?\nAlabama\n\u200b', 5, {})).toBeNull();
  });

  it('counts a vote only for an answer that it has', () => {
    const poll = parsePoll(TEXT, 5, { ann: '1', bob: '3', cat: '4', dan: 1, eve: 'like' });
    expect(poll?.votes).toEqual({ ann: 0, bob: 2 });
  });

  it('has its answers in order, with their voters and which lead', () => {
    const lines = (votes: Record<string, string>) => pollLines(parsePoll(TEXT, 5, votes)!);
    expect(lines({ ann: '2', bob: '2', cat: '3' })).toEqual([
      { answer: 'Alabama', voters: [], leads: false },
      { answer: 'Georgia', voters: ['ann', 'bob'], leads: true },
      { answer: 'Texas', voters: ['cat'], leads: false },
    ]);
    expect(lines({ ann: '1', bob: '2' }).map(({ leads }) => leads)).toEqual([true, true, false]);
    expect(lines({}).map(({ leads }) => leads)).toEqual([false, false, false]);
  });

  it('is quoted by its question, and not edited', () => {
    const message = (closesAt?: number) => parseMessage('1', { senderId: 'ann', text: TEXT, timestamp: 0, closesAt });
    expect(plainText(message(5), () => null)).toBe('Poll: Who wins?');
    expect(plainText(message(), () => null)).toBe(TEXT);
    expect([canEdit(message(5), 'ann', 1), canEdit(message(), 'ann', 1)]).toEqual([false, true]);
  });
});
