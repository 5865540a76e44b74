declare const kind: unique symbol;

/**
 * Text that identifies something of one kind. An id of another kind can't be used in its place; plain text, such as
 * what was just read, can.
 */
type Id<Kind extends string> = string & { readonly [kind]?: Kind };

/** A person, as Firebase Auth identifies them. */
export type Uid = Id<'person'>;

/**
 * A team in a league: a house team's id, or the uid of the manager who drafted it, even if someone else runs it now.
 */
export type TeamId = Id<'team'>;

/** A league in one season. */
export type LeagueId = Id<'league'>;

/** A week of a season, as `2026-05`. */
export type WeekId = Id<'week'>;

/**
 * The team that a person drafts, which has their uid. `teamOf` has the one that they run, which another person may have
 * drafted.
 */
export function draftedTeam(uid: Uid): TeamId {
  return uid as string;
}
