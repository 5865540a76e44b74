'use client';

import { useState } from 'react';
import { Button, Card, Notice } from '@/components';
import type { Feedback } from '@/domain/feedback';
import { useUnreadAnswers } from '@/providers/useUnreadAnswers';
import { Exchange } from './Exchange';

/** The answers to one's feedback that the badge counts, above the messages; nothing when there is none. */
export function UnreadAnswers() {
  const answers = useUnreadAnswers();
  if (answers.state !== 'ready' || answers.value.length === 0) return null;
  return (
    <div className="mb-4 grid gap-4">
      {answers.value.map((feedback) => (
        <Card key={feedback.id} title="An answer to your feedback">
          <Answer feedback={feedback} />
        </Card>
      ))}
    </div>
  );
}

function Answer({ feedback }: { feedback: Feedback }) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const read = async () => {
    setBusy(true);
    try {
      const { markAnswerRead } = await import('@/data/feedback');
      const marked = await markAnswerRead(feedback.id);
      if (!marked.ok) setError(marked.error.message);
    } catch {
      setError('Couldn’t mark it as read. Please try again.');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Exchange feedback={feedback} writer="You">
      {error !== '' && <Notice tone="bad">{error}</Notice>}
      <div>
        <Button size="small" busy={busy} onClick={() => void read()}>
          Mark as read
        </Button>
      </div>
    </Exchange>
  );
}
