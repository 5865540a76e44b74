'use client';

import { useState, type FormEvent } from 'react';
import { Button, Card, Field, Input, Notice, Textarea, notify } from '@/components';
import { MAX_CANNED_TITLE_LENGTH, withCannedAnswer, type CannedAnswer } from '@/domain/admin/cannedAnswers';
import { useSubmit } from '@/hooks/useSubmit';
import { useDeskPerson } from '@/providers/admin/useDesk';

/** The canned answers, to add to and remove from. */
export function CannedAnswers({ answers }: { answers: readonly CannedAnswer[] }) {
  const [title, setTitle] = useState('');
  const [text, setText] = useState('');
  const person = useDeskPerson();
  const { busy, error, submit, showError, clearError } = useSubmit('Couldn’t save. Nothing changed.');
  const save = async (next: readonly CannedAnswer[]) => {
    if (person === null) return false;
    const saved = await submit(async () => {
      const { saveCannedAnswers } = await import('@/data/admin/feedback');
      return saveCannedAnswers(person, next, { seen: answers });
    });
    return saved.ok;
  };
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const added = withCannedAnswer(answers, { title, text });
    if (!added.ok) return showError(added.error.message);
    if (!(await save(added.value))) return;
    // What has been typed meanwhile stays.
    setTitle((now) => (now === title ? '' : now));
    setText((now) => (now === text ? '' : now));
    notify.success('Canned answer saved.');
  };
  const remove = async (removed: CannedAnswer) => {
    if (await save(answers.filter((one) => one !== removed))) notify.success('Removed. You can undo this in the log.');
  };
  return (
    <Card title="Canned answers">
      {answers.length > 0 && (
        <ul className="mb-4 divide-y divide-line">
          {answers.map((answer) => (
            <li key={answer.title} className="flex items-start gap-3 py-2">
              <div className="min-w-0 flex-1">
                <p className="font-semibold wrap-anywhere">{answer.title}</p>
                <p dir="auto" className="text-sm wrap-anywhere whitespace-pre-wrap text-ink-muted">
                  {answer.text}
                </p>
              </div>
              <Button size="small" disabled={busy} onClick={() => void remove(answer)}>
                Remove<span className="sr-only">: {answer.title}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <form noValidate onSubmit={(event) => void add(event)} className="grid gap-3">
        <Field label="Title">
          {(control) => (
            <Input
              {...control}
              maxLength={MAX_CANNED_TITLE_LENGTH}
              value={title}
              onChange={({ target }) => {
                setTitle(target.value);
                clearError();
              }}
            />
          )}
        </Field>
        <Field label="Text">
          {(control) => (
            <Textarea
              {...control}
              dir="auto"
              value={text}
              onChange={({ target }) => {
                setText(target.value);
                clearError();
              }}
            />
          )}
        </Field>
        {error && <Notice tone="bad">{error.message}</Notice>}
        <div>
          <Button type="submit" size="small" busy={busy}>
            Save canned answer
          </Button>
        </div>
      </form>
    </Card>
  );
}
