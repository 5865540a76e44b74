'use client';

import { useState } from 'react';
import { ConfirmDialog, Field, Input, Moment, Notice, Select, notify } from '@/components';
import type { DeskGame } from '@/domain/admin/deskGames';
import { lockEffect, withKickoffs, type KickoffChanges } from '@/domain/admin/kickoffs';
import { SCHOOLS } from '@/domain/football/schools';
import type { Week } from '@/domain/football/weeks';
import { useNow } from '@/hooks/useNow';
import { useSubmit } from '@/hooks/useSubmit';
import { SERVER_CLOCK } from '@/providers/kernel/serverClock';
import { useDeskPerson } from '@/providers/admin/useDesk';
import { useOnline } from '@/providers/kernel/useOnline';

/** Moves a game to one of these weeks: says what it means for both weeks, and does it. */
export function MoveGame({
  game,
  from,
  weeks,
  onClose,
}: {
  game: DeskGame;
  from: Week;
  weeks: readonly Week[];
  onClose: () => void;
}) {
  const [chosen, setChosen] = useState(weeks[0]?.id ?? '');
  const [time, setTime] = useState('');
  const now = useNow(SERVER_CLOCK, 60_000);
  const person = useDeskPerson();
  const online = useOnline();
  const { busy, error, submit } = useSubmit('Couldn’t move the game. Nothing changed.');
  const to = weeks.find(({ id }) => id === chosen);
  if (to === undefined) return null;
  const kickoff = new Date(time).getTime();
  const changes = (at: number | null): KickoffChanges => Object.fromEntries(game.schools.map((code) => [code, at]));
  const moved = Number.isNaN(kickoff) ? null : withKickoffs(to, changes(kickoff));
  const move = async () => {
    if (person === null) return;
    const done = await submit(async () => {
      const { moveGame } = await import('@/data/admin/commands');
      return moveGame(person, { schools: game.schools, from, to, kickoff });
    });
    if (done.ok) notify.success(`${game.title} is moved to week ${String(to.week)}.`);
    else if (done.error.code === 'tables') notify.error(done.error.message);
    if (done.ok || done.error.code === 'tables') onClose();
  };
  return (
    <ConfirmDialog
      title={`Move ${game.title}`}
      confirm="Move the game"
      busy={busy}
      disabled={moved?.ok !== true || !online}
      onConfirm={() => void move()}
      onClose={onClose}
    >
      <div className="grid gap-3">
        <div className="grid gap-x-3 sm:grid-cols-2">
          <Field label="To week">
            {(control) => (
              <Select {...control} value={to.id} onChange={({ target }) => setChosen(target.value)}>
                {weeks.map(({ id, week }) => (
                  <option key={id} value={id}>
                    Week {week}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field
            label="Kickoff"
            hint={
              to.startDate === null || to.endDate === null ? undefined : (
                <>
                  In your time zone, from <Moment at={to.startDate} /> to <Moment at={to.endDate} />
                </>
              )
            }
          >
            {(control) => (
              <Input {...control} type="datetime-local" value={time} onChange={({ target }) => setTime(target.value)} />
            )}
          </Field>
        </div>
        <Meaning game={game} from={from} to={to} after={moved?.ok === true ? moved.value : null} now={now} />
        {moved?.ok === false && <Notice tone="bad">{moved.error.message}</Notice>}
        {error && <Notice tone="bad">{error.message}</Notice>}
      </div>
    </ConfirmDialog>
  );
}

/** What a move means for both weeks. `after`: the later week with the game; null until its kickoff is known. */
function Meaning({
  game,
  from,
  to,
  after,
  now,
}: {
  game: DeskGame;
  from: Week;
  to: Week;
  after: Week | null;
  now: number;
}) {
  const names = game.schools.map((code) => SCHOOLS[code].name).join(' and ');
  const has = game.schools.length === 1 ? 'has' : 'have';
  const effect = after === null ? null : lockEffect(to, after, now);
  return (
    <ul className="grid list-disc gap-1.5 pl-5">
      <li>
        Week {from.week}: {names} {has} a bye. Their squads unlock and score nothing, and picks of the game in solo
        games don’t count.
      </li>
      <li>
        Week {to.week}: {names} {has} a game, and it counts there. Lineups that managers have set for that week stay as
        they are, so squads that were benched for the bye stay benched until they’re moved.
      </li>
      {effect !== null && effect.locks.length > 0 && <li>The kickoff has passed, so their squads lock at once.</li>}
      {effect?.portalCloses != null && (
        <li>
          The portal of week {to.week} closes <Moment at={effect.portalCloses} />, with its new first kickoff.
        </li>
      )}
      <li>You can undo this in the log until the game has results.</li>
    </ul>
  );
}
