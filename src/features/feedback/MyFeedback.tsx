'use client';

import { Card, FailureState, SkeletonRows } from '@/components';
import { useMyFeedback } from '@/providers/messages/useFeedback';
import { Exchange } from './Exchange';

/** All feedback the user has sent, with the answers. Renders nothing before the first. */
export function MyFeedback() {
  const feedback = useMyFeedback();
  if (feedback.state === 'ready' && feedback.value.length === 0) return null;
  return (
    <Card title="Your feedback">
      {feedback.state === 'loading' && <SkeletonRows rows={2} label="Loading your feedback" />}
      {feedback.state === 'failed' && (
        <FailureState
          title="Couldn’t load your feedback"
          message={feedback.message}
          safe="Everything you saved is safe."
        />
      )}
      {feedback.state === 'ready' && (
        <ul className="grid gap-6">
          {feedback.value.map((entry) => (
            <li key={entry.id} className="border-b border-line pb-6 last:border-b-0 last:pb-0">
              <Exchange feedback={entry} writer="You" />
              {entry.answer === null && <p className="mt-2 text-sm text-ink-muted">No answer yet.</p>}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
