'use client';

import { clsx } from 'clsx';
import { Button } from '@/components';
import type { Draft } from '@/domain/draft/types';
import { useRoomState } from '@/providers/draft/room';
import { formatAwayButton, useAway } from '../shared/useAway';

/**
 * "I'm back" for a user who is on autopilot or has missed a clock, otherwise "Pick for me", which turns on autopilot.
 * It's hidden for the commissioner on a phone, where the space is needed for who is next; there it's in the
 * commissioner's menu.
 */
export function AwayButton({ draft }: { draft: Draft }) {
  const { me, live } = useRoomState();
  const away = useAway(draft);
  if (away === null) return null;
  const { missing, busy, press } = away;
  return (
    <Button
      size="small"
      variant={missing ? 'primary' : 'quiet'}
      className={clsx('min-h-9 whitespace-nowrap', draft.commissioner === me && 'max-sm:hidden')}
      busy={busy}
      disabled={!live}
      title={missing ? undefined : 'Autodraft picks from your queue until you’re back'}
      onClick={press}
    >
      {formatAwayButton(missing)}
    </Button>
  );
}
