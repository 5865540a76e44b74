import { formatCount } from '../kernel/formatCount';

import { isText, tidyText, TOO_MANY_LINES } from '../kernel/writtenText';
import { asMap, asMillis, asOneOf, asText } from '../kernel/parse';
import { succeed, fail, type Result } from '../kernel/result';

/** The categories of feedback. */
export const FEEDBACK_CATEGORIES = ['problem', 'idea', 'question', 'praise'] as const;
export type FeedbackCategory = (typeof FEEDBACK_CATEGORIES)[number];

/** The display name of each category. */
export const CATEGORY_NAMES: Record<FeedbackCategory, string> = {
  problem: 'Problem',
  idea: 'Idea',
  question: 'Question',
  praise: 'Praise',
};

/** Maximum length of feedback and of an answer, in characters; the rules have the same limit. */
export const MAX_FEEDBACK_LENGTH = 2000;

/** Pattern of a page's path on this site, at most 200 characters. */
export const FEEDBACK_PAGE = '/(?:[A-Za-z0-9_.~%-][A-Za-z0-9_.~%/-]{0,198})?';
const PAGE = new RegExp(`^(?:${FEEDBACK_PAGE})$`);

/** The path to store with feedback; `/` if the path can't be stored. */
export function feedbackPage(path: string): string {
  return PAGE.test(path) ? path : '/';
}

/** A user's feedback, with the administrator's answer if there is one (docs/requirements.md R3.13). */
export interface Feedback {
  id: string;
  userId: string;
  /** The writer's username in lower case at the time of sending; empty if they had none. */
  userName: string;
  category: FeedbackCategory;
  text: string;
  /** The path of the page it was sent from. */
  page: string;
  /** Milliseconds since 1970; null until the server confirms the time. */
  sentAt: number | null;
  answer: string | null;
  /** Milliseconds since 1970; null without an answer. */
  answeredAt: number | null;
  /** Whether the writer has read the answer. */
  answerRead: boolean;
}

/** The contents of the feedback form. */
export interface FeedbackDraft {
  category: FeedbackCategory;
  text: string;
}

/** Reads a draft stored in the browser; invalid data gives an empty draft. */
export function parseFeedbackDraft(stored: unknown): FeedbackDraft {
  const raw = asMap(stored);
  return { category: asOneOf(raw.category, FEEDBACK_CATEGORIES, 'problem'), text: asText(raw.text, '') };
}

/** The writer's name as shown to an administrator. */
export function writerName({ userName }: Pick<Feedback, 'userName'>): string {
  return userName === '' ? 'A fan' : `@${userName}`;
}

/** Returns the text to send, tidied. Fails for empty text, too many lines and more than 2,000 characters. */
export function checkFeedback(text: string): Result<string> {
  const tidy = tidyText(text);
  if (tidy === '') return fail('empty', 'Write a few words first.');
  if (!isText(tidy)) return fail('lines', TOO_MANY_LINES);
  const over = tidy.length - MAX_FEEDBACK_LENGTH;
  if (over > 0) return fail('long', `That is ${formatCount(over, 'character')} too long. Nothing was sent.`);
  return succeed(tidy);
}

/** Reads stored feedback. An answer is read only when `hasAdminResponse` is true. */
export function parseFeedback(id: string, stored: unknown): Feedback {
  const raw = asMap(stored);
  const answered = raw.hasAdminResponse === true;
  return {
    id,
    userId: asText(raw.userId, ''),
    userName: asText(raw.userName, ''),
    category: asOneOf(raw.category, FEEDBACK_CATEGORIES, 'question'),
    text: asText(raw.text, ''),
    page: asText(raw.page, '/'),
    sentAt: asMillis(raw.createdAt),
    answer: answered ? asText(raw.adminResponse, '') : null,
    answeredAt: answered ? asMillis(raw.adminResponseAt) : null,
    answerRead: raw.adminResponseRead === true,
  };
}
