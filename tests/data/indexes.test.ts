import { readFileSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emailKey } from '@/domain/account/user';
import { ownEngineOnly } from 'firestore-emulator-node/official';
import { openAdmin } from '../support/admin';
import { NO_PICKS, scheduledDraft } from '../support/documents';
import { foundLeague, openFan, type Fan } from '../support/leagues';
import { until } from '../support/suite';

const admin = openAdmin();
let ann: Fan;
let leagueId: string;
let joinCode: string;
beforeAll(async () => {
  ann = await openFan(admin.db, 'ann');
  ({ leagueId, joinCode } = await foundLeague(ann));
  // Some of the queries need an administrator.
  await admin.db.doc(`users/${emailKey(ann.email)}`).update({ admin: true });
});
afterAll(async () => {
  ann.client.close();
  await admin.close();
});

/** Every function of src/data that runs a query (the admin's apart), with arguments that reach the query. */
const QUERIES: Record<string, () => unknown[]> = {
  'claims.watchClaimAwards': () => [leagueId, '2025-03'],
  'feedback.hasSentFeedback': () => [ann.uid],
  'feedback.watchAllFeedback': () => [false],
  'feedback.watchMyFeedback': () => [ann.uid],
  'feedback.watchUnreadAnswers': () => [ann.uid],
  'joinCodes.getPublicLeagues': () => [null],
  'leagueUsers.watchLeagueUsers': () => [leagueId],
  'leagues.getMyLeagues': () => [ann.uid],
  'leagues.watchMyLeagues': () => [ann.uid],
  'feedback.deleteMyFeedback': () => [ann.uid],
  'messages.watchOlderMessages': () => [leagueId, Date.now()],
  'messages.watchUnreadSince': () => [leagueId, ann.uid, 0],
  'messages.watchMessages': () => [leagueId, 4],
  'myData.collectMyData': () => [{ key: null, uid: ann.uid, username: '' }, new Date()],
  'presentSeason.presentSeason': () => [Date.now()],
  'rosterCodes.watchRosterCodes': () => [leagueId],
  'trades.getSentTrades': () => [leagueId, ann.uid],
  'trades.watchAcceptedTrades': () => [leagueId],
  'trades.watchLeagueTrades': () => [leagueId],
  'trades.watchMyTrades': () => [leagueId, ann.uid],
  'trades.watchEndedTrades': () => [[{ leagueId, team: ann.uid }], 0],
  'trades.watchPendingTrades': () => [[{ leagueId, team: ann.uid }]],
  'transactions.getAllTransactions': () => [leagueId],
  'transactions.getOlderTeamTransactions': () => [leagueId, ann.uid, 3, 5],
  'transactions.getOlderTransactions': () => [leagueId, 3, 20],
  'transactions.watchTeamTransactions': () => [leagueId, ann.uid, 5],
  'transactions.watchTransactions': () => [leagueId, 20],
  'weeks.getPreviousWeek': () => [Date.now()],
  'weeks.watchCurrentWeek': () => ['function:now'],
  'weeks.watchWeeks': () => [2025],
  // Last, because it deletes the league.
  'membership.deleteLeague': () => [{ id: leagueId, joinCode, createdBy: ann.uid, members: [ann.uid], removed: {} }],
};

describe('the documents of a draft', () => {
  it('have single-field indexes turned off for every list and map field except members, so that picks write few index entries', () => {
    const { fieldOverrides } = JSON.parse(readFileSync('firestore.indexes.json', 'utf8')) as {
      fieldOverrides: { collectionGroup: string; fieldPath: string; indexes: unknown[] }[];
    };
    const exempt = fieldOverrides
      .filter(({ collectionGroup, indexes }) => collectionGroup === 'drafts' && indexes.length === 0)
      .map(({ fieldPath }) => fieldPath);
    const underWay = { ...scheduledDraft(['ann']), ...NO_PICKS, seats: {}, spare: {}, turn: {} };
    const held = Object.entries({ ...underWay, draw: {}, quietHours: {} }).filter(
      ([, value]) => typeof value === 'object' && value !== null,
    );
    // Only `members` is queried: it finds the drafts that a user is in.
    expect(exempt.sort()).toEqual(
      held
        .map(([field]) => field)
        .filter((field) => field !== 'members')
        .sort(),
    );
  });
});

describe('queries', () => {
  it('cover every data module that calls query()', () => {
    const files = readdirSync('src/data', { encoding: 'utf8', recursive: true }).filter(
      (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('admin'),
    );
    const asking = files
      .filter((file) => /\bquery\(/.test(readFileSync(`src/data/${file}`, 'utf8')))
      .map((file) => basename(file, '.ts'));
    expect([...new Set(Object.keys(QUERIES).map((name) => name.split('.')[0]))].sort()).toEqual(asking.sort());
  });
  for (const [name, args] of Object.entries(QUERIES)) {
    it(`${name} has the index it needs`, async () => {
      if (!name.includes('.watch')) {
        await ann.client.call(name, ...args());
        return;
      }
      await ann.client.watch(name, ...args());
      await until(`${name} to be answered`, async () => {
        const { latest } = await ann.client.seen<{ state: string } | null>(name);
        return latest?.state === 'ready' || latest?.state === 'missing';
      });
    });
  }
  it('without an index are denied, as in production', ownEngineOnly('requiredIndexes'), async () => {
    const unindexed = admin.db
      .collection('messages')
      .where('leagueId', '==', leagueId)
      .orderBy('text')
      .orderBy('timestamp');
    await expect(unindexed.get()).rejects.toMatchObject({ code: 9 });
  });
});
