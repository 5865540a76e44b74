'use client';

import type { Draft } from '@/domain/draft/types';
import { RoomMenu } from '../shared/RoomMenu';
import { useSoundItem } from '../sound/SoundButton';
import { useAwayItem } from '../shared/useAway';
import { useUndoItem } from './UndoRequest';

/** On a phone, the tools of a manager who isn't the commissioner. */
export function MemberMenu({ draft }: { draft: Draft }) {
  const undo = useUndoItem(draft);
  const away = useAwayItem(draft);
  const sounds = useSoundItem();
  return <RoomMenu label="Your tools" items={[...undo, ...away, sounds]} />;
}
