'use client';

import { useState } from 'react';
import { Button, Dialog, Field, Notice, Select, notify } from '@/components';
import { isolated } from '@/domain/kernel/isolated';
import type { Uid } from '@/domain/kernel/ids';
import { isFormer } from '@/domain/league/formerManagers';
import { personName } from '@/domain/league/teamNames';
import { teamOf } from '@/domain/league/teams';
import type { League } from '@/domain/league/types';
import { useSubmit } from '@/hooks/useSubmit';
import { useDeskPerson } from '@/providers/admin/useDesk';
import { useOnline } from '@/providers/kernel/useOnline';

/**
 * What the desk can do for a league: give it another commissioner, when its own can't hand it over any more, and before
 * its draft remove its name, which the public list may show. Both ask first. `onDone` is told afterwards.
 */
export function LeagueActions({ league, onDone }: { league: League; onDone: () => void }) {
  const person = useDeskPerson();
  const online = useOnline();
  const { busy, error, submit, clearError } = useSubmit('Couldn’t change the league. Search for it again.');
  const others = league.members.filter((uid) => uid !== league.createdBy && !isFormer(league, uid));
  const [to, setTo] = useState<Uid | null>(null);
  const [asking, setAsking] = useState<'commissioner' | 'name' | null>(null);
  const nameOf = (uid: Uid) => personName(teamOf(league, uid), league);
  const chosen = to === null ? '' : nameOf(to);

  const act = async () => {
    if (person === null) return;
    const done = await submit(async () => {
      const { makeCommissioner, removeName } = await import('@/data/admin/leagues');
      return asking === 'name' || to === null ? removeName(person, league) : makeCommissioner(person, league, to);
    });
    if (!done.ok) return;
    notify.success(asking === 'name' ? 'The name was removed.' : `${chosen} is the commissioner.`);
    setAsking(null);
    onDone();
  };

  return (
    <div className="mt-3 flex flex-wrap items-end gap-2 border-t border-line pt-3">
      {others.length > 0 && (
        <>
          <div className="-mb-1.5 w-full max-w-80">
            <Field label="New commissioner">
              {(control) => (
                <Select
                  {...control}
                  value={to ?? ''}
                  onChange={({ target }) => setTo(others.find((uid) => uid === target.value) ?? null)}
                >
                  <option value="">Choose a manager</option>
                  {others.map((uid) => (
                    <option key={uid} value={uid}>
                      {nameOf(uid)}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          </div>
          <Button disabled={to === null || !online} onClick={() => setAsking('commissioner')}>
            Make commissioner
          </Button>
        </>
      )}
      {league.draftStatus === 'scheduled' && (
        <Button disabled={!online} onClick={() => setAsking('name')}>
          Remove the name
        </Button>
      )}
      {asking !== null && (
        <Dialog
          open
          onOpenChange={(open) => {
            if (open || busy) return;
            setAsking(null);
            clearError();
          }}
          title={asking === 'name' ? 'Remove this name?' : `Make ${isolated(chosen)} the commissioner?`}
          actions={
            <>
              <Button variant={asking === 'name' ? 'danger' : 'primary'} busy={busy} onClick={() => void act()}>
                {asking === 'name' ? 'Remove it' : 'Make commissioner'}
              </Button>
              <Button disabled={busy} onClick={() => setAsking(null)}>
                Cancel
              </Button>
            </>
          }
        >
          <p className="mb-3">
            {asking === 'name'
              ? `${isolated(league.name)} becomes “Unnamed league”. Its commissioner can choose another name.`
              : `${isolated(nameOf(league.createdBy))} stays in the league as a manager. The draft’s log and the admin log will show the change.`}
          </p>
          {error && <Notice tone="bad">{error.message}</Notice>}
        </Dialog>
      )}
    </div>
  );
}
