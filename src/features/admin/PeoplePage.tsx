'use client';

import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Badge, Card, Moment, Notice, SkeletonRows, Switch, FailureNotice, notify } from '@/components';
import type { Flags, Person } from '@/domain/admin/people';
import type { Uid } from '@/domain/kernel/ids';
import { useSubmit } from '@/hooks/useSubmit';
import { useDeskPerson, usePeople, usePersonLeagues } from '@/providers/admin/useDesk';
import { useOnline } from '@/providers/kernel/useOnline';
import { DeskSearch, useSearch } from './DeskSearch';

/**
 * The desk's people: a search, each person's sign-in and leagues, and the flags, which administrators give and take.
 */
export function PeoplePage() {
  const state = useSearch();
  const found = usePeople(state.text, state.attempt);
  return (
    <DeskSearch
      title="People"
      lead="Find a person by the beginning of their name, username or email, or by their id."
      label="Name, username, email or id"
      first="Administrators and staff"
      none="No one found"
      state={state}
      found={found}
      keyOf={({ key }) => key}
    >
      {(person) => <PersonCard person={person} onChanged={state.again} />}
    </DeskSearch>
  );
}

function PersonCard({ person, onChanged }: { person: Person; onChanged: () => void }) {
  const me = useDeskPerson();
  return (
    <Card
      title={<span className="wrap-anywhere">{person.displayName === '' ? 'No name yet' : person.displayName}</span>}
      aside={person.admin ? <Badge tone="info">Administrator</Badge> : person.staff ? <Badge>Staff</Badge> : null}
    >
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 wrap-anywhere">
        <dt className="text-ink-muted">Username</dt>
        <dd>{person.username === '' ? 'None yet' : `@${person.username}`}</dd>
        <dt className="text-ink-muted">Email</dt>
        <dd>{person.email === '' ? 'None' : person.email}</dd>
        <dt className="text-ink-muted">Sign-in</dt>
        <dd>
          {person.google ? 'Google' : 'Email and password'}
          {!person.onboarded && ', onboarding not finished'}
        </dd>
        <dt className="text-ink-muted">Last sign-in</dt>
        <dd>{person.lastLogin === null ? 'Not known' : <Moment at={person.lastLogin} />}</dd>
        <dt className="text-ink-muted">Id</dt>
        <dd className="text-sm">{person.uid}</dd>
      </dl>
      <Leagues uid={person.uid} />
      {me?.admin && <FlagSwitches person={person} own={me.uid === person.uid} onChanged={onChanged} />}
    </Card>
  );
}

/** A person's leagues, read when they're asked for. */
function Leagues({ uid }: { uid: Uid }) {
  const [open, setOpen] = useState(false);
  const leagues = usePersonLeagues(open ? uid : null);
  return (
    <details className="mt-2" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="inline-flex pressable cursor-pointer items-center text-sm font-semibold">
        Leagues
        <ChevronDown aria-hidden className="size-4" />
      </summary>
      {open && leagues.state === 'loading' && <SkeletonRows rows={1} label="Loading the leagues" />}
      {leagues.state === 'failed' && <FailureNotice>{leagues.message}</FailureNotice>}
      {leagues.state === 'ready' && leagues.value.length === 0 && <p className="text-sm">In no league.</p>}
      {leagues.state === 'ready' && (
        <ul className="grid gap-1 text-sm wrap-anywhere">
          {leagues.value.map(({ id, name, season, commissioner }) => (
            <li key={id}>
              {name}
              {season !== null && `, ${String(season)}`}
              {commissioner && ' (commissioner)'}
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}

function FlagSwitches({ person, own, onChanged }: { person: Person; own: boolean; onChanged: () => void }) {
  const me = useDeskPerson();
  const online = useOnline();
  const { busy, error, submit } = useSubmit('Couldn’t change the flags. Nothing changed.');
  const set = async (flags: Flags) => {
    if (me === null) return;
    const { admin, staff } = person;
    const saved = await submit(async () => {
      const { setFlags } = await import('@/data/admin/people');
      return setFlags(me, person.key, flags, { seen: { admin, staff } });
    });
    if (!saved.ok) return;
    notify.success('Saved. You can undo this in the log.');
    onChanged();
  };
  const { admin, staff } = person;
  return (
    <div className="mt-3 grid gap-2 border-t border-line pt-3">
      <Switch
        label="Staff"
        hint="Everything in admin but flags"
        checked={staff}
        disabled={busy || !online}
        onChange={({ target }) => void set({ admin, staff: target.checked })}
      />
      <Switch
        label="Administrator"
        hint={own ? 'Another administrator has to take yours, so that there’s always one' : 'Everything, flags too'}
        checked={admin}
        disabled={busy || !online || own}
        onChange={({ target }) => void set({ admin: target.checked, staff })}
      />
      {error && <Notice tone="bad">{error.message}</Notice>}
    </div>
  );
}
