import { HOUR_MS } from '../kernel/durations';
import { asMap } from '../kernel/parse';
import { fail, succeed, type Result } from '../kernel/result';
import type { Uid } from '../kernel/ids';
import { isText, isVisible, tidyText } from '../kernel/writtenText';

/** The longest question and answer of a poll, in characters. A poll is a message, and all of it fits into one. */
export const MAX_QUESTION_LENGTH = 200;
export const MAX_ANSWER_LENGTH = 80;

/** How many answers a poll has. The rules know only that a vote is for one of the most that there can be. */
export const MIN_ANSWERS = 2;
export const MAX_ANSWERS = 6;

/** How long a poll can be open, in hours. */
export const POLL_HOURS = [1, 24, 3 * 24, 7 * 24] as const;
export type PollHours = (typeof POLL_HOURS)[number];

/**
 * A poll: the message's first line asks, and each of its other lines is an answer. `closesAt` is in milliseconds since
 * 1970. `votes`: the index of the answer that each person chose.
 */
export interface Poll {
  question: string;
  answers: readonly string[];
  closesAt: number;
  votes: Readonly<Record<Uid, number>>;
}

/** Reads a message's poll; null if it is none, or hasn't a poll's lines. */
export function parsePoll(text: string, closesAt: number | null, votes: unknown): Poll | null {
  const [question = '', ...answers] = text.split('\n');
  if (closesAt === null || answers.length < MIN_ANSWERS || answers.length > MAX_ANSWERS) return null;
  if (!answers.every(isVisible)) return null;
  return {
    question,
    answers,
    closesAt,
    votes: Object.fromEntries(
      Object.entries(asMap(votes)).flatMap(([uid, stored]) => {
        const index = answers.findIndex((_, place) => storedVote(place) === stored);
        return index < 0 ? [] : [[uid, index]];
      }),
    ),
  };
}

/** How a vote for the answer at an index is stored. */
export function storedVote(index: number): string {
  return String(index + 1);
}

/** Returns the text of a poll's message. Answers that are empty are left out. */
export function checkPoll(asked: string, offered: readonly string[]): Result<string> {
  const [question = '', ...answers] = [asked, ...offered].map((line) => tidyText(line).replaceAll('\n', ' '));
  const given = answers.filter(isText);
  if (!isText(question)) return fail('question', 'Ask a question.');
  if (given.length < MIN_ANSWERS) return fail('answers', 'Give at least two answers.');
  if (new Set(given.map((answer) => answer.toLowerCase())).size < given.length) {
    return fail('answers', 'Two of the answers are the same.');
  }
  if (question.length > MAX_QUESTION_LENGTH || given.some(({ length }) => length > MAX_ANSWER_LENGTH)) {
    return fail(
      'long',
      `A question can be up to ${String(MAX_QUESTION_LENGTH)} characters, an answer up to ${String(MAX_ANSWER_LENGTH)}.`,
    );
  }
  return succeed([question, ...given].join('\n'));
}

/** When a poll asked at `now` closes, in milliseconds since 1970. */
export function pollCloses(now: number, hours: PollHours): number {
  return now + hours * HOUR_MS;
}

/** An answer with who voted for it. `leads`: no answer has more votes, and it has one. */
export interface PollLine {
  answer: string;
  voters: readonly Uid[];
  leads: boolean;
}

/** A poll's answers with their votes, in the poll's order. */
export function pollLines({ answers, votes }: Poll): PollLine[] {
  const voters = answers.map((_, index) => Object.keys(votes).filter((uid) => votes[uid] === index));
  const most = Math.max(1, ...voters.map(({ length }) => length));
  return answers.map((answer, index) => ({
    answer,
    voters: voters[index] ?? [],
    leads: voters[index]?.length === most,
  }));
}
