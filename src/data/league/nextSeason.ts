import type { LeagueId } from '@/domain/kernel/ids';
import type { League, LeaguePreview, NextLeague } from '@/domain/league/types';
import { optionsOf } from '@/domain/league/options/leagueOptions';
import type { Random } from '@/domain/kernel/random';
import { fail, succeed, type Result } from '@/domain/kernel/result';
import { ready, type Loadable } from '@/domain/kernel/loadable';
import { attempt } from '../backend/failures';
import { getPreview } from './joinCodes';
import { joinLeague } from './joining';
import { createLeague, type PublicPerson } from './leagueCommands';
import { seasonAfter } from '../season/presentSeason';

/** Creates the next season's league with the same options (commissioner), if there's a calendar at `now` (ms). */
export async function openNextSeason(
  league: League,
  person: PublicPerson,
  now: number,
  random: Random,
): Promise<Result<{ leagueId: LeagueId; joinCode: string }>> {
  const found = await attempt(() => seasonAfter(league.season, now));
  if (!found.ok) return found;
  if (found.value === null) {
    return fail('no-calendar', `The calendar after the ${String(league.season)} season isn’t out yet.`);
  }
  return createLeague({ name: league.name, ...optionsOf(league) }, person, found.value, random, league.id);
}

/** The public preview of the next season's league. `missing` once its code has been replaced, or it was deleted. */
export async function getNextLeague({ joinCode }: NextLeague): Promise<Loadable<LeaguePreview>> {
  const preview = await getPreview(joinCode);
  return preview === null || preview === 'retired' ? { state: 'missing' } : ready(preview);
}

/** Joins the next season's league, without a code to type. Returns its id. */
export async function joinNextSeason(preview: LeaguePreview, person: PublicPerson): Promise<Result<string>> {
  const joined = await joinLeague({ code: preview.code, preview, seat: null }, person);
  return joined.ok ? succeed(joined.value.leagueId) : joined;
}
