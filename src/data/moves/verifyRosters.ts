import { verifyRosters, type RosterReport } from '@/domain/moves/ledger/verifyRosters';
import { parseDraft } from '@/domain/draft/parse';
import type { LeagueId } from '@/domain/kernel/ids';
import type { Result } from '@/domain/kernel/result';
import { attempt } from '../backend/failures';
import { draftRef } from '../backend/references';
import { getLedger } from './ledgers';
import { readDocument } from '../backend/serverReads';
import { getAllTransactions } from './transactions';

/** Checks that every roster of a league follows from its draft and transactions. Members only. */
export function verifyLeagueRosters(leagueId: LeagueId): Promise<Result<RosterReport>> {
  return attempt(async () => {
    const ledger = await getLedger(leagueId);
    const [draft, transactions] = await Promise.all([readDocument(draftRef(leagueId)), getAllTransactions(leagueId)]);
    return verifyRosters(parseDraft(leagueId, draft.data()).rosters, transactions, ledger);
  });
}
