'use client';

import { clsx } from 'clsx';
import { MessageCircleQuestion } from 'lucide-react';
import { Button } from '@/components';

/**
 * The feedback button between page and footer (docs/requirements.md R2.11). It floats in the corner of a window that is
 * wider than any page's content. Elsewhere it would cover content, so it is at the end of the page.
 */
export function FeedbackButton({ floating, onPress }: { floating: boolean; onPress: () => void }) {
  return (
    <div
      className={clsx(
        'no-print pointer-events-none z-20 flex justify-end px-4 pb-2 sm:px-6 sm:pb-4 full:hidden',
        floating && '2xl:sticky 2xl:bottom-0',
      )}
    >
      <Button size="small" onClick={onPress} className="pointer-events-auto">
        <MessageCircleQuestion aria-hidden className="size-4" />
        Send feedback
      </Button>
    </div>
  );
}
