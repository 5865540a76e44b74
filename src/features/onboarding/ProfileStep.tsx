'use client';

import { CircleCheck, CircleX } from 'lucide-react';
import { useState } from 'react';
import { Field, Input, SchoolPicker, Spinner } from '@/components';
import { isSchoolCode } from '@/domain/football/schools';
import { asText } from '@/domain/kernel/parse';
import type { Result } from '@/domain/kernel/result';
import type { AppUser, AuthPerson } from '@/domain/account/user';
import { MIN_USERNAME_LENGTH, MAX_USERNAME_LENGTH, USERNAME_TAKEN, lowerUsername } from '@/domain/account/usernames';
import { useSubmit } from '@/hooks/useSubmit';
import { useUnsent } from '@/providers/kernel/useUnsent';
import { useUsernameCheck, type UsernameVerdict } from '@/providers/account/useUsernameCheck';
import { StepFrame } from './StepFrame';

/**
 * The username and, optionally, the favorite school. The username's availability is shown while typing; it's reserved
 * once the user's document exists.
 */
export function ProfileStep({
  person,
  user,
  onDone,
  onBack,
}: {
  person: AuthPerson;
  user: AppUser | null;
  onDone: (user: AppUser) => void;
  onBack: () => void;
}) {
  const mine = user?.username ?? '';
  const [username, setUsername, sent] = useUnsent(person.uid, 'onboarding.username', (typed) => asText(typed, mine));
  const [school, setSchool, sentSchool] = useUnsent(person.uid, 'onboarding.school', (chosen) =>
    isSchoolCode(chosen) ? chosen : (user?.favoriteTeam ?? null),
  );
  const { busy, error, submit, clearError } = useSubmit();
  const [asked, setAsked] = useState(false);
  const [lost, setLost] = useState('');
  const seen = useUsernameCheck(username, person.uid);
  const verdict: UsernameVerdict = lost !== '' && lost === lowerUsername(username) ? { state: 'taken' } : seen;

  const save = async () => {
    setAsked(true);
    if (['refused', 'taken'].includes(verdict.state)) return;
    const reserved = await submit(async (): Promise<Result<AppUser>> => {
      const [{ beginRecord }, { reserveUsername }] = await Promise.all([
        import('@/data/account/users'),
        import('@/data/account/usernames'),
      ]);
      const change = school === (user?.favoriteTeam ?? null) ? {} : { favoriteTeam: school };
      const record = await beginRecord(person, change, new Date());
      const taken = record.ok ? await reserveUsername(record.value, username, new Date()) : record;
      return taken.ok ? record : taken;
    });
    if (reserved.ok) {
      sent();
      sentSchool();
      onDone(reserved.value);
    } else if (reserved.error.code === 'taken') setLost(lowerUsername(username));
  };

  return (
    <StepFrame
      title="Your username and school"
      lead="Usernames are unique. Yours is how other managers know you."
      error={error?.message}
      busy={busy}
      onNext={() => void save()}
      onBack={onBack}
    >
      <Field
        label="Username"
        hint={`${String(MIN_USERNAME_LENGTH)} to ${String(MAX_USERNAME_LENGTH)} letters, digits, dots, hyphens or underscores.`}
        error={error === null ? faultOf(verdict, asked) : ''}
      >
        {(control) => (
          <Input
            {...control}
            name="username"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={username}
            onChange={({ target }) => {
              setUsername(target.value);
              clearError();
              setAsked(false);
            }}
          />
        )}
      </Field>
      <p role="status" className="-mt-3 flex min-h-6 items-center gap-2 text-sm">
        <Verdict verdict={verdict} />
      </p>
      <div className="grid grid-cols-1 gap-2">
        <p aria-hidden className="font-semibold">
          Favorite school (optional)
        </p>
        <p className="text-sm text-ink-muted">
          Your crest has its colors. You can still draft from any school, and add a picture in your profile later.
        </p>
        <SchoolPicker label="Favorite school (optional)" value={school} onChange={setSchool} />
      </div>
    </StepFrame>
  );
}

function faultOf(verdict: UsernameVerdict, asked: boolean): string {
  if (!asked) return '';
  if (verdict.state === 'refused') return verdict.message;
  return verdict.state === 'taken' ? USERNAME_TAKEN : '';
}

function Verdict({ verdict }: { verdict: UsernameVerdict }) {
  switch (verdict.state) {
    case 'checking':
      return (
        <>
          <Spinner label="" className="text-ink-muted" /> Checking…
        </>
      );
    case 'free':
    case 'mine':
      return (
        <span className="flex items-center gap-2 font-semibold text-good">
          <CircleCheck aria-hidden className="size-5" /> Available
        </span>
      );
    case 'taken':
      return (
        <span className="flex items-center gap-2 font-semibold text-bad">
          <CircleX aria-hidden className="size-5" /> Taken
        </span>
      );
    case 'unknown':
      return <span className="text-ink-muted">We can’t check whether it’s available right now.</span>;
    default:
      return null;
  }
}
