import { isMisleading, UNREADABLE } from '../account/misleadingNames';
import { isName } from '../account/namePattern';
import { isText, isVisible, tidyText, TOO_MANY_LINES } from '../kernel/writtenText';
import { formatWhole } from '../kernel/hundredths';
import { asMap, asText } from '../kernel/parse';
import { checkOptions } from './options/checkOptions';
import { parseOptions, type OptionValues } from './options/leagueOptions';
import { succeed, fail, type Result } from '../kernel/result';
import { poolCheck } from './options/poolCheck';

/** Maximum length of a league or team name, in characters. */
export const MAX_NAME_LENGTH = 40;

/** Maximum length of a league's note, in characters. */
export const MAX_NOTE_LENGTH = 1000;

/** Returns a league's note as it is stored, which may be empty. */
export function checkNote(text: string): Result<string> {
  const note = tidyText(text);
  if (note.length > MAX_NOTE_LENGTH) {
    return fail(
      'long-note',
      `Keep it to ${formatWhole(MAX_NOTE_LENGTH)} characters; this has ${formatWhole(note.length)}.`,
    );
  }
  return note === '' || isText(note) ? succeed(note) : fail('lines', TOO_MANY_LINES);
}

/** The values of the new-league form. */
export type NewLeague = OptionValues & { name: string };

/** Reads a form stored in the browser; missing or invalid values come from `blank`. */
export function parseNewLeague(stored: unknown, blank: NewLeague): NewLeague {
  const raw = asMap(stored);
  return { ...parseOptions({ ...blank, ...raw }), name: asText(raw.name, blank.name) };
}

/**
 * Returns the name trimmed and with runs of whitespace collapsed. It must have 1 to 40 characters; as in the rules, an
 * emoji counts as two.
 */
export function checkName(what: 'league' | 'team', text: string): Result<string> {
  const name = text.trim().replace(/\s+/g, ' ');
  if (!isVisible(name)) return fail('empty-name', `Name your ${what}.`);
  if (!isName(name)) return UNREADABLE;
  if (isMisleading(name)) return fail('reserved', 'That name is reserved. Try another.');
  if (name.length > MAX_NAME_LENGTH) {
    const seen = [...new Intl.Segmenter().segment(name)].length;
    const why = seen > MAX_NAME_LENGTH ? `; this one has ${seen}` : ', and some emoji count as several';
    return fail('long-name', `A ${what} name can be up to ${MAX_NAME_LENGTH} characters${why}.`);
  }
  return succeed(name);
}

/** Checks the whole new-league form and returns the cleaned-up league, or the first error. */
export function checkNewLeague(league: NewLeague): Result<NewLeague> {
  const name = checkName('league', league.name);
  if (!name.ok) return name;
  const options = checkOptions(league);
  if (!options.ok) return options;
  const { result } = poolCheck({ managers: league.capacity, slots: league.slots, bench: league.benchSize });
  return result.ok ? succeed({ ...league, name: name.value }) : result;
}
