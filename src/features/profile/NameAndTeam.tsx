'use client';

import { useState, type FormEvent } from 'react';
import { Button, Card, Field, Input, Notice, SchoolPicker, notify } from '@/components';
import { MAX_DISPLAY_NAME_LENGTH, type AppUser } from '@/domain/account/user';
import { checkDisplayName } from '@/domain/account/userChecks';
import { useSubmit } from '@/hooks/useSubmit';

/** The display name and favorite school, which other members of the user's leagues see. */
export function NameAndTeam({ user }: { user: AppUser }) {
  const [name, setName] = useState(user.displayName);
  const [team, setTeam] = useState(user.favoriteTeam);
  const [fault, setFault] = useState('');
  const { busy, error, submit } = useSubmit('Couldn’t save. Please try again.');
  const changed = name !== user.displayName || team !== user.favoriteTeam;

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const checked = checkDisplayName(name);
    if (!checked.ok) return setFault(checked.error.message);
    const saved = await submit(async () => {
      const { changePublicProfile } = await import('@/data/account/publicProfile');
      return changePublicProfile(user, { displayName: checked.value, name: checked.value, favoriteTeam: team });
    });
    if (saved.ok) notify.success('Saved.');
  };

  return (
    <Card title="Name and school">
      <form noValidate onSubmit={(event) => void save(event)} className="grid gap-5">
        {error && <Notice tone="bad">{error.message}</Notice>}
        <Field label="Display name" hint="Shown to everyone in your leagues." error={fault}>
          {(control) => (
            <Input
              {...control}
              autoComplete="name"
              maxLength={MAX_DISPLAY_NAME_LENGTH}
              value={name}
              onChange={({ target }) => {
                setName(target.value);
                setFault('');
              }}
            />
          )}
        </Field>
        <div className="grid grid-cols-1 gap-1.5">
          <p aria-hidden className="font-semibold">
            Favorite school
          </p>
          <SchoolPicker label="Favorite school" value={team} onChange={setTeam} />
        </div>
        <div className="flex justify-end">
          <Button type="submit" variant="primary" busy={busy} disabled={!changed}>
            Save
          </Button>
        </div>
      </form>
    </Card>
  );
}
