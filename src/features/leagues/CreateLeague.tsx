'use client';

import { useRouter } from 'next/navigation';
import { useState, type SubmitEvent } from 'react';
import { Button, Dialog, notify, Notice } from '@/components';
import { createLeague } from '@/data/leagues';
import { presentSeason } from '@/data/presentSeason';
import { serverClock } from '@/data/serverClock';
import { checkName, parseNewLeague, type NewLeague } from '@/domain/leagueChecks';
import { DEFAULT_OPTIONS } from '@/domain/leagueOptions';
import { useAuth } from '@/providers/AuthProvider';
import { useUnsent } from '@/providers/useUnsent';
import { OptionsFields } from './OptionsFields';
import { personOf } from './person';
import { useFocusOnError } from './useFocusOnError';

const BLANK: NewLeague = { ...DEFAULT_OPTIONS, name: '' };

/** Founds a league: its options, the arithmetic of the pool beside them, and what is wrong with them in a sentence; a form half filled in outlives a reload. */
export function CreateLeague({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { user, uid } = useAuth();
  const router = useRouter();
  const [league, setLeague, sent] = useUnsent(uid, 'league', (stored) => parseNewLeague(stored, BLANK));
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<{ code: string; message: string } | null>(null);

  const found = async () => {
    if (user === null || busy) return;
    const name = checkName('league', league.name);
    if (!name.ok) return setError(name.error);
    setBusy(true);
    setError(null);
    try {
      const season = await presentSeason(serverClock.now());
      const founded = await createLeague(league, personOf(user), season, Math.random);
      if (!founded.ok) return setError(founded.error);
      notify.success(`${name.value} is ready. Its code is ${founded.value.joinCode}.`);
      onOpenChange(false);
      setLeague(BLANK);
      sent();
      router.push(`/leagues?league=${founded.value.leagueId}`);
    } catch {
      setError({
        code: 'failed',
        message: 'The league wasn’t created. Check your connection and try again.',
      });
    } finally {
      setBusy(false);
    }
  };

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void found();
  };
  const form = useFocusOnError(error);
  const aboutName = error?.code.endsWith('-name') === true;

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="large"
      title="Create a league"
      description="You’ll be the commissioner: you invite managers, set the options and start the draft."
      actions={
        <>
          <Button variant="primary" type="submit" form="create-league" busy={busy}>
            Create league
          </Button>
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
        </>
      }
    >
      <form ref={form} id="create-league" className="grid gap-4" noValidate onSubmit={onSubmit}>
        <OptionsFields league={league} onChange={setLeague} nameError={aboutName ? error?.message : undefined} />
        {error !== null && !aboutName && <Notice tone="bad">{error.message}</Notice>}
      </form>
    </Dialog>
  );
}
