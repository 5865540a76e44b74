import { checkFeedback } from '../messages/feedback';
import { longestPrefix } from '../kernel/longestPrefix';
import { isVisible } from '../kernel/writtenText';
import { asMap, asText } from '../kernel/parse';
import { fail, succeed, type Result } from '../kernel/result';

/** An answer to feedback that is written once and used again. */
export type CannedAnswer = { title: string; text: string };

/** How many canned answers there can be, and how long a title can be. */
export const MAX_CANNED = 20;
export const MAX_CANNED_TITLE_LENGTH = 60;

/** Reads the stored canned answers. */
export function parseCannedAnswers(stored: unknown): CannedAnswer[] {
  const { answers } = asMap(stored);
  if (!Array.isArray(answers)) return [];
  return answers.flatMap((answer) => {
    const { title, text } = asMap(answer);
    const read = { title: asText(title, ''), text: asText(text, '') };
    return read.title === '' || read.text === '' ? [] : [read];
  });
}

/** The canned answers with another one, which replaces one of the same title. */
export function withCannedAnswer(
  answers: readonly CannedAnswer[],
  { title, text }: CannedAnswer,
): Result<CannedAnswer[]> {
  const named = longestPrefix(title.trim(), ({ length }) => length <= MAX_CANNED_TITLE_LENGTH);
  if (!isVisible(named)) return fail('title', 'Give it a title.');
  const checked = checkFeedback(text);
  if (!checked.ok) return checked;
  const others = answers.filter((one) => one.title !== named);
  if (others.length >= MAX_CANNED) return fail('full', `There are ${String(MAX_CANNED)} already. Remove one first.`);
  return succeed([...others, { title: named, text: checked.value }]);
}
