'use client';

import { useEffect, useMemo, useRef, useState } from 'react';
import { Card, LiveRegion, Notice, SendCard, SkeletonRows, SquadDetailsProvider, TaskHeader } from '@/components';
import type { CorrectionRequest } from '@/data/moves/corrections';
import { tidyText } from '@/domain/kernel/writtenText';
import { checkLineupCorrection, MAX_REASON_LENGTH, type LineupCorrection } from '@/domain/moves/ledger/corrections';
import type { TeamId, Uid } from '@/domain/kernel/ids';
import type { League } from '@/domain/league/types';
import { lineupAsSet } from '@/domain/season/lineups/lineupInWeek';
import type { LeagueSeason, LeagueWeek } from '@/domain/season/leagueSeason';
import type { Lineup } from '@/domain/lineup/lineup';
import { errorTitle } from '@/domain/kernel/result';
import { SLOTS } from '@/domain/lineup/slots';
import { schoolOf, squadName } from '@/domain/football/squads';
import { hasBye } from '@/domain/football/weeks';
import { useNow } from '@/hooks/useNow';
import { SERVER_CLOCK } from '@/providers/kernel/serverClock';
import { useLocks } from '@/providers/lineup/useLocks';
import { useCorrectionRequest } from '@/providers/moves/useCorrectionRequest';
import { useOnline } from '@/providers/kernel/useOnline';
import { EditableTables } from './LineupEditorView';
import { lineupFacts, lineupLines, nextLock } from './lineupView';
import { withLocksKept } from './lineupMoves';
import { formatOrigin } from './OriginNotice';
import { LockedNotice } from './SaveBar';
import { useLineupEditor } from './useLineupEditor';
import { useLineupMoves } from './useLineupMoves';

export interface CorrectLineupProps {
  league: League;
  season: LeagueSeason;
  manager: TeamId;
  /** The commissioner. */
  me: Uid;
  onClose: () => void;
  /** Called once the server has accepted the correction, with what to tell the user. */
  onDone: (said: string) => void;
}

/**
 * Lets the commissioner correct a manager's lineup of the current week: who starts, the lineup before and after, and
 * the reason.
 */
export function CorrectLineup({ league, season, manager, me, onClose, onDone }: CorrectLineupProps) {
  const known = useCorrectionRequest(league, season, me);
  if (known === null) return <SkeletonRows rows={10} rowClass="h-14" label="Loading the lineup" />;
  return (
    <Form request={known.request} row={known.row} manager={manager} season={season} onClose={onClose} onDone={onDone} />
  );
}

