'use client';

import { clsx } from 'clsx';
import { MessageCircleQuestion } from 'lucide-react';
import { Button } from '@/components';

/**
 * The feedback button between page and footer (docs/requirements.md R2.11). On desktop it floats in the corner. On a phone and in
 * a draft room it would cover controls, so it is at the end of the page there.
 */
export function FeedbackButton({ floating, onPress }: { floating: boolean; onPress: () => void }) {
  return (
    <div
      className={clsx(
        'no-print pointer-events-none z-20 flex justify-end px-4 pb-4 sm:px-6',
        floating && 'xl:sticky xl:bottom-0',
      )}
    >
      <Button size="small" onClick={onPress} className="pointer-events-auto">
        <MessageCircleQuestion aria-hidden className="size-4" />
        Feedback
      </Button>
    </div>
  );
}
