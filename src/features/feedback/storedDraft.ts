import { FEEDBACK_CATEGORIES, type FeedbackDraft } from '@/domain/feedback';
import { asMap, asOneOf, asText } from '@/domain/parse';

const KEY = 'feedbackDraft';
const EMPTY: FeedbackDraft = { category: 'problem', text: '' };

/** What was begun and not sent; kept in this browser until it is. */
export function readDraft(): FeedbackDraft {
  try {
    const stored = asMap(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
    return {
      category: asOneOf(stored.category, FEEDBACK_CATEGORIES, EMPTY.category),
      text: asText(stored.text, ''),
    };
  } catch {
    return EMPTY;
  }
}

/** Keeps what is being written; null forgets it. Where the browser keeps nothing, it lasts as long as the form. */
export function storeDraft(draft: FeedbackDraft | null): void {
  try {
    if (draft === null || draft.text === '') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Storage is blocked or full: the form still holds it.
  }
}
