/** Formats how many squads a manager may keep: `Up to 3`. */
export function formatKeepers(most: number): string {
  return most === 0 ? 'None' : `Up to ${String(most)}`;
}

/** What that means for a league. */
export function describeKeepers(most: number): string {
  return most === 0
    ? 'Every season starts with empty rosters.'
    : 'From the second season on, managers may keep squads from last season’s roster, no two of the same unit. Keepers are their first picks.';
}
