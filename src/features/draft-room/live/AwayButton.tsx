'use client';

import { Button } from '@/components';
import type { Draft } from '@/domain/draft/types';
import { useRoomState } from '@/providers/draft/room';
import { formatAwayButton, useAway } from '../shared/useAway';

/**
 * "I'm back" for a user who is on autopilot or has missed a clock, otherwise "Autodraft", which turns on autopilot. A
 * phone has it in a menu.
 */
export function AwayButton({ draft }: { draft: Draft }) {
  const { live } = useRoomState();
  const away = useAway(draft);
  if (away === null) return null;
  const { missing, busy, press } = away;
  return (
    <Button
      size="small"
      variant={missing ? 'primary' : 'quiet'}
      className="min-h-9 whitespace-nowrap"
      busy={busy}
      disabled={!live}
      title={missing ? undefined : 'Autodraft picks from your queue until you’re back'}
      onClick={press}
    >
      {formatAwayButton(missing)}
    </Button>
  );
}
