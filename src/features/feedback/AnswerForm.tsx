'use client';

import type { FormEvent } from 'react';
import { Button, Field, Textarea, notify } from '@/components';
import { FEEDBACK_LENGTH, checkFeedback, type Feedback, writerName } from '@/domain/feedback';
import { asText } from '@/domain/parse';
import { useSubmit } from '@/hooks/useSubmit';
import { useAuth } from '@/providers/AuthProvider';
import { useUnsent } from '@/providers/useUnsent';

/** Writes or edits the answer to a feedback message. An edited answer counts as unread again. */
export function AnswerForm({ feedback }: { feedback: Feedback }) {
  const { uid } = useAuth();
  const [text, setText, forget] = useUnsent(uid, `answer.${feedback.id}`, (typed) =>
    asText(typed, feedback.answer ?? ''),
  );
  const { busy, error, submit, showError, clearError } = useSubmit(
    'Couldn’t send. Your answer is still here; try again.',
  );
  const unchanged = text === (feedback.answer ?? '');

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const checked = checkFeedback(text);
    if (!checked.ok) return showError(checked.error.message);
    const sent = await submit(async () => {
      const { answerFeedback } = await import('@/data/feedback');
      return answerFeedback(feedback.id, text);
    });
    if (!sent.ok) return;
    forget();
    notify.success(`${writerName(feedback)} will see your answer.`);
  };

  return (
    <form noValidate onSubmit={(event) => void send(event)} className="grid gap-2">
      <Field
        label={feedback.answer === null ? 'Answer' : 'Edit answer'}
        hint={`${String(text.length)} of ${String(FEEDBACK_LENGTH)} characters`}
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
