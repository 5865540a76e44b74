'use client';

import { useState } from 'react';
import { Button, Notice } from '@/components';
import type { Uid } from '@/domain/kernel/ids';
import type { League } from '@/domain/league/types';
import { withMentions } from '@/domain/messages/mentions';
import { MAX_MESSAGE_LENGTH, plainText, type Message } from '@/domain/messages/messages';
import type { Result } from '@/domain/kernel/result';
import { useSubmit } from '@/hooks/useSubmit';
import { MentionField } from './MentionField';
import { peopleToMention } from './peopleToMention';

/** Edits a message in its place. Enter saves, Escape cancels. */
export function EditMessage({
  message,
  league,
  uid,
  onSave,
  onClose,
}: {
  message: Message;
  league: League;
  uid: Uid;
  onSave: (text: string) => Promise<Result<void>>;
  onClose: () => void;
}) {
  const people = peopleToMention(league, uid);
  const [text, setText] = useState(() =>
    plainText(message, (mentioned) => people.find((one) => one.uid === mentioned)?.handle ?? null),
  );
  const { busy, error, submit } = useSubmit('Your change wasn’t saved. Please try again.');
  const stored = withMentions(text.trim(), people);
  const unfit = stored === '' || stored.length > MAX_MESSAGE_LENGTH;
  const save = async () => {
    if (unfit) return;
    if (stored === message.text || (await submit(() => onSave(stored))).ok) onClose();
  };
  return (
    <div className="grid w-full gap-2">
      {error !== null && <Notice tone="bad">{error.message}</Notice>}
      <MentionField
        label="Edit message"
        text={text}
        people={people}
        autoFocus
        invalid={stored.length > MAX_MESSAGE_LENGTH}
        busy={busy}
        onType={setText}
        onEnter={() => void save()}
        onEscape={onClose}
      />
      <div className="flex gap-2">
        <Button size="small" variant="primary" busy={busy} disabled={unfit} onClick={() => void save()}>
          Save
        </Button>
        <Button size="small" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
