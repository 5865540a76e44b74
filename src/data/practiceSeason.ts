import type { Loadable } from '@/domain/loadable';
import { asMap, asText } from '@/domain/parse';
import type { Result } from '@/domain/result';
import type { SeasonLines } from '@/domain/seasonLines';
import { encodePractice, parsePractice, type SoloSeason } from '@/domain/solo/soloSeason';
import type { AppUser } from '@/domain/user';
import { Batch } from './batch';
import { attempt } from './failures';
import { NO_RECORD, userRef } from './users';
import { watchDocument, type Unsubscribe } from './watch';

/** Watches a person's practice season, which is in their own record; a new one until it's first saved. `key` is the record's. */
export function watchPracticeSeason(
  key: string,
  table: SeasonLines,
  next: (season: Loadable<SoloSeason>) => void,
): Unsubscribe {
  return watchDocument(
    userRef(key),
    (snapshot) => parsePractice(table, asText(asMap(snapshot.data()).practice, '')),
    next,
  );
}

/** Saves the person's practice season. */
export async function savePracticeSeason({ key }: Pick<AppUser, 'key'>, season: SoloSeason): Promise<Result<void>> {
  if (key === null) return NO_RECORD;
  return attempt(() => new Batch().update(userRef(key), { practice: encodePractice(season) }).commit());
}
