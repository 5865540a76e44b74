'use client';

import { formatWhole } from '@/domain/kernel/hundredths';
import { useRef, type FormEvent } from 'react';
import { Button, Dialog, Field, Notice, Select, Textarea, notify } from '@/components';
import { env } from '@/config/env';
import {
  CATEGORY_NAMES,
  FEEDBACK_CATEGORIES,
  MAX_FEEDBACK_LENGTH,
  checkFeedback,
  parseFeedbackDraft,
  type FeedbackDraft,
} from '@/domain/messages/feedback';
import { useSubmit } from '@/hooks/useSubmit';
import { useAuth } from '@/providers/account/AuthProvider';
import { useSignInPrompt } from '@/providers/account/SignInPrompt';
import { useUnsent } from '@/providers/kernel/useUnsent';

const FAILED = 'Couldn’t send. Your message is still here; check your connection and try again.';

/**
 * The feedback form. Unsent text survives closing the dialog and reloading the page. Signed-out users can sign in first
 * or leave an email.
 */
export function FeedbackDialog({ page, onClose }: { page: string; onClose: () => void }) {
  const { user, uid } = useAuth();
  const prompt = useSignInPrompt();
  const [draft, setDraft, sent] = useUnsent(uid, 'feedback', parseFeedbackDraft);
  const { busy, error, submit, showError, clearError } = useSubmit(FAILED);
  const field = useRef<HTMLTextAreaElement>(null);
  const anonymous = user === null || uid === null;

  const change = (next: Partial<FeedbackDraft>) => {
    setDraft({ ...draft, ...next });
    clearError();
  };

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (anonymous) return;
    const checked = checkFeedback(draft.text);
    if (!checked.ok) {
      field.current?.focus();
      return showError(checked.error.message);
    }
    const answer = await submit(async () => {
      const { sendFeedback } = await import('@/data/messages/feedback');
      return sendFeedback(user, draft, page);
    });
    if (!answer.ok) return;
    sent();
    notify.success('Thanks! We’ll answer in your messages.');
    onClose();
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Send feedback"
      description="To the team behind the game. We keep what you type until you send it."
      initialFocus={field}
      actions={
        anonymous ? (
          <>
            <Button
              variant="primary"
              onClick={() => {
                onClose();
                prompt.show();
              }}
            >
              Sign In / Register
            </Button>
            <Button asChild>
              <a href={mailAddress(draft)}>Send an email instead</a>
            </Button>
          </>
        ) : (
          <>
            <Button type="submit" form="feedback" variant="primary" busy={busy}>
              Send
            </Button>
            <Button onClick={onClose}>Close</Button>
          </>
        )
      }
    >
      <form id="feedback" noValidate onSubmit={(event) => void send(event)} className="grid gap-4">
        {anonymous && <Notice>Sign in to get an answer here, or send us an email.</Notice>}
        <Field label="What’s it about?">
          {(control) => (
            <Select
              {...control}
              value={draft.category}
              onChange={({ target }) => {
                const category = FEEDBACK_CATEGORIES.find((name) => name === target.value);
                if (category) change({ category });
              }}
            >
              {FEEDBACK_CATEGORIES.map((category) => (
                <option key={category} value={category}>
                  {CATEGORY_NAMES[category]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Your message" error={error?.message}>
          {(control) => (
            <Textarea
              {...control}
              ref={field}
              className="min-h-32"
              dir="auto"
              value={draft.text}
              onChange={({ target }) => change({ text: target.value })}
            />
          )}
        </Field>
        <p className="text-right text-sm text-ink-muted">
          <span className={draft.text.length > MAX_FEEDBACK_LENGTH ? 'font-semibold text-bad figures' : 'figures'}>
            {formatWhole(draft.text.length)} of {formatWhole(MAX_FEEDBACK_LENGTH)}
          </span>
        </p>
      </form>
    </Dialog>
  );
}

function mailAddress({ category, text }: FeedbackDraft): string {
  const about = `subject=${encodeURIComponent(CATEGORY_NAMES[category])}&body=${encodeURIComponent(text)}`;
  return `mailto:${env.supportEmail}?${about}`;
}
