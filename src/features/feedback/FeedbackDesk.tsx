'use client';

import { useState } from 'react';
import {
  Card,
  EmptyState,
  FailureState,
  PageHeader,
  Segmented,
  Select,
  SkeletonRows,
  FailureNotice,
} from '@/components';
import {
  CATEGORY_NAMES,
  FEEDBACK_CATEGORIES,
  writerName,
  type Feedback,
  type FeedbackCategory,
} from '@/domain/messages/feedback';
import { ready, valueOr, type Loadable } from '@/domain/kernel/loadable';
import { useAllFeedback, useCannedAnswers } from '@/providers/messages/useFeedback';
import { AnswerForm } from './AnswerForm';
import { CannedAnswers } from './CannedAnswers';
import { Exchange } from './Exchange';

/** Where administrators and staff read and answer feedback: a page of the desk, whose frame keeps others out. */
export function FeedbackDesk() {
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Feedback" lead="Messages from fans, newest first." />
      <Desk />
    </div>
  );
}

function Desk() {
  const [shown, setShown] = useState<'waiting' | 'answered'>('waiting');
  const [category, setCategory] = useState<FeedbackCategory | 'all'>('all');
  const all = useAllFeedback(shown === 'answered');
  const canned = useCannedAnswers();
  const answers = valueOr(canned, []);
  const feedback: Loadable<Feedback[]> =
    all.state === 'ready' && category !== 'all' ? ready(all.value.filter((entry) => entry.category === category)) : all;
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
      />
      <div className="mt-3 mb-5 max-w-60">
        <Select
          aria-label="Category"
          value={category}
          onChange={({ target }) => setCategory(FEEDBACK_CATEGORIES.find((one) => one === target.value) ?? 'all')}
        >
          <option value="all">All categories</option>
          {FEEDBACK_CATEGORIES.map((one) => (
            <option key={one} value={one}>
              {CATEGORY_NAMES[one]}
            </option>
          ))}
        </Select>
      </div>
      {feedback.state === 'loading' && <SkeletonRows rows={3} label="Loading feedback" rowClass="h-40" />}
      {feedback.state === 'failed' && (
        <FailureState title="Couldn’t load feedback" message={feedback.message} safe="Everything you saved is safe." />
      )}
      {feedback.state === 'ready' && feedback.value.length === 0 && (
        <EmptyState
          title={
            category !== 'all'
              ? 'None in this category'
              : shown === 'waiting'
                ? 'You’re all caught up'
                : 'No answers yet'
          }
        />
      )}
      {feedback.state === 'ready' && (
        <ul className="grid gap-5">
          {feedback.value.map((entry) => (
            <li key={entry.id}>
              <Card>
                <Exchange feedback={entry} writer={writerName(entry)} from={entry.page}>
                  {entry.answer !== null && (
                    <p className="text-sm text-ink-muted">
                      {entry.answerRead ? 'They’ve read your answer.' : 'They haven’t read your answer yet.'}
                    </p>
                  )}
                  <AnswerForm feedback={entry} canned={answers} />
                </Exchange>
              </Card>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-8">
        {canned.state === 'failed' && (
          <FailureNotice title="Couldn’t load the canned answers">{canned.message}</FailureNotice>
        )}
        {(canned.state === 'ready' || canned.state === 'missing') && <CannedAnswers answers={answers} />}
      </div>
    </>
  );
}
