import type { DeskEntry } from '@/domain/admin/adminLog';
import { parseCannedAnswers } from '@/domain/admin/cannedAnswers';
import { flagsIn } from '@/domain/admin/people';
import { withKickoffs, type KickoffChanges } from '@/domain/admin/kickoffs';
import { isUnchanged, type GamesPatch } from '@/domain/admin/publishPlan';
import { upcomingWeek, type PublishedWeek } from '@/domain/admin/publishedWeek';
import { patchFrom, type SchoolResult } from '@/domain/admin/resultsFile';
import type { WeekId } from '@/domain/kernel/ids';
import { asMap, asMillis, asNumber, asText } from '@/domain/kernel/parse';
import { fail, type Result } from '@/domain/kernel/result';
import { isSchoolCode, type SchoolCode } from '@/domain/football/schools';
import { parseWeekId, type Week } from '@/domain/football/weeks';
import type { Kickoffs } from '@/domain/football/kickoffs';
import { timelineMoment } from '@/domain/scoring/weekTimeline';
import { serverClock } from '../backend/serverClock';
import { runAtDesk, type Actor } from './runAct';
import { answerFeedback, saveCannedAnswers } from './feedback';
import { setFlags } from './people';
import { publishGames } from './publishing';
import { updateSoloLeaderboards } from './soloLeaderboards';
import { changeKickoffs, moveToWeek } from './kickoffs';
import { openSeasonWeek } from './weeks';
import { StaleError } from './errors';

/** Publishes the results of a file. `seen`: when the results that its preview was compared with were published. */
export function publishResults(
  actor: Actor,
  weekId: WeekId,
  results: readonly SchoolResult[],
  seen: number | null,
): Promise<Result<void>> {
  return runAtDesk(actor, async (desk) => {
    await publishGames(desk, {
      weekId,
      patch: (stored) => patchFrom(stored, results),
      timelineAt: timelineMoment(serverClock.now()),
      seen,
    });
  });
}

/** Updates the solo leaderboards of a week, and of the finished weeks and the season. The value is how many changed. */
export function updateLeaderboards(actor: Actor, weekId: WeekId): Promise<Result<number>> {
  return runAtDesk(actor, (desk) => updateSoloLeaderboards(desk, weekId, true));
}

/** Makes a week the current one in place of `seen`. The value: for how many leagues lineups couldn't be copied. */
export function openWeek(
  actor: Actor,
  weekId: WeekId,
  { seen, undoes }: { seen: string | null; undoes?: string },
): Promise<Result<number>> {
  const named = parseWeekId(weekId);
  if (named === null) throw new Error(`${weekId} is not the id of a week.`);
  const opening = { season: named.season, weekId, calendar: null, seen, copiesLineups: actor.admin, undoes };
  return runAtDesk(actor, async (desk) => openSeasonWeek(desk, { ...opening, upcoming: await opponents() }));
}

/** Changes kickoffs of a week, or calls games off, if its kickoffs still are those `seen`. */
export function moveKickoffs(
  actor: Actor,
  weekId: WeekId,
  { seen, kickoffs, undoes }: { seen: Kickoffs; kickoffs: KickoffChanges; undoes?: string },
): Promise<Result<void>> {
  return runAtDesk(actor, (desk) =>
    changeKickoffs(desk, {
      weekId,
      change: (stored) => {
        const moved = withKickoffs(stored, kickoffs);
        if (!moved.ok || !sameKickoffs(stored.kickoffs, seen)) throw new StaleError('The week has changed.');
        return moved.value;
      },
      undoes,
    }),
  );
}

/** A game to move, as a person looked at it: the kickoffs of both weeks, and by id the weeks. */
export type MoveRequest = {
  schools: readonly SchoolCode[];
  from: Pick<Week, 'id' | 'kickoffs'>;
  to: Pick<Week, 'id' | 'kickoffs'>;
  kickoff: number;
};

