'use client';

import { clsx } from 'clsx';
import { MessageCircleQuestion } from 'lucide-react';
import { Button } from '@/components';

/**
 * The feedback button between page and footer (docs/requirements.md R2.11). At a desk it floats in the corner;
 * on a phone, and in a draft room, it would lie on what one presses, so there it is at the page's end.
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
