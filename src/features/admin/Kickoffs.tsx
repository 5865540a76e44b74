'use client';

import { useState } from 'react';
import {
  Button,
  Card,
  Checkbox,
  EmptyState,
  FailureState,
  Field,
  Input,
  Moment,
  Notice,
  SkeletonRows,
  notify,
} from '@/components';
import { lockEffect, withKickoffs, type KickoffChanges } from '@/domain/admin/kickoffs';
import { schoolGames, type DeskGame } from '@/domain/admin/deskGames';
import { weeksToMoveTo } from '@/domain/admin/moveGame';
import type { WeekResults } from '@/domain/scoring/results';
import type { ScheduledGame } from '@/domain/football/fixtures';
import { SCHOOLS, type SchoolCode } from '@/domain/football/schools';
import { parseWeekId, type Week } from '@/domain/football/weeks';
import { valueOr } from '@/domain/kernel/loadable';
import { useNow } from '@/hooks/useNow';
import { useSubmit } from '@/hooks/useSubmit';
import { SERVER_CLOCK } from '@/providers/kernel/serverClock';
import { useDeskPerson } from '@/providers/admin/useDesk';
import { useOnline } from '@/providers/kernel/useOnline';
import { useSchedule } from '@/providers/season/useSchedule';
import { useWeekResults } from '@/providers/season/useWeekResults';
import { MoveGame } from './MoveGame';
import { WeekSelect } from './WeekSelect';

const NO_GAMES: readonly ScheduledGame[] = [];

/** The kickoffs of a week, to move or call off. */
export function Kickoffs({ current, weeks }: { current: Week; weeks: readonly Week[] }) {
  // Null follows the current week.
  const [chosen, setChosen] = useState<string | null>(null);
  const week = weeks.find(({ id }) => id === chosen) ?? current;
  const results = useWeekResults(week);
  const schedule = valueOr(useSchedule(week.season ?? 0, { withCalledOff: true }), NO_GAMES);
  return (
    <Card title="Kickoffs">
      <div className="grid grid-cols-1 gap-4">
        <div className="max-w-60">
          <WeekSelect weeks={weeks} value={week.id} onChange={setChosen} />
        </div>
        {results.state === 'loading' && <SkeletonRows rows={4} label="Loading the games" />}
        {results.state === 'failed' && <FailureState title="Couldn’t load the games" message={results.message} />}
        {results.state === 'missing' && (
          <EmptyState title="The games aren’t published yet">They’re published when the week is opened.</EmptyState>
        )}
        {results.state === 'ready' && (
          <KickoffForm
            key={week.id}
            week={week}
            results={results.value}
            movable={(game) => weeksToMoveTo(game.schools, week, weeks, current, schedule)}
          />
        )}
      </div>
    </Card>
  );
}

/** What to know of a game: that it's off, or from which week it was moved here. */
function hintOf(week: Week, code: SchoolCode): string | undefined {
  const from = parseWeekId(week.moved?.[code] ?? '');
  if (week.kickoffs[code] === undefined) return 'Off. Enter a time to put it back on.';
  return from === null ? undefined : `Moved here from week ${String(from.week)}.`;
}

