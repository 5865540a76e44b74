'use client';

import { DoorOpen } from 'lucide-react';
import type { MenuItem } from '@/components';
import type { Draft } from '@/domain/draft/types';
import { useRoomActions, useRoomState } from '@/providers/draft/room';
import { useCommand } from './useCommand';

/**
 * `press` turns the user's autopilot on, or ends it and forgives a missed clock (`missing`). Null where that isn't
 * possible.
 */
export function useAway(draft: Draft): { missing: boolean; busy: boolean; press: () => void } | null {
  const { me } = useRoomState();
  const { comeBack, stepAway } = useRoomActions();
  const { busy, run } = useCommand();
  if (!draft.order.includes(me) || comeBack === undefined || stepAway === undefined) return null;
  const missing = (draft.misses[me] ?? 0) > 0;
  return { missing, busy, press: () => void run(missing ? comeBack : stepAway) };
}

/** The label of the button that turns autopilot on or off. */
export function formatAwayButton(missing: boolean): string {
  return missing ? 'I’m back' : 'Autodraft';
}

/** What `AwayButton` does, in a phone's menu; no item where it isn't possible. */
export function useAwayItem(draft: Draft): MenuItem[] {
  const { live } = useRoomState();
  const away = useAway(draft);
  if (away === null) return [];
  return [
    {
      key: 'away',
      label: formatAwayButton(away.missing),
      icon: <DoorOpen aria-hidden />,
      disabled: !live || away.busy,
      onSelect: away.press,
    },
  ];
}
