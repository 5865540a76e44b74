import { isHouseTeam, houseTeamName, type ManagerId } from '../houseTeams';
import { DRAFT_FORMATS, type DraftFormat } from '../league';
import { NAME_LENGTH } from '../leagueChecks';
import { isName } from '../nameRules';
import { asMap, asMillis, asNumber, asOneOf, asText } from '../parse';
import { succeed, fail, type Result } from '../result';
import { perSlot } from '../slots';
import { parseSquadReferences, type SquadId } from '../squads';
import { scheduledDraft } from './engine';
import { managerAt } from './order';
import type { Draft } from './types';

/**
 * A finished draft as anyone with its link may see it: what was picked by which seat. It holds no one's uid or own name, and not who missed a
 * clock or was on autopilot.
 */
export type PublicBoard = {
  leagueId: string;
  leagueName: string;
  format: DraftFormat;
  rounds: number;
  /** The teams' names in the order of the first round; `Team 1` for one that no one has named. */
  teams: string[];
  picks: SquadId[];
  /** When it was shared, in milliseconds. */
  sharedAt: number | null;
};

/**
 * The public board of a draft; `teamOf` says what a manager has named the team, or '' where none was given. Refuses a draft that is not over
 * yet, and everyone but the commissioner.
 */
export function publicBoard(
  draft: Draft,
  by: string,
  teamOf: (manager: ManagerId) => string,
): Result<Omit<PublicBoard, 'sharedAt'>> {
  if (by !== draft.commissioner) return fail('not-commissioner', 'Only the commissioner can share the board.');
  if (draft.status !== 'complete') return fail('not-over', 'You can share the board after the draft.');
  const { leagueId, leagueName, format, rounds, picks } = draft;
  const teams = draft.order.map((manager, seat) => {
    const name = isHouseTeam(manager) ? houseTeamName(manager) : teamOf(manager).replaceAll('\n', ' ').trim();
    const shown = name.slice(0, NAME_LENGTH);
    return isName(shown) ? shown : `Team ${seat + 1}`;
  });
  return succeed({ leagueId, leagueName, format, rounds, teams, picks });
}

/** The board as a finished draft for looking at: its managers are the seats (`seat-1` is the first to pick), and nothing but the picks is in it. */
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
export function parsePublicBoard(leagueId: string, stored: unknown): PublicBoard {
  const raw = asMap(stored);
  const teams = asMap(raw.teams);
  return {
    leagueId,
    leagueName: asText(raw.leagueName, ''),
    format: asOneOf(raw.format, DRAFT_FORMATS, 'snake'),
    rounds: asNumber(raw.rounds, 0),
    teams: Object.keys(teams)
      .sort((a, b) => Number(a) - Number(b))
      .map((seat) => asText(teams[seat], `Team ${Number(seat) + 1}`)),
    picks: parseSquadReferences(raw.picks),
    sharedAt: asMillis(raw.sharedAt),
  };
}
