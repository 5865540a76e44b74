import { onSnapshot } from 'firebase/firestore';
import { parseDraft } from '@/domain/draft/parse';
import type { Draft } from '@/domain/draft/types';
import type { LeagueId } from '@/domain/kernel/ids';
import { failed, ready, type Loadable } from '@/domain/kernel/loadable';
import { failureMessage } from '../backend/failures';
import { draftRef } from '../backend/references';
import { serverClock } from '../backend/serverClock';
import { noAnswer, type Unsubscribe } from '../backend/watch';

/** A draft as stored on the server. `live` is true while we're connected to the server, so the draft is current. */
export interface DraftSnapshot {
  draft: Loadable<Draft>;
  live: boolean;
}

/** Watches a draft as the server has accepted it, without picks that are on their way. Helps to measure its clock. */
export function watchDraft(leagueId: LeagueId, next: (sight: DraftSnapshot) => void): Unsubscribe {
  let last: { stored: string; draft: Draft } | null = null;
  return onSnapshot(
    draftRef(leagueId),
    { includeMetadataChanges: true },
    (snapshot) => {
      if (snapshot.metadata.hasPendingWrites) return;
      const live = !snapshot.metadata.fromCache;
      if (!snapshot.exists()) {
        next({ draft: live ? { state: 'missing' } : noAnswer(), live });
        return;
      }
      // When only the connection state changed, reuse the same draft object so that nothing rerenders or restarts its
      // timer.
      const stored = JSON.stringify(snapshot.data());
      const draft = last?.stored === stored ? last.draft : parseDraft(leagueId, snapshot.data());
      last = { stored, draft };
      if (live && draft.turnStartedAt !== null) serverClock.witness(draft.turnStartedAt);
      next({ draft: ready(draft), live });
    },
    (error) => next({ draft: failed(failureMessage(error, WATCH_ERRORS)), live: false }),
  );
}

const WATCH_ERRORS = 'Only the league’s managers can see this draft.';
