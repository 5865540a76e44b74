'use client';

import { useState } from 'react';
import { FormDialog, notify, Notice } from '@/components';
import { changeOptions } from '@/data/league/leagueCommands';
import type { League } from '@/domain/league/types';
import { optionsOf } from '@/domain/league/options/leagueOptions';
import { useSubmit } from '@/hooks/useSubmit';
import { OptionsFields } from './OptionsFields';
import { useFocusOnError } from './useFocusOnError';

/** The commissioner's form for the league options, available until the draft starts. */
export function ChangeOptions({ league, onClose }: { league: League; onClose: () => void }) {
  const stored = { ...optionsOf(league), name: league.name };
  const [opened] = useState(stored);
  const [options, setOptions] = useState(stored);
  const { busy, error, submit, clearError } = useSubmit(
    'The league settings weren’t saved. Check your connection and try again.',
  );
  const save = async () => {
    // Another commissioner may have changed other options since.
    const changes = Object.entries(options).filter(([name, value]) => value !== opened[name as keyof typeof opened]);
    const changed = await submit(() => changeOptions(league, { ...stored, ...Object.fromEntries(changes) }));
    if (!changed.ok) return;
    notify.success('League settings saved.');
    onClose();
  };
  const change = (next: typeof options) => {
    clearError();
    setOptions(next);
  };
  const form = useFocusOnError(error);
  return (
    <FormDialog
      ref={form}
      size="large"
      title="League settings"
      description="All managers see your changes right away."
      send="Save settings"
      busy={busy}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <OptionsFields league={options} stored={league} onChange={change} unfolded />
      {error && <Notice tone="bad">{error.message}</Notice>}
    </FormDialog>
  );
}
