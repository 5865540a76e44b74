'use client';

import { Button, Card, Notice } from '@/components';
import type { Feedback } from '@/domain/messages/feedback';
import { useSubmit } from '@/hooks/useSubmit';
import { useSentFeedbackNote } from '@/providers/messages/useFeedback';
import { useUnreadAnswers } from '@/providers/messages/useUnreadAnswers';
import { Exchange } from './Exchange';

/**
 * The unread answers to the user's feedback, which the badge counts, shown above the messages. Renders nothing when
 * there are none.
 */
export function UnreadAnswers() {
  const answers = useUnreadAnswers();
  useSentFeedbackNote();
  if (answers.state !== 'ready' || answers.value.length === 0) return null;
  return (
    <div data-unkept className="mb-4 grid gap-4">
      {answers.value.map((feedback) => (
        <Card key={feedback.id} title="An answer to your feedback">
          <Answer feedback={feedback} />
        </Card>
      ))}
    </div>
  );
}

function Answer({ feedback }: { feedback: Feedback }) {
  const { busy, error, submit } = useSubmit('Couldn’t mark it as read. Please try again.');
  const markRead = () =>
    submit(async () => {
      const { markAnswerRead } = await import('@/data/messages/feedback');
      return markAnswerRead(feedback.id);
    });
  return (
    <Exchange feedback={feedback} writer="You">
      {error && <Notice tone="bad">{error.message}</Notice>}
      <div>
        <Button size="small" busy={busy} onClick={() => void markRead()}>
          Mark as read
        </Button>
      </div>
    </Exchange>
  );
}
