import type { Firestore } from 'firebase-admin/firestore';
import type { League } from '@/domain/league/types';
import type { Ledger } from '@/domain/moves/ledger/ledger';
import { DEFAULT_SLOTS, rosterSize } from '@/domain/lineup/slots';
import { ALL_SQUADS } from '@/domain/football/squads';
import { draftOf, foundLeague, joinByCode, openFan, startDraft, valueOf, type Answer, type Fan } from './leagues';
import type { SeededRandom } from './seededRandom';
import { until } from './suite';

/** A league after its draft, whose managers are played by a script. The fans are in the order in which they joined. */
export interface ScriptedLeague {
  fans: Fan[];
  league: League;
  ledgerOf: (fan: Fan) => Promise<Ledger>;
}

/** Twelve rosters of seven leave twelve squads free. A tight end starts only in FLEX. */
const SLOTS = { ...DEFAULT_SLOTS, TE: 0 };
const BENCH = 1;
const MANAGERS = 12;

/**
 * Twelve people found a league of the season, join it and draft through their clients: the first round by hand, the
 * others from their queues, which the random numbers make, while they are away. Two clients then settle the draft at
 * once.
 */
export async function playDraft(db: Firestore, season: number, roll: SeededRandom): Promise<ScriptedLeague> {
  const fans = await Promise.all(Array.from({ length: MANAGERS }, () => openFan(db, 'player')));
  const [founder, other] = fans as [Fan, Fan];
  const { leagueId, joinCode } = await foundLeague(founder, {
    capacity: MANAGERS,
    slots: SLOTS,
    benchSize: BENCH,
    tradeReview: 'none',
  });
  await db.doc(`leagues/${leagueId}`).update({ season });
  for (const fan of fans.slice(1)) valueOf(await joinByCode(fan, joinCode));
  const seen = () => draftOf(founder, leagueId);
  await until('the founder to see everyone', async () => {
    const { members } = (await seen()) as unknown as { members: string[] };
    return members.length === MANAGERS;
  });
  valueOf(await startDraft(founder, leagueId));
  await until('the draft to begin', async () => (await seen()).status === 'active');

  const queues = fans.map(() => roll.shuffled(ALL_SQUADS));
  for (const [i, fan] of fans.entries()) {
    const draft = await seen();
    const squad = queues[i]!.find((one) => !draft.picks.includes(one));
    valueOf(await fan.client.call<Answer<void>>('drafts.pick', draft, fan.uid, squad));
    await until('the pick', async () => (await seen()).picks.length === i + 1);
  }
  await Promise.all(
    fans.map(async (fan, i) =>
      valueOf(await fan.client.call<Answer<void>>('draftQueues.saveQueue', leagueId, fan.uid, queues[i])),
    ),
  );
  for (const fan of fans) valueOf(await fan.client.call<Answer<void>>('drafts.stepAway', leagueId, fan.uid));
  const picks = MANAGERS * rosterSize(SLOTS, BENCH);
  await until(
    'the draft to end',
    async () => {
      const draft = await seen();
      if (draft.status !== 'complete') await founder.client.call('drafts.automaticPick', draft);
      return draft.picks.length === picks;
    },
    60_000,
  );

  const draft = await seen();
  const drafted = await founder.client.call('storedLeague.getLeague', leagueId);
  const settled = await Promise.all(
    [founder, other].map((fan) => fan.client.call<boolean>('settlement.settleDraft', drafted, draft)),
  );
  if (settled.filter(Boolean).length !== 1) throw new Error('the draft was not settled once');
  return {
    fans,
    league: await founder.client.call<League>('storedLeague.getLeague', leagueId),
    ledgerOf: (fan) => fan.client.call('ledgers.getLedger', leagueId),
  };
}
