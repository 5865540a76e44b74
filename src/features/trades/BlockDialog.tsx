'use client';

import { useState } from 'react';
import { FormDialog, RosterChoice } from '@/components';
import type { TradeRequest } from '@/data/moves/tradeCommands';
import type { SquadId } from '@/domain/football/squads';
import { teamOf } from '@/domain/league/teams';
import { isOnBlock, tradeableSquads, type BlockEntry } from '@/domain/moves/trades/tradeBlock';
import type { RestOfSeason } from '@/domain/season/moveAnalysis/restOfSeason';
import { useSubmit } from '@/hooks/useSubmit';
import { SendNotice } from './SendNotice';

export interface BlockDialogProps {
  request: TradeRequest;
  block: readonly BlockEntry[];
  restOfSeason: RestOfSeason | null;
  online: boolean;
  onClose: () => void;
  onDone: (said: string) => void;
}

/** Chooses which squads of the user's roster are on the trade block. */
export function BlockDialog({ request, block, restOfSeason, online, onClose, onDone }: BlockDialogProps) {
  const { league, ledger, me } = request;
  const { busy, error, submit, clearError } = useSubmit(
    'Your block wasn’t saved. Check your connection and try again.',
  );
  const roster = tradeableSquads(ledger, teamOf(league, me));
  const [chosen, setChosen] = useState(() => roster.filter((squad) => isOnBlock(block, squad)));
  // The roster may change meanwhile.
  const squads = chosen.filter((squad) => roster.includes(squad));
  const isChanged = roster.some((squad) => squads.includes(squad) !== isOnBlock(block, squad));
  const choose = (next: SquadId[]) => {
    clearError();
    setChosen(next);
  };
  const save = async () => {
    const saved = await submit(async () => {
      const { changeBlock } = await import('@/data/moves/tradeBlock');
      return changeBlock(request, squads);
    });
    if (saved.ok) onDone(squads.length === 0 ? 'Your squads are off the block.' : 'Trade block saved.');
  };
  return (
    <FormDialog
      title="Your trade block"
      description="Choose the squads you’d trade. Everyone in the league sees them and can make you an offer."
      send="Save block"
      busy={busy}
      disabled={!online || !isChanged}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <SendNotice error={error} title="Your block wasn’t saved" online={online} todo="save" />
      <RosterChoice
        title="Your squads"
        roster={roster}
        most={roster.length}
        chosen={squads}
        restOfSeason={restOfSeason}
        onChange={choose}
      />
    </FormDialog>
  );
}
