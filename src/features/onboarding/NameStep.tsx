'use client';

import { useState } from 'react';
import { Field, Input } from '@/components';
import { MAX_DISPLAY_NAME_LENGTH, suggestedName, type AppUser, type AuthPerson } from '@/domain/account/user';
import { checkDisplayName } from '@/domain/account/userChecks';
import { asText } from '@/domain/kernel/parse';
import { useSubmit } from '@/hooks/useSubmit';
import { useUnsent } from '@/providers/kernel/useUnsent';
import { StepFrame } from './StepFrame';

/** The display name. Saving it creates the user document; `onDone` gets the user as stored. */
export function NameStep({
  person,
  user,
  onDone,
}: {
  person: AuthPerson;
  user: AppUser | null;
  onDone: (user: AppUser) => void;
}) {
  const suggested = user?.displayName ?? suggestedName(person);
  const [name, setName, sent] = useUnsent(person.uid, 'onboarding.name', (typed) => asText(typed, suggested));
  const [fault, setFault] = useState('');
  const { busy, error, submit } = useSubmit();

  const send = async () => {
    const checked = checkDisplayName(name);
    if (!checked.ok) return setFault(checked.error.message);
    const saved = await submit(async () => {
      const { beginRecord } = await import('@/data/account/users');
      return beginRecord(person, { displayName: checked.value, name: checked.value }, new Date());
    });
    if (!saved.ok) return;
    sent();
    onDone(saved.value);
  };

  return (
    <StepFrame
      title="What should we call you?"
      lead={`You’re signed in as ${person.email}.`}
      error={error?.message}
      busy={busy}
      onNext={() => void send()}
    >
      <Field label="Display name" hint="Your leagues see this name. You can change it later." error={fault}>
        {(control) => (
          <Input
            {...control}
            name="name"
            autoComplete="name"
            dir="auto"
            maxLength={MAX_DISPLAY_NAME_LENGTH}
            value={name}
            onChange={({ target }) => {
              setName(target.value);
              setFault('');
            }}
          />
        )}
      </Field>
    </StepFrame>
  );
}
