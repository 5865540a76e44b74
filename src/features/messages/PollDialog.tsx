'use client';

import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button, Field, FormDialog, Input, Select, notify } from '@/components';
import type { LeagueId, Uid } from '@/domain/kernel/ids';
import {
  MIN_ANSWERS,
  MAX_ANSWERS,
  MAX_ANSWER_LENGTH,
  POLL_HOURS,
  MAX_QUESTION_LENGTH,
  checkPoll,
  pollCloses,
  type PollHours,
} from '@/domain/messages/polls';
import { newMessageId, sendMessage } from '@/data/messages/messageCommands';
import { useSubmit } from '@/hooks/useSubmit';
import { SERVER_CLOCK } from '@/providers/kernel/serverClock';

const CLOSES: Record<PollHours, string> = {
  1: 'In an hour',
  24: 'In a day',
  72: 'In three days',
  168: 'In a week',
};

/** Asks the league a question with two to six answers. What was typed stays until it has been asked. */
export function PollDialog({ uid, leagueId, onClose }: { uid: Uid; leagueId: LeagueId; onClose: () => void }) {
  const [id] = useState(newMessageId);
  const [question, setQuestion] = useState('');
  const [answers, setAnswers] = useState<readonly string[]>(['', '']);
  const [hours, setHours] = useState<PollHours>(24);
  const { busy, error, submit, clearError } = useSubmit('The poll wasn’t sent. Check your connection and try again.');
  const ask = async () => {
    const sent = await submit(() => {
      const checked = checkPoll(question, answers);
      if (!checked.ok) return Promise.resolve(checked);
      const closesAt = pollCloses(SERVER_CLOCK.now(), hours);
      return sendMessage(uid, { id, leagueId, text: checked.value, replyTo: null, closesAt });
    });
    if (!sent.ok) return;
    notify.success('Poll sent.');
    onClose();
  };
  const about = (code: string) => (error?.code === code ? error.message : undefined);
  const others = error === null || error.code === 'question' || error.code === 'answers' ? undefined : error.message;
  return (
    <FormDialog title="New poll" send="Send poll" busy={busy} onSubmit={() => void ask()} onClose={onClose}>
      <Field label="Question" error={about('question')}>
        {(control) => (
          <Input
            {...control}
            dir="auto"
            maxLength={MAX_QUESTION_LENGTH}
            value={question}
            onChange={(event) => {
              setQuestion(event.target.value);
              clearError();
            }}
          />
        )}
      </Field>
      {answers.map((answer, index) => (
        <Field
          key={index}
          label={`Answer ${String(index + 1)}`}
          optional={index >= MIN_ANSWERS}
          error={index === answers.length - 1 ? about('answers') : undefined}
        >
          {(control) => (
            <Input
              {...control}
              dir="auto"
              maxLength={MAX_ANSWER_LENGTH}
              value={answer}
              // A person who has pressed for another answer goes on there.
              autoFocus={index >= MIN_ANSWERS}
              onChange={(event) => {
                setAnswers(answers.map((one, place) => (place === index ? event.target.value : one)));
                clearError();
              }}
            />
          )}
        </Field>
      ))}
      {answers.length < MAX_ANSWERS && (
        <div>
          <Button size="small" onClick={() => setAnswers([...answers, ''])}>
            <Plus aria-hidden className="size-5" />
            Add an answer
          </Button>
        </div>
      )}
      <Field label="Closes" error={others}>
        {(control) => (
          <Select
            {...control}
            value={hours}
            onChange={(event) => setHours(POLL_HOURS.find((one) => String(one) === event.target.value) ?? hours)}
          >
            {POLL_HOURS.map((one) => (
              <option key={one} value={one}>
                {CLOSES[one]}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </FormDialog>
  );
}
