'use client';

import { useState } from 'react';
import { Field, Notice, RosterAfter, RosterChoice, Select, SendCard, SkeletonRows, TaskHeader } from '@/components';
import type { CorrectionRequest } from '@/data/moves/corrections';
import { tidyText } from '@/domain/kernel/writtenText';
import { checkCorrection, MAX_REASON_LENGTH, type RosterCorrection } from '@/domain/moves/ledger/corrections';
import type { TeamId, Uid } from '@/domain/kernel/ids';
import type { League } from '@/domain/league/types';
import type { LeagueSeason } from '@/domain/season/leagueSeason';
import { previewedLineup } from '@/domain/season/lineups/lineupOrigin';
import { errorTitle } from '@/domain/kernel/result';
import { rosterSize } from '@/domain/lineup/slots';
import { ALL_SQUADS, UNIT_NAMES, UNITS, unitOf, type SquadId, type Unit } from '@/domain/football/squads';
import { useNow } from '@/hooks/useNow';
import { useSubmit } from '@/hooks/useSubmit';
import { SERVER_CLOCK } from '@/providers/kernel/serverClock';
import { useCorrectionRequest } from '@/providers/moves/useCorrectionRequest';
import { useOnline } from '@/providers/kernel/useOnline';

export interface CorrectRosterProps {
  league: League;
  season: LeagueSeason;
  manager: TeamId;
  /** The commissioner. */
  me: Uid;
  onClose: () => void;
  /** Called once the server has accepted the change, with what to tell the user. */
  onDone: (said: string) => void;
}

/**
 * Lets the commissioner correct a manager's roster: squads to drop and add, the roster before and after, and the
 * reason.
 */
export function CorrectRoster({ league, season, manager, me, onClose, onDone }: CorrectRosterProps) {
  const known = useCorrectionRequest(league, season, me);
  if (known === null) return <SkeletonRows rows={6} rowClass="h-14" label="Loading the roster" />;
  return <Form request={known.request} manager={manager} season={season} onClose={onClose} onDone={onDone} />;
}

function Form({
  request: live,
  manager,
  season: liveSeason,
  onClose,
  onDone,
}: { request: CorrectionRequest } & Pick<CorrectRosterProps, 'manager' | 'season' | 'onClose' | 'onDone'>) {
  const online = useOnline();
  const now = useNow(SERVER_CLOCK, 30_000);
  const { busy, error, submit, clearError } = useSubmit('The change wasn’t sent. Check your connection and try again.');
  // While the change is being sent, the ledger may already show it.
  const [sent, setSent] = useState({ request: live, season: liveSeason });
  const { request, season } = busy ? sent : { request: live, season: liveSeason };
  const { league, ledger, week, names } = request;
  const [unit, setUnit] = useState<Unit>('QB');
  const [wanted, setWanted] = useState<SquadId[]>([]);
  const [chosenDrops, setDrops] = useState<SquadId[]>([]);
  const [reason, setReason] = useState('');
  const roster = ledger.rosters[manager] ?? [];
  const free = ALL_SQUADS.filter((squad) => !ledger.owned.includes(squad));
  // The roster may have changed since squads were chosen; a squad that someone else has taken is named in the error.
  const drops = chosenDrops.filter((squad) => roster.includes(squad));
  const correction: RosterCorrection = { manager, adds: wanted, drops, reason: tidyText(reason) };
  const legal = checkCorrection({ ...request, now }, correction);
  const name = names[manager] ?? 'this manager';
  const change = (set: (squads: SquadId[]) => void) => (squads: SquadId[]) => {
    clearError();
    set(squads);
  };
  const send = async () => {
    setSent({ request, season });
    const done = await submit(async () => {
      const { correctRoster } = await import('@/data/moves/corrections');
      return correctRoster(request, correction);
    });
    if (done.ok) onDone(`${name}’s roster is saved. The league can see why.`);
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      <TaskHeader title={`Edit ${name}’s roster`} back="Back to the team" busy={busy} onBack={onClose} />
      <Notice>
        {`It counts from week ${String(week.week)}. Points of earlier weeks stay as they are${league.lineups === 'best' ? '' : ', and new squads go to the bench'}. Everyone in the league sees the change and your reason.`}
      </Notice>
      <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2">
        <RosterChoice title="Drop" roster={roster} most={roster.length} chosen={drops} onChange={change(setDrops)} />
        <RosterChoice
          title="Add"
          roster={ALL_SQUADS.filter(
            (squad) => wanted.includes(squad) || (free.includes(squad) && unitOf(squad) === unit),
          )}
          most={rosterSize(league.slots, league.benchSize)}
          chosen={wanted}
          onChange={change(setWanted)}
        >
          <div className="px-4 py-3">
            <Field label="Free squads">
              {(control) => (
                <Select
                  {...control}
                  value={unit}
                  onChange={(event) => setUnit(UNITS.find((one) => one === event.target.value) ?? unit)}
                >
                  {UNITS.map((one) => (
                    <option key={one} value={one}>
                      {UNIT_NAMES[one]}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          </div>
        </RosterChoice>
      </div>
      {wanted.length + drops.length > 0 && (
        <RosterAfter
          title={name}
          change="the change"
          league={league}
          week={week}
          {...previewedLineup(season, manager, week)}
          adds={wanted}
          drops={drops}
        />
      )}
      <SendCard
        text={{
          label: 'Reason',
          hint: 'Everyone in the league sees it.',
          maxLength: MAX_REASON_LENGTH,
          value: reason,
          onChange: (value) => {
            clearError();
            setReason(value);
          },
        }}
        action="Save roster"
        failed={error && { title: errorTitle(error, 'The roster isn’t changed'), message: error.message }}
        obstacle={legal.ok ? null : legal.error.message}
        online={online}
        busy={busy}
        onSend={() => void send()}
        onCancel={onClose}
      />
    </div>
  );
}
