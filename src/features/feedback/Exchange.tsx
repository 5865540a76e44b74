import { formatTime } from '@/domain/kernel/times';
import type { ReactNode } from 'react';
import { Badge } from '@/components';
import { CATEGORY_NAMES, type Feedback } from '@/domain/messages/feedback';

function Said({ by, at, children }: { by: string; at: number | null; children: string }) {
  return (
    <div className="min-w-0">
      <p className="text-sm text-ink-muted">
        <span dir="auto" className="font-semibold text-ink">
          {by}
        </span>
        {at !== null && <> · {formatTime(at, new Date())}</>}
      </p>
      <p dir="auto" className="break-words whitespace-pre-wrap">
        {children}
      </p>
    </div>
  );
}

/**
 * A feedback message and its answer. `writer` is the name of its author; `from` is the page it was sent from, for
 * administrators; `children` render below them.
 */
export function Exchange({
  feedback,
  writer,
  from,
  children,
}: {
  feedback: Feedback;
  writer: string;
  from?: string;
  children?: ReactNode;
}) {
  return (
    <article className="grid gap-3">
      <p className="flex flex-wrap items-center gap-2 text-sm text-ink-muted">
        <Badge>{CATEGORY_NAMES[feedback.category]}</Badge>
        {from !== undefined && <>from {from}</>}
      </p>
      <Said by={writer} at={feedback.sentAt}>
        {feedback.text}
      </Said>
      {feedback.answer !== null && (
        <div className="border-l-4 border-primary pl-3">
          <Said by="The team" at={feedback.answeredAt}>
            {feedback.answer}
          </Said>
        </div>
      )}
      {children}
    </article>
  );
}
