'use client';

import { useState } from 'react';
import { Card, EmptyState, FailureState, PageHeader, Segmented, SkeletonRows, ToolPage } from '@/components';
import { writerName } from '@/domain/feedback';
import { useAuth } from '@/providers/AuthProvider';
import { useAllFeedback } from '@/providers/useFeedback';
import { AnswerForm } from './AnswerForm';
import { Exchange } from './Exchange';

/** Where administrators read and answer feedback. */
export function FeedbackDesk() {
  const { user, status } = useAuth();
  if (status !== 'ready' || user === null) return null;
  return (
    <ToolPage note="A tool for administrators: fans don’t see this page">
      <PageHeader title="Feedback" lead="Messages from fans, newest first." />
      {user.admin ? (
        <Desk />
      ) : (
        <EmptyState title="Administrators only">
          Your own feedback and the answers to it are on your profile.
        </EmptyState>
      )}
    </ToolPage>
  );
}

function Desk() {
  const [shown, setShown] = useState<'waiting' | 'answered'>('waiting');
  const feedback = useAllFeedback(shown === 'answered');
  return (
    <>
      <Segmented
        label="Which feedback"
        value={shown}
        options={[
          { value: 'waiting', label: 'Open' },
          { value: 'answered', label: 'Answered' },
        ]}
        onChange={setShown}
        className="mb-5"
      />
      {feedback.state === 'loading' && <SkeletonRows rows={3} label="Loading feedback" rowClass="h-40" />}
      {feedback.state === 'failed' && (
        <FailureState
          title="Couldn’t load feedback"
          message={feedback.message}
          safe="Nothing is lost."
          onRetry={() => window.location.reload()}
        />
      )}
      {feedback.state === 'ready' && feedback.value.length === 0 && (
        <EmptyState title={shown === 'waiting' ? 'You’re all caught up' : 'No answers yet'} />
      )}
      {feedback.state === 'ready' && (
        <ul className="grid gap-5">
          {feedback.value.map((entry) => (
            <li key={entry.id}>
              <Card>
                <Exchange feedback={entry} writer={writerName(entry)}>
                  {entry.answer !== null && (
                    <p className="text-sm text-ink-muted">
                      {entry.answerRead ? 'They’ve read your answer.' : 'They haven’t read your answer yet.'}
                    </p>
                  )}
                  <AnswerForm feedback={entry} />
                </Exchange>
              </Card>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