/** Moves a game to another week in which its schools have a bye, or back, if the kickoffs are as they were seen. */
export function moveGame(actor: Actor, { schools, from, to, kickoff }: MoveRequest): Promise<Result<void>> {
  const check = (left: Week, reached: Week) => {
    if (!sameKickoffs(left.kickoffs, from.kickoffs) || !sameKickoffs(reached.kickoffs, to.kickoffs))
      throw new StaleError('The week has changed.');
  };
  return runAtDesk(actor, async (desk) =>
    moveToWeek(desk, { schools, from: from.id, to: to.id, kickoff, check, upcoming: await opponents() }),
  );
}

/** Moves a game back to where it was before an act, if it still kicks off as the act left it. */
function undoMove(actor: Actor, { before, after, id: undoes }: DeskEntry): Promise<Result<void>> {
  const schools = (Array.isArray(after?.schools) ? after.schools : []).filter(isSchoolCode);
  const [from, to] = [asText(after?.week, ''), asText(before?.week, '')];
  const check = ({ kickoffs }: Week) => {
    if (schools.length === 0 || schools.some((code) => (kickoffs[code] ?? null) !== asNumber(after?.kickoff, null)))
      throw new StaleError('The week has changed.');
  };
  const kickoff = asNumber(before?.kickoff, null);
  return runAtDesk(actor, async (desk) =>
    moveToWeek(desk, { schools, from, to, kickoff, check, undoes, upcoming: await opponents() }),
  );
}

/** Makes a week's opponents from the schedule, which is large. */
async function opponents(): Promise<(week: Week) => PublishedWeek> {
  const { scheduleOf } = await import('@/domain/football/conferenceSchedules');
  return ({ season, week, kickoffs }) => upcomingWeek(season ?? 0, week, scheduleOf(season ?? 0), kickoffs);
}

function sameKickoffs(one: Kickoffs, other: Kickoffs): boolean {
  const codes = new Set([...Object.keys(one), ...Object.keys(other)].filter(isSchoolCode));
  return [...codes].every((code) => one[code] === other[code]);
}

/** Takes an act back, if what it changed is still as it left it. */
export function undoAct(actor: Actor, entry: DeskEntry): Promise<Result<unknown>> {
  const { before, after, target, id: undoes } = entry;
  if (before === null) return Promise.resolve(fail('nothing', 'There was nothing before this, so it can’t be undone.'));
  if (entry.kind === 'week') return openWeek(actor, asText(before.current, ''), { seen: target, undoes });
  if (entry.kind === 'kickoffs') {
    return moveKickoffs(actor, target, {
      seen: kickoffsIn(after),
      kickoffs: { ...calledOff(kickoffsIn(after)), ...kickoffsIn(before) },
      undoes,
    });
  }
  if (entry.kind === 'move') return undoMove(actor, entry);
  if (entry.kind === 'answer') {
    const [was, is] = [asText(before.answer, ''), asText(after?.answer, '')];
    return answerFeedback(actor, target.replace('feedback/', ''), was, { seen: is, undoes });
  }
  if (entry.kind === 'canned') {
    return saveCannedAnswers(actor, parseCannedAnswers(before), { seen: parseCannedAnswers(after), undoes });
  }
  if (entry.kind === 'flags') {
    return setFlags(actor, target.replace('users/', ''), flagsIn(before), { seen: flagsIn(after), undoes });
  }
  return runAtDesk(actor, (desk) =>
    publishGames(desk, {
      weekId: target,
      patch: (stored) => {
        if (!isUnchanged(target, stored, patchIn(after))) throw new StaleError('The week has changed.');
        return patchIn(before);
      },
      timelineAt: timelineMoment(serverClock.now()),
      undoes,
    }),
  );
}

function patchIn(stored: DeskEntry['before']): GamesPatch {
  return { squads: asMap(stored?.squads), games: asMap(stored?.games) };
}

/** The schools of these kickoffs, without a game. */
function calledOff(kickoffs: Kickoffs): KickoffChanges {
  return Object.fromEntries(Object.keys(kickoffs).map((code) => [code, null]));
}

function kickoffsIn(stored: DeskEntry['before']): Kickoffs {
  const kickoffs: Kickoffs = {};
  for (const [code, at] of Object.entries(asMap(stored?.kickoffs))) {
    const time = asMillis(at);
    if (isSchoolCode(code) && time !== null) kickoffs[code] = time;
  }
  return kickoffs;
}
