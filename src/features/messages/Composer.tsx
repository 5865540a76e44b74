'use client';

import { clsx } from 'clsx';
import { ListChecks, Send, X } from 'lucide-react';
import { useEffect, useId, useRef, type FormEvent } from 'react';
import { Button, LiveRegion, Notice } from '@/components';
import type { LeagueId, Uid } from '@/domain/kernel/ids';
import { withMentions, type Mentionable } from '@/domain/messages/mentions';
import { MAX_MESSAGE_LENGTH } from '@/domain/messages/messages';
import { asTyped } from '@/domain/kernel/parse';
import type { Result } from '@/domain/kernel/result';
import { useSubmit } from '@/hooks/useSubmit';
import { useUnsent } from '@/providers/kernel/useUnsent';
import { MentionField } from './MentionField';

/** Number of characters from which the composer shows a count. */
const COUNT_FROM = 800;
/** How many characters are left when a screen reader says so. */
const WARN_AT = 50;

/**
 * The message field. If sending fails, the text stays in the field with the error above it; unsent text survives a
 * reload. Enter sends, Shift+Enter starts a new line. `quote` is the message that is answered, in one line. `onAsk`
 * opens a poll's form.
 */
export function Composer({
  uid,
  leagueId,
  people = [],
  quote = null,
  onNoReply,
  onAsk,
  onSend,
}: {
  uid: Uid;
  leagueId: LeagueId;
  people?: readonly Mentionable[];
  quote?: string | null;
  onNoReply?: () => void;
  onAsk: () => void;
  onSend: (text: string) => Promise<Result<void>>;
}) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useUnsent(uid, `messages.${leagueId}`, asTyped);
  const { busy, error, submit, clearError } = useSubmit('Your message wasn’t sent. Please try again.');
  const stored = withMentions(text.trim(), people);
  const length = stored.length;
  const tooLong = length > MAX_MESSAGE_LENGTH;

  const isReply = quote !== null;
  useEffect(() => {
    if (isReply) focusField(form.current);
  }, [isReply]);
  const send = async () => {
    if (length === 0 || tooLong) return;
    const sent = await submit(() => onSend(stored));
    if (sent.ok) setText('');
  };

  return (
    <form
      ref={form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        // The button is disabled once the field is empty, and the next message is written in the field.
        focusField(form.current);
        void send();
      }}
      className="grid grid-cols-[minmax(0,1fr)] gap-2 border-t border-line bg-surface p-3 sm:p-4"
    >
      {error && (
        <Notice tone="bad" title="Not sent">
          {error.message}
        </Notice>
      )}
      {quote !== null && (
        <p className="flex min-w-0 items-center gap-2 text-sm text-ink-muted">
          <span className="min-w-0 flex-1 truncate">Reply to {quote}</span>
          <Button
            variant="quiet"
            size="small"
            aria-label="Don’t reply"
            onClick={() => {
              onNoReply?.();
              focusField(form.current);
            }}
          >
            <X aria-hidden className="size-5" />
          </Button>
        </p>
      )}
      <div className="flex min-w-0 items-end gap-2">
        <Button variant="quiet" size="small" aria-label="New poll" title="New poll" onClick={onAsk}>
          <ListChecks aria-hidden className="size-5" />
        </Button>
        <MentionField
          label="Message"
          describedBy={`${id}-count`}
          placeholder="Message the league"
          text={text}
          people={people}
          invalid={tooLong}
          busy={busy}
          onType={(typed) => {
            setText(typed);
            clearError();
          }}
          onEnter={() => void send()}
          onEscape={onNoReply}
        />
        <Button type="submit" variant="primary" busy={busy} disabled={length === 0 || tooLong}>
          <Send aria-hidden className="size-5" />
          <span className="max-sm:sr-only">{error === null ? 'Send' : 'Send again'}</span>
        </Button>
      </div>
      <p
        id={`${id}-count`}
        className={clsx(
          'text-sm figures',
          tooLong ? 'font-semibold text-bad' : 'text-ink-muted',
          length < COUNT_FROM && 'sr-only',
        )}
      >
        {length < COUNT_FROM
          ? `Up to ${String(MAX_MESSAGE_LENGTH)} characters`
          : tooLong
            ? `${String(length)} of ${String(MAX_MESSAGE_LENGTH)} characters: too long`
            : `${String(length)} of ${String(MAX_MESSAGE_LENGTH)} characters`}
      </p>
      <LiveRegion
        message={
          tooLong
            ? 'Your message is too long.'
            : length > MAX_MESSAGE_LENGTH - WARN_AT
              ? `Fewer than ${String(WARN_AT)} characters left.`
              : ''
        }
      />
    </form>
  );
}

function focusField(form: HTMLFormElement | null): void {
  form?.querySelector('textarea')?.focus();
}