/** The local date and time of a `datetime-local` input. */
function toInput(at: number): string {
  const local = new Date(at - new Date(at).getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

/** The time that has been typed; undefined for a game that's called off. */
function timeOf(text: string | null | undefined): number | undefined {
  return text == null ? undefined : new Date(text).getTime();
}

/** `movable`: the weeks that a game can move to. */
function KickoffForm({
  week,
  results,
  movable,
}: {
  week: Week;
  results: WeekResults;
  movable: (game: DeskGame) => Week[];
}) {
  // By a game's first school: the time as typed, or null for a game that's called off.
  const [typed, setTyped] = useState<Partial<Record<SchoolCode, string | null>>>({});
  const [kickoffs, setKickoffs] = useState(week.kickoffs);
  // What has been typed stays when others are saved; what is stored by now isn't a change any more.
  if (kickoffs !== week.kickoffs) {
    setKickoffs(week.kickoffs);
    const open = Object.entries(typed).filter(([code, text]) => timeOf(text) !== week.kickoffs[code as SchoolCode]);
    setTyped(Object.fromEntries(open));
  }
  const [moving, setMoving] = useState<DeskGame | null>(null);
  const all = [...schoolGames(results.games), ...schoolGames(results.calledOff ?? {})];
  const movedTo = ({ schools: [code] }: DeskGame) => parseWeekId(results.calledOff?.[code]?.movedTo ?? '')?.week;
  const games = all.filter((game) => movedTo(game) === undefined);
  const gone = all.filter((game) => movedTo(game) !== undefined);
  const now = useNow(SERVER_CLOCK, 60_000);
  const person = useDeskPerson();
  const online = useOnline();
  const { busy, error, submit } = useSubmit('Couldn’t move the kickoffs. Nothing changed.');
  const changes: KickoffChanges = {};
  for (const { schools } of games) {
    const text = typed[schools[0]];
    const at = timeOf(text) ?? Number.NaN;
    for (const code of schools) {
      if (text === null) changes[code] = null;
      else if (!Number.isNaN(at) && at !== week.kickoffs[code]) changes[code] = at;
    }
  }
  const moved = withKickoffs(week, changes);
  const changed = Object.keys(changes).length > 0;
  const save = async () => {
    if (person === null) return;
    const saved = await submit(async () => {
      const { moveKickoffs } = await import('@/data/admin/commands');
      return moveKickoffs(person, week.id, { seen: week.kickoffs, kickoffs: changes });
    });
    if (saved.ok) notify.success(`Kickoffs of week ${String(week.week)} saved.`);
  };
  return (
    <>
      <p className="text-sm text-ink-muted">
        In your time zone. Both schools of a game move together. Call a game off if it won’t be played this week: its
        squads then have a bye. A game can move to another week in which its schools have a bye; made up in any other
        week, it doesn’t count.
      </p>
      <ul className="grid grid-cols-1 gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
        {games.map((game) => {
          const {
            schools: [code],
            title,
          } = game;
          const stored = week.kickoffs[code];
          const time = typed[code] === undefined ? (stored === undefined ? '' : toInput(stored)) : typed[code];
          const state = results.games[code]?.state;
          return (
            <li key={code} className="max-sm:border-b max-sm:border-line max-sm:pb-2">
              <Field label={title} hint={hintOf(week, code)}>
                {(control) => (
                  <Input
                    {...control}
                    type="datetime-local"
                    disabled={time === null}
                    value={time ?? ''}
                    onChange={({ target }) => setTyped((before) => ({ ...before, [code]: target.value }))}
                  />
                )}
              </Field>
              <div className="flex flex-wrap items-center justify-between gap-x-4">
                {stored !== undefined && state !== 'live' && state !== 'final' && (
                  <Checkbox
                    label={
                      <>
                        Called off<span className="sr-only"> {title}</span>
                      </>
                    }
                    checked={time === null}
                    onChange={({ target }) =>
                      setTyped(({ [code]: _, ...others }) => (target.checked ? { ...others, [code]: null } : others))
                    }
                  />
                )}
                {state !== 'live' && state !== 'final' && movable(game).length > 0 && (
                  <Button size="small" onClick={() => setMoving(game)}>
                    Move to another week<span className="sr-only"> {title}</span>
                  </Button>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      {gone.length > 0 && (
        <ul className="text-sm text-ink-muted">
          {gone.map((game) => (
            <li key={game.schools[0]}>
              {game.title}: moved to week {movedTo(game)}. To move it back, choose that week here.
            </li>
          ))}
        </ul>
      )}
      {moving !== null && (
        <MoveGame game={moving} from={week} weeks={movable(moving)} onClose={() => setMoving(null)} />
      )}
      {!moved.ok && <Notice tone="bad">{moved.error.message}</Notice>}
      {moved.ok && changed && (
        <Effect
          before={week}
          after={moved.value}
          now={now}
          games={games.filter(({ schools: [code] }) => typed[code] === null)}
          movable={movable}
        />
      )}
      {error && <Notice tone="bad">{error.message}</Notice>}
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" busy={busy} disabled={!changed || !moved.ok || !online} onClick={() => void save()}>
          Save kickoffs
        </Button>
        {changed && <Button onClick={() => setTyped({})}>Discard</Button>}
      </div>
    </>
  );
}

/** What the new kickoffs do to locks and portal, before they're saved. */
function Effect({
  before,
  after,
  now,
  games,
  movable,
}: {
  before: Week;
  after: Week;
  now: number;
  /** Those that are called off. */
  games: readonly DeskGame[];
  movable: (game: DeskGame) => Week[];
}) {
  const { locks, unlocks, off, portalCloses } = lockEffect(before, after, now);
  const moved = unlocks.filter((code) => !off.includes(code));
  const names = (codes: readonly SchoolCode[]) => codes.map((code) => SCHOOLS[code].name).join(', ');
  return (
    <Notice tone="warn" title="What changes when you save">
      <ul className="grid list-disc gap-1.5 pl-5">
        {locks.length > 0 && <li>Locked at once: {names(locks)}</li>}
        {moved.length > 0 && <li>Unlocked until the new kickoff: {names(moved)}</li>}
        {off.length > 0 && <li>On a bye, without a lock and without points: {names(off)}</li>}
        {games.map((game) => (
          <li key={game.schools[0]}>
            {movable(game).length === 0
              ? `${game.title} can’t be made up: its schools have no bye together from now on, and in another week it doesn’t count.`
              : `${game.title} can still be moved to week ${movable(game)
                  .map((week) => String(week.week))
                  .join(', ')}.`}
          </li>
        ))}
        {locks.length + unlocks.length + off.length === 0 && (
          <li>No squad locks or unlocks now; locks follow the new times.</li>
        )}
        {portalCloses !== undefined && portalCloses !== null && (
          <li>
            The portal closes <Moment at={portalCloses} />, with the week’s new first kickoff.
          </li>
        )}
      </ul>
    </Notice>
  );
}
