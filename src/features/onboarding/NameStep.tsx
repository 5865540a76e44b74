'use client';

import { useState } from 'react';
import { Field, Input } from '@/components';
import { DISPLAY_NAME_LENGTH, defaultDisplayName, type AppUser, type AuthPerson } from '@/domain/user';
import { checkDisplayName } from '@/domain/userChecks';
import { StepFrame } from './StepFrame';

/** The name that others see. With it the user document begins. */
export function NameStep({ person, user, onDone }: { person: AuthPerson; user: AppUser | null; onDone: () => void }) {
  const [name, setName] = useState(user?.displayName ?? person.displayName ?? defaultDisplayName(person.email));
  const [fault, setFault] = useState('');
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);

  const save = async () => {
    const checked = checkDisplayName(name);
    if (!checked.ok) return setFault(checked.refusal.message);
    setBusy(true);
    setError('');
    const { beginRecord } = await import('@/data/users');
    const saved = await beginRecord(person, { displayName: checked.value, name: checked.value }, new Date());
    setBusy(false);
    if (saved.ok) onDone();
    else setError(saved.refusal.message);
  };

  return (
    <StepFrame
      title="What should we call you?"
      lead={`You are signed in as ${person.email}.`}
      error={error}
      busy={busy}
      onNext={() => void save()}
    >
      <Field label="Display name" hint="Your leagues see this name. You can change it later." error={fault}>
        {(control) => (
          <Input
            {...control}
            name="name"
            autoComplete="name"
            maxLength={DISPLAY_NAME_LENGTH}
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
