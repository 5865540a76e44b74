'use client';

import { useRouter } from 'next/navigation';
import { FormDialog, notify, Notice } from '@/components';
import { createLeague } from '@/data/league/leagueCommands';
import { presentSeason } from '@/data/season/presentSeason';
import { serverClock } from '@/data/backend/serverClock';
import { checkName, parseNewLeague, type NewLeague } from '@/domain/league/leagueChecks';
import { DEFAULT_OPTIONS } from '@/domain/league/options/leagueOptions';
import { useSubmit } from '@/hooks/useSubmit';
import { useAuth } from '@/providers/account/AuthProvider';
import { useUnsent } from '@/providers/kernel/useUnsent';
import { OptionsFields } from './OptionsFields';
import { publicPersonOf } from '../members/publicPerson';
import { useFocusOnError } from './useFocusOnError';

const BLANK: NewLeague = { ...DEFAULT_OPTIONS, name: '' };

/**
 * Creates a league: its options, how many squads they need of the pool, and any error. A partly filled form survives a
 * reload.
 */
export function CreateLeague({ onClose }: { onClose: () => void }) {
  const { user, uid } = useAuth();
  const router = useRouter();
  const [league, setLeague, sent] = useUnsent(uid, 'league', (stored) => parseNewLeague(stored, BLANK));
  const { busy, error, submit, clearError } = useSubmit(
    'The league wasn’t created. Check your connection and try again.',
  );

  const create = async () => {
    if (user === null) return;
    const name = checkName('league', league.name);
    const created = await submit(async () => {
      if (!name.ok) return name;
      const season = await presentSeason(serverClock.now());
      return createLeague(league, publicPersonOf(user), season, Math.random);
    });
    if (!created.ok || !name.ok) return;
    notify.success(`${name.value} is ready. Its code is ${created.value.joinCode}.`);
    onClose();
    setLeague(BLANK);
    sent();
    router.push(`/leagues?league=${created.value.leagueId}`);
  };

  const change = (next: NewLeague) => {
    clearError();
    setLeague(next);
  };
  const form = useFocusOnError(error);
  const aboutName = error?.code.endsWith('-name') === true;

  return (
    <FormDialog
      ref={form}
      size="large"
      title="Create a league"
      description="You’ll be the commissioner: you invite managers, choose the settings and start the draft."
      send="Create league"
      busy={busy}
      onSubmit={() => void create()}
      onClose={onClose}
    >
      <OptionsFields league={league} onChange={change} nameError={aboutName ? error?.message : undefined} />
      {error !== null && !aboutName && <Notice tone="bad">{error.message}</Notice>}
    </FormDialog>
  );
}
