/** What is said of a week of the playoffs whose matchups aren't known yet (`isAwaiting`). */
export function formatAwaited(week: number): string {
  return `Matchups for week ${String(week)} depend on earlier results. They show up here as soon as those are final.`;
}