function Form({
  request,
  row,
  manager,
  season,
  onClose,
  onDone,
}: { request: CorrectionRequest; row: LeagueWeek } & Pick<
  CorrectLineupProps,
  'manager' | 'season' | 'onClose' | 'onDone'
>) {
  const { league, ledger, week, names } = request;
  const online = useOnline();
  const now = useNow(SERVER_CLOCK, 30_000);
  const locked = useLocks(week.kickoffs);
  const [reason, setReason] = useState('');
  useEffect(() => void EditableTables.load(), []);
  const name = names[manager] ?? 'this manager';
  const stored = useMemo(() => lineupAsSet(season, manager, week), [season, manager, week]);
  const correctionOf = (lineup: Lineup): LineupCorrection => ({
    manager,
    before: stored,
    lineup,
    reason: tidyText(reason),
  });
  const editor = useLineupEditor(
    stored,
    locked,
    async (lineup) => {
      const { correctLineup } = await import('@/data/moves/corrections');
      const sent = await correctLineup(request, correctionOf(lineup));
      if (sent.ok) onDone(`${name}’s lineup is saved. The league can see why.`);
      return sent;
    },
    undefined,
    'The change wasn’t sent. Check your connection and try again.',
  );
  const { lineup, state, stuck } = editor;
  const busy = state === 'saving';
  const tables = useRef<HTMLDivElement>(null);
  const moves = useLineupMoves(lineup, { slots: league.slots, locked }, busy, editor.change, tables);
  const facts = useMemo(
    () => lineupFacts(season, manager, row, { roster: ledger.rosters[manager] ?? [], locked }),
    [season, manager, row, ledger, locked],
  );
  const lines = useMemo(() => lineupLines(lineup, facts), [lineup, facts]);
  const legal = checkLineupCorrection({ ...request, now }, correctionOf(lineup));
  const changed = state === 'unsaved' || state === 'refused' || busy;
  return (
    <div className="grid grid-cols-1 gap-4">
      <TaskHeader title={`Edit ${name}’s lineup`} back="Back to the team" busy={busy} onBack={onClose} />
      {nextLock(facts.roster, week, locked) === null ? (
        <Notice tone="warn">
          Every squad on this roster has kicked off or has a bye, so this lineup is locked for the week.
        </Notice>
      ) : (
        <Notice>
          {`It counts for week ${String(week.week)}, and carries over like any lineup. Squads that have kicked off stay where they are. Everyone in the league sees the change and your reason.`}
        </Notice>
      )}
      {editor.overtaken && (
        <Notice tone="warn" title="Changed since you began">
          {name} has set another lineup. Saving yours replaces it.
        </Notice>
      )}
      {stuck.length > 0 && (
        <LockedNotice stuck={stuck} onUndo={() => editor.change(withLocksKept(stored, lineup, league.slots, locked))} />
      )}
      <LiveRegion message={moves.said} />
      <SquadDetailsProvider
        league={league}
        projectionOf={(squad) =>
          hasBye(week, schoolOf(squad)) ? undefined : { week: week.week, made: facts.projected[squad] }
        }
      >
        <div ref={tables} className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <EditableTables
            lines={lines}
            origin={formatOrigin(facts.origin, week.id)}
            chosen={moves.chosen}
            canMove={moves.canMove}
            onPress={moves.onPress}
            onMove={moves.move}
          />
        </div>
      </SquadDetailsProvider>
      {moves.hint !== '' && (
        <p aria-hidden className="font-semibold text-warn">
          {moves.hint}
        </p>
      )}
      {changed && <BeforeAndAfter name={name} before={stored} after={lineup} />}
      <SendCard
        text={{
          label: 'Reason',
          hint: 'Everyone in the league sees it.',
          maxLength: MAX_REASON_LENGTH,
          value: reason,
          onChange: setReason,
        }}
        action="Save lineup"
        failed={
          editor.error && {
            title: errorTitle(editor.error, 'The lineup isn’t changed'),
            message: editor.error.message,
          }
        }
        obstacle={legal.ok ? null : legal.error.message}
        online={online}
        busy={busy}
        onSend={editor.save}
        onCancel={onClose}
      />
    </div>
  );
}

/** The starters of two lineups side by side, slot by slot. */
function BeforeAndAfter({ name, before, after }: { name: string; before: Lineup; after: Lineup }) {
  const rows = SLOTS.flatMap((slot) => {
    const [was, is] = [before.starters[slot], after.starters[slot]];
    const kept = was.filter((squad) => is.includes(squad));
    const pairs = [was, is].map((squads) => [...kept, ...squads.filter((squad) => !kept.includes(squad))]);
    return Array.from({ length: Math.max(was.length, is.length) }, (_, i) => ({
      key: `${slot} ${String(i)}`,
      slot,
      was: pairs[0]?.[i] ?? null,
      is: pairs[1]?.[i] ?? null,
    }));
  });
  return (
    <Card flush title="Before and after">
      <table className="w-full table-fixed border-collapse text-left">
        <caption className="sr-only">Starters of {name} before and after</caption>
        <thead>
          <tr className="border-b border-line-strong text-sm text-ink-muted">
            <th scope="col" className="w-16 py-2 pl-4 font-semibold sm:pl-5">
              Slot
            </th>
            <th scope="col" className="px-2 py-2 font-semibold">
              Before
            </th>
            <th scope="col" className="py-2 pr-4 pl-2 font-semibold sm:pr-5">
              After
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, slot, was, is }) => (
            <tr key={key} className="border-b border-line last:border-b-0">
              <th scope="row" className="py-2 pl-4 font-normal text-ink-muted sm:pl-5">
                {slot}
              </th>
              <td className={was === is ? 'px-2 py-2 text-ink-muted' : 'px-2 py-2 line-through'}>
                {was === null ? 'Empty' : squadName(was)}
              </td>
              <td className={was === is ? 'py-2 pr-4 pl-2 text-ink-muted sm:pr-5' : 'py-2 pr-4 pl-2 font-bold sm:pr-5'}>
                {is === null ? 'Empty' : squadName(is)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
