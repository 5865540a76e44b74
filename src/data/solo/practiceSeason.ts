import { asMap, asText } from '@/domain/kernel/parse';
import type { Result } from '@/domain/kernel/result';
import type { SeasonLines } from '@/domain/scoring/seasonLines';
import { encodePractice, parsePractice, type SoloSeason } from '@/domain/solo/soloSeason';
import type { AppUser } from '@/domain/account/user';
import { Batch } from '../backend/batch';
import { userRef } from '../backend/references';
import { withRecord } from '../account/users';
import { watchDocument, type Next, type Unsubscribe } from '../backend/watch';

/** Watches a person's practice season, which is in their own record under `key`; a new one until it's first saved. */
export function watchPracticeSeason(key: string, table: SeasonLines, next: Next<SoloSeason>): Unsubscribe {
  return watchDocument(
    userRef(key),
    (snapshot) => parsePractice(table, asText(asMap(snapshot.data()).practice, '')),
    next,
  );
}

/** Saves the person's practice season. Done once their own record, as it's watched, has it. */
export function savePracticeSeason(user: Pick<AppUser, 'key'>, season: SoloSeason): Promise<Result<void>> {
  const practice = encodePractice(season);
  return withRecord(user, (key) =>
    new Batch().update(userRef(key), { practice }).until(userRef(key), 'practice', practice).commit(),
  );
}
