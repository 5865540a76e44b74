'use client';

import type { FormEvent } from 'react';
import { Button, Field, Select, Textarea, notify } from '@/components';
import type { CannedAnswer } from '@/domain/admin/cannedAnswers';
import { MAX_FEEDBACK_LENGTH, checkFeedback, type Feedback, writerName } from '@/domain/messages/feedback';
import { asText } from '@/domain/kernel/parse';
import { useSubmit } from '@/hooks/useSubmit';
import { useDeskPerson } from '@/providers/admin/useDesk';
import { useUnsent } from '@/providers/kernel/useUnsent';

/** Writes or edits the answer to a feedback message. An edited answer counts as unread again. */
export function AnswerForm({ feedback, canned }: { feedback: Feedback; canned: readonly CannedAnswer[] }) {
  const person = useDeskPerson();
  const [text, setText, forget] = useUnsent(person?.uid ?? null, `answer.${feedback.id}`, (typed) =>
    asText(typed, feedback.answer ?? ''),
  );
  const { busy, error, submit, showError, clearError } = useSubmit(
    'Couldn’t send. Your answer is still here; try again.',
  );
  const unchanged = text === (feedback.answer ?? '');

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const checked = checkFeedback(text);
    if (person === null) return;
    if (!checked.ok) return showError(checked.error.message);
    const sent = await submit(async () => {
      const { answerFeedback } = await import('@/data/admin/feedback');
      return answerFeedback(person, feedback.id, text, { seen: feedback.answer });
    });
    if (!sent.ok) return;
    forget();
    notify.success(`${writerName(feedback)} will see your answer.`);
  };

  return (
    <form noValidate onSubmit={(event) => void send(event)} className="grid gap-2">
      {canned.length > 0 && (
        <div className="max-w-xs">
          <Select
            aria-label="Canned answer"
            value=""
            onChange={({ target }) => {
              const chosen = canned.find(({ title }) => title === target.value);
              if (chosen === undefined) return;
              // Added to what was typed, which isn't lost.
              setText(text.trim() === '' ? chosen.text : `${text}\n\n${chosen.text}`);
              clearError();
            }}
          >
            <option value="">Use a canned answer…</option>
            {canned.map(({ title }) => (
              <option key={title}>{title}</option>
            ))}
          </Select>
        </div>
      )}
      <Field
        label={feedback.answer === null ? 'Answer' : 'Edit answer'}
        hint={`${String(text.length)} of ${String(MAX_FEEDBACK_LENGTH)} characters`}
        error={error?.message}
      >
        {(control) => (
          <Textarea
            {...control}
            dir="auto"
            className="min-h-24"
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              clearError();
            }}
          />
        )}
      </Field>
      <div className="flex justify-end">
        <Button type="submit" variant="primary" size="small" busy={busy} disabled={unchanged}>
          Send answer
        </Button>
      </div>
    </form>
  );
}
