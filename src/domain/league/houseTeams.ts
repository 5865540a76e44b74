import type { TeamId } from '../kernel/ids';

/** A house team: a bot that fills an empty seat, so an odd number of managers or a single tester can play. */
export type HouseTeamId = `house-${number}`;

/** A manager of a draft, who gives their team its id: a user's uid or a house team's id. */
export type ManagerId = TeamId;

/** The fifteen seats that house teams can fill (the commissioner's is never one of them). */
export const HOUSE_TEAM_IDS: readonly HouseTeamId[] = Array.from(
  { length: 15 },
  (_, i): HouseTeamId => `house-${i + 1}`,
);

const NAMES = [
  'Chalk Line Club',
  'Tailgate Nine',
  'The Goalposts',
  'Marching Band',
  'Halftime Heroes',
  'Fourth and Forever',
  'The Bleachers',
  'Night Game',
  'Rivalry Week',
  'Hash Marks',
  'The Snap Count',
  'Pylon Patrol',
  'Red Zone Regulars',
  'Homecoming',
  'The Walk-Ons',
] as const;

/** Whether the manager is a house team. */
export function isHouseTeam(manager: ManagerId): manager is HouseTeamId {
  return (HOUSE_TEAM_IDS as readonly string[]).includes(manager);
}

/** A house team's name. Throws for any other manager. */
export function houseTeamName(id: ManagerId): string {
  const name = NAMES[(HOUSE_TEAM_IDS as readonly string[]).indexOf(id)];
  if (name === undefined) throw new Error(`${id} is not a house team`);
  return name;
}
