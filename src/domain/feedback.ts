import { isVisible } from './nameRules';
import { asMap, asMillis, asOneOf, asText } from './parse';
import { succeed, fail, type Result } from './result';

/** What feedback may be about. */
export const FEEDBACK_CATEGORIES = ['problem', 'idea', 'question', 'praise'] as const;
export type FeedbackCategory = (typeof FEEDBACK_CATEGORIES)[number];

/** What the screen calls each category. */
export const CATEGORY_NAMES: Record<FeedbackCategory, string> = {
  problem: 'Problem',
  idea: 'Idea',
  question: 'Question',
  praise: 'Praise',
};

/** Longest feedback and longest answer, in characters; the rules hold the same number. */
export const FEEDBACK_LENGTH = 2000;

/** The pattern of the path of a page on this site, at most 200 characters. */
export const FEEDBACK_PAGE = '/(?:[A-Za-z0-9_.~%-][A-Za-z0-9_.~%/-]{0,198})?';
const PAGE = new RegExp(`^(?:${FEEDBACK_PAGE})$`);

/** The path to store with feedback; the start page for one that cannot be stored. */
export function feedbackPage(path: string): string {
  return PAGE.test(path) ? path : '/';
}

/** A person's feedback, and the administrator's answer when there is one (docs/requirements.md R3.13). */
export interface Feedback {
  id: string;
  userId: string;
  /** The writer's username in lower case when it was sent; empty for a writer without one. */
  userName: string;
  category: FeedbackCategory;
  text: string;
  /** The path of the page it was sent from. */
  page: string;
  /** Milliseconds; null while the server has not said. */
  sentAt: number | null;
  answer: string | null;
  /** Milliseconds; null while there is no answer. */
  answeredAt: number | null;
  /** Whether the writer has read the answer. */
  answerRead: boolean;
}

/** What the form holds. */
export interface FeedbackDraft {
  category: FeedbackCategory;
  text: string;
}

/** Reads a draft that a browser kept; null or nonsense is an empty one. */
export function parseFeedbackDraft(stored: unknown): FeedbackDraft {
  const raw = asMap(stored);
  return { category: asOneOf(raw.category, FEEDBACK_CATEGORIES, 'problem'), text: asText(raw.text, '') };
}

/** What an administrator calls the writer. */
export function writerName({ userName }: Pick<Feedback, 'userName'>): string {
  return userName === '' ? 'A fan' : `@${userName}`;
}

/** The text to send, without blank ends. Refuses an empty one and one over 2,000 characters. */
export function checkFeedback(text: string): Result<string> {
  const tidy = text.trim();
  if (!isVisible(tidy)) return fail('empty', 'Write a few words first.');
  const over = tidy.length - FEEDBACK_LENGTH;
  if (over > 0)
    return fail('long', `That is ${over} ${over === 1 ? 'character' : 'characters'} too long. Nothing was sent.`);
  return succeed(tidy);
}

/** Reads stored feedback. An answer counts only where `hasAdminResponse` says that there is one. */
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
