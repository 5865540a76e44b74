import { isName } from './nameRules';
import { asMap, asText } from './parse';
import type { LeaguePreview, RosterCode } from './league';
import { checkOptions, parseOptions, type OptionValues } from './leagueOptions';
import { drawText, type Random } from './random';
import { succeed, fail, type Result } from './result';
import { poolArithmetic } from './slots';

/** The longest name of a league or a team. */
export const NAME_LENGTH = 40;

/** What the form of a new league asks for. */
export type NewLeague = OptionValues & { name: string };

/** Reads a form that a browser kept over what it begins with; null or nonsense is the beginning. */
export function parseNewLeague(stored: unknown, blank: NewLeague): NewLeague {
  const raw = asMap(stored);
  return { ...parseOptions({ ...blank, ...raw }), name: asText(raw.name, blank.name) };
}

/** The name with outer blanks gone and inner runs of blanks as one, if it has 1 to 40 characters, of which an emoji counts as two, as in the rules. */
export function checkName(what: 'league' | 'team', text: string): Result<string> {
  const name = text.trim().replace(/\s+/g, ' ');
  if (!isName(name)) return fail('empty-name', `Name your ${what}.`);
  if (name.length > NAME_LENGTH) {
    return fail('long-name', `A ${what} name can be up to ${NAME_LENGTH} characters; this one has ${name.length}.`);
  }
  return succeed(name);
}

/** Checks the whole form of a new league; the first thing that is wrong is the error. The value is the tidy league. */
export function checkNewLeague(league: NewLeague): Result<NewLeague> {
  const name = checkName('league', league.name);
  if (!name.ok) return name;
  const options = checkOptions(league);
  if (!options.ok) return options;
  const { result } = poolArithmetic({ managers: league.capacity, slots: league.slots, bench: league.benchSize });
  return result.ok ? succeed({ ...league, name: name.value }) : result;
}

/** Codes leave out what is misread: I, L, O, 0 and 1. */
export const CODE_ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
export const JOIN_CODE_LENGTH = 6;
export const ROSTER_CODE_LENGTH = 8;

/** A new code for a league. */
export function newJoinCode(random: Random): string {
  return drawText(CODE_ALPHABET, JOIN_CODE_LENGTH, random);
}

/** A new code for one seat. */
export function newRosterCode(random: Random): string {
  return drawText(CODE_ALPHABET, ROSTER_CODE_LENGTH, random);
}

/** A code as it is looked up: upper case, without blanks or dashes (docs/requirements.md R5.2). */
export function tidyCode(text: string): string {
  return text.replace(/[\s-]+/g, '').toUpperCase();
}

/** Whether a person may still join the league behind the code: its draft has not begun, and a seat is free. */
export function checkJoin(preview: LeaguePreview): Result<void> {
  if (preview.draftStatus !== 'scheduled') {
    return fail('begun', `The draft of ${preview.leagueName} has started, so it’s closed to new managers.`);
  }
  if (preview.seats >= preview.capacity) {
    return fail(
      'full',
      `${preview.leagueName} is full: all ${preview.capacity} spots are taken. Ask ${preview.managerName} about another league.`,
    );
  }
  return succeed();
}

/** Whether a seat's own code can still be used; `managerName` is who held the seat. */
export function checkRosterCode(code: RosterCode, managerName: string): Result<void> {
  return code.claimedBy === null
    ? succeed()
    : fail('claimed', `This code has already been used. Ask ${managerName} for a new one.`);
}

/** What a code answers that was replaced by a new one, or whose league was deleted. */
export const RETIRED_CODE = 'This code no longer works. Ask the commissioner for a new invitation.';

/** What a code that leads nowhere answers. */
export const UNKNOWN_CODE = 'No league matches that code. Check it with the person who sent it.';
