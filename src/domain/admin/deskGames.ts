import type { WeekResults } from '../scoring/results';
import { SCHOOLS, SCHOOL_CODES, isSchoolCode, type SchoolCode } from '../football/schools';

/**
 * A game of a week at the desk: its schools of the conference, in the order of its title, `Georgia at Tennessee`: the
 * home team is the last.
 */
export type DeskGame = { schools: readonly [SchoolCode, ...SchoolCode[]]; title: string };

/** A week's games, each once, in the order of their kickoffs. */
export function schoolGames(games: WeekResults['games']): DeskGame[] {
  const codes = SCHOOL_CODES.filter((code) => games[code] !== undefined);
  const firsts = codes.filter((code) => games[code]!.home || !isSchoolCode(games[code]!.opponent));
  const at = (code: SchoolCode) => games[code]!.kickoff ?? Infinity;
  return firsts
    .sort((one, other) => at(one) - at(other))
    .map((code): DeskGame => {
      const { opponent, home } = games[code]!;
      const [own, other] = [SCHOOLS[code].name, isSchoolCode(opponent) ? SCHOOLS[opponent].name : opponent];
      return {
        schools: !isSchoolCode(opponent) ? [code] : home ? [opponent, code] : [code, opponent],
        title: home ? `${other} at ${own}` : `${own} at ${other}`,
      };
    });
}
