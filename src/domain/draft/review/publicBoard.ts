import { isHouseTeam, houseTeamName, type ManagerId } from '../../league/houseTeams';
import type { LeagueId } from '../../kernel/ids';
import { DRAFT_FORMATS, type DraftFormat } from '../../league/league';
import { MAX_NAME_LENGTH } from '../../league/leagueChecks';
import { longestPrefix } from '../../kernel/longestPrefix';
import { isName } from '../../account/namePattern';
import { asMap, asMillis, asNumber, asOneOf, asText } from '../../kernel/parse';
import { succeed, fail, type Result } from '../../kernel/result';
import { perSlot } from '../../lineup/slots';
import { parseSquadReferences, type SquadId } from '../../football/squads';
import { scheduledDraft } from '../engine';
import { managerAt } from '../order';
import { runsDraft } from '../draftCommissioners';
import type { Draft } from '../types';

/**
 * A finished draft as anyone with its link sees it: which seat picked what. It contains no uids or users' names, and
 * doesn't show who missed a clock or was on autopilot.
 */
export type PublicBoard = {
  leagueId: LeagueId;
  leagueName: string;
  format: DraftFormat;
  rounds: number;
  /** Team names in first-round order; `Team 1` for a team without a name. */
  teams: string[];
  picks: SquadId[];
  /** When it was shared, in milliseconds since 1970. */
  sharedAt: number | null;
};

/**
 * Creates the public board of a draft. `teamOf` returns a manager's team name, or '' if there is none. Fails for
 * everyone but a commissioner, and before the draft is over.
 */
export function publicBoard(
  draft: Draft,
  by: string,
  teamOf: (manager: ManagerId) => string,
): Result<Omit<PublicBoard, 'sharedAt'>> {
  if (!runsDraft(draft, by)) return fail('not-commissioner', 'Only the commissioner can share the board.');
  if (draft.status !== 'complete') return fail('not-over', 'You can share the board after the draft.');
  const { leagueId, leagueName, format, rounds, picks } = draft;
  const teams = draft.order.map((manager, seat) => {
    const name = isHouseTeam(manager) ? houseTeamName(manager) : teamOf(manager).replaceAll('\n', ' ').trim();
    const shown = longestPrefix(name, ({ length }) => length <= MAX_NAME_LENGTH);
    return isName(shown) ? shown : `Team ${seat + 1}`;
  });
  return succeed({ leagueId, leagueName, format, rounds, teams, picks });
}

/**
 * The board as a finished, read-only draft. Its managers are the seats (`seat-1` picks first), and it contains nothing
 * but the picks.
 */
export function boardDraft(board: PublicBoard): Draft {
  const order = board.teams.map((_, seat) => `seat-${seat + 1}`);
  const { leagueId, leagueName, format, rounds, picks } = board;
  const slots = perSlot(() => 0);
  const turns = { order, format, rounds };
  const rosters = Object.fromEntries(
    order.map((seat) => [seat, picks.filter((_, pick) => managerAt(turns, pick) === seat)]),
  );
  const plan = {
    leagueId,
    leagueName,
    commissioner: '',
    format,
    slots,
    benchSize: rounds,
    clockSeconds: 0,
    ranking: [],
  };
  return {
    ...scheduledDraft(plan),
    members: [],
    status: 'complete',
    order,
    picks,
    made: picks.map(() => 'own'),
    rosters,
  };
}

/** Reads a stored public board. */
export function parsePublicBoard(leagueId: LeagueId, stored: unknown): PublicBoard {
  const raw = asMap(stored);
  return {
    leagueId,
    leagueName: asText(raw.leagueName, ''),
    format: asOneOf(raw.format, DRAFT_FORMATS, 'snake'),
    rounds: asNumber(raw.rounds, 0),
    teams: asText(raw.teams, '').split('\n'),
    picks: parseSquadReferences(raw.picks),
    sharedAt: asMillis(raw.sharedAt),
  };
}
