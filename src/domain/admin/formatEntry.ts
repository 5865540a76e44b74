import { formatTimeAndZone } from '../kernel/times';
import { formatPoints } from '../kernel/hundredths';
import { asMap, asMillis, asText } from '../kernel/parse';
import { parseWeekResults, type SchoolGame } from '../scoring/results';
import { SCHOOLS, isSchoolCode, type SchoolCode } from '../football/schools';
import { isSquadId, squadName, type SquadId } from '../football/squads';
import { parseWeekId } from '../football/weeks';
import { personIn, type DeskEntry } from './adminLog';
import { parseCannedAnswers } from './cannedAnswers';

/** An entry of the log in words: what was done, and what was there before and after, line by line. */
export type FormattedEntry = { title: string; details: readonly string[] };

/** An entry of the log in words. `names`: of people by uid, as far as they're known. */
export function formatEntry(entry: DeskEntry, names: Readonly<Record<string, string>> = {}): FormattedEntry {
  const formatted = format(entry, names);
  return entry.undoes === null ? formatted : { ...formatted, title: `Undone: ${formatted.title}` };
}

function format(entry: DeskEntry, names: Readonly<Record<string, string>>): FormattedEntry {
  const { kind, target, before, after } = entry;
  switch (kind) {
    case 'results':
      return { title: `Results of ${weekName(target)}`, details: resultLines(entry) };
    case 'kickoffs':
      return { title: `Kickoffs of ${weekName(target)}`, details: kickoffLines(entry) };
    case 'move': {
      const names = (Array.isArray(after?.schools) ? after.schools : []).filter(isSchoolCode);
      const [from, to] = [before, after].map((stored) => weekName(asText(stored?.week, target)));
      return {
        title: `Game of ${names.map((code) => SCHOOLS[code].name).join(' and ')} moved to ${to!}`,
        details: [`${from!}, ${timeOf(asMillis(before?.kickoff))} → ${to!}, ${timeOf(asMillis(after?.kickoff))}`],
      };
    }
    case 'week': {
      const was = before === null ? 'None' : weekName(asText(before.current, ''));
      return {
        title: `Current week: ${weekName(target)}`,
        details: [`${was} → ${weekName(asText(after?.current, target))}`],
      };
    }
    case 'reset':
      return { title: `All results of ${weekName(target)} removed, for a replay`, details: [] };
    case 'replay':
      return { title: `Replay of ${weekName(target)} ${asText(after?.step, 'changed')}`, details: [] };
    case 'flags':
      return { title: `Flags of ${asText(after?.name, target)}`, details: flagLines(entry) };
    case 'tables':
      return { title: `Solo leaderboards of ${weekName(target)}`, details: [] };
    case 'draft':
      return { title: `Draft of ${asText(after?.league, target)}: ${draftStep(after)}`, details: [] };
    case 'league': {
      const [name, commissioner] = [asText(after?.league, target), asText(after?.commissioner, null)];
      return {
        title:
          commissioner === null
            ? `League ${name} renamed to ${asText(after?.name, '')}`
            : `League ${name}: ${commissioner} is the commissioner`,
        details: [],
      };
    }
    case 'answer': {
      // The entry stays when the account is deleted, so the name isn't in it.
      const name = names[personIn(entry) ?? ''];
      return {
        title: name === undefined ? 'Answer to feedback' : `Answer to feedback of ${name}`,
        details: [`${answerText(before)} → ${answerText(after)}`],
      };
    }
    case 'canned': {
      const titles = (stored: DeskEntry['before']) =>
        parseCannedAnswers(stored)
          .map(({ title: one }) => one)
          .join(', ') || 'None';
      return { title: 'Canned answers', details: [`${titles(before)} → ${titles(after)}`] };
    }
  }
}

/** What was done in a draft: the pick that was due, or the end of a pause. */
function draftStep(after: DeskEntry['after']): string {
  const squad = asText(after?.squad, '');
  return isSquadId(squad) ? `pick of ${squadName(squad)} for ${asText(after?.team, '')}` : 'resumed';
}

function answerText(stored: DeskEntry['before']): string {
  return stored === null ? 'No answer' : `“${asText(stored.answer, '')}”`;
}

function flagLines({ before, after }: DeskEntry): string[] {
  const on = (stored: DeskEntry['before'], flag: string) => (stored?.[flag] === true ? 'yes' : 'no');
  return FLAGS.filter((flag) => on(before, flag) !== on(after, flag)).map(
    (flag) => `${flag === 'admin' ? 'Administrator' : 'Staff'}: ${on(before, flag)} → ${on(after, flag)}`,
  );
}

const FLAGS = ['admin', 'staff'] as const;

function weekName(id: string): string {
  const named = parseWeekId(id);
  return named === null ? id : `week ${String(named.week)} of ${String(named.season)}`;
}

function resultLines({ target, before, after }: DeskEntry): string[] {
  const [was, is] = [parseWeekResults(target, before), parseWeekResults(target, after)];
  const games = Object.keys(asMap(after?.games))
    .filter(isSchoolCode)
    .map((code) => `${SCHOOLS[code].name}: ${score(was.games[code])} → ${score(is.games[code])}`);
  const squads = (Object.keys(is.squads) as SquadId[]).map((squad) => {
    const [one, other] = [was.squads[squad], is.squads[squad]];
    const points = (result: typeof one) => (result === undefined ? 'none' : formatPoints(result.points));
    return `${squadName(squad)}: ${points(one)} → ${points(other)}`;
  });
  return [...games, ...squads];
}

function score(game: SchoolGame | undefined): string {
  if (game === undefined) return 'none';
  const words = { pre: 'upcoming', live: 'live', final: 'final', bye: 'bye' }[game.state];
  return game.pointsFor === null ? words : `${String(game.pointsFor)}–${String(game.pointsAgainst)} (${words})`;
}

function kickoffLines({ before, after }: DeskEntry): string[] {
  const [was, is] = [asMap(before?.kickoffs), asMap(after?.kickoffs)];
  const codes = Object.keys({ ...was, ...is }).filter(isSchoolCode);
  return codes
    .map((code): [SchoolCode, number | null, number | null] => [code, asMillis(was[code]), asMillis(is[code])])
    .filter(([, one, other]) => one !== other)
    .map(([code, one, other]) => `${SCHOOLS[code].name}: ${timeOf(one)} → ${timeOf(other)}`);
}

function timeOf(at: number | null): string {
  return at === null ? 'none' : formatTimeAndZone(at);
}
