import { initializeApp } from 'firebase-admin/app';
import { setGlobalOptions } from 'firebase-functions';
import { onDocumentCreated, onDocumentUpdated, onDocumentWritten } from 'firebase-functions/firestore';
import { onSchedule } from 'firebase-functions/scheduler';
import { asMap, asText } from '@/domain/kernel/parse';
import {
  answerPush,
  awardedWeek,
  awardPushes,
  clockPush,
  correctionPushes,
  mentioned,
  mentionPushes,
  tradePushes,
} from './pushes/changes';
import { stretchOf } from './pushes/due';
import { tellDue } from './schedule';
import { tell } from './send';
import { claimsAndAwards, getLeague } from './store';

// Sends push notifications while the app is closed. Each function reads what changed, asks `pushes/` what it tells
// whom, and sends it. Nothing is written but the removal of devices that are gone, so running one twice does no harm.

initializeApp();
setGlobalOptions({ region: 'us-central1', maxInstances: 10, memory: '256MiB' });

/** How often the schedule runs, in minutes. */
const EVERY_MINUTES = 15;

export const draft = onDocumentUpdated('drafts/{leagueId}', async ({ params, data }) => {
  const [before, after] = [data?.before.data(), data?.after.data()];
  const push = clockPush(params.leagueId, before, after);
  if (push !== null) await tell([{ ...push, league: { name: asText(asMap(after).leagueName, 'Your draft') } }]);
});

export const trade = onDocumentWritten('trades/{id}', async ({ params, data, time }) => {
  const after = data?.after.data();
  if (after === undefined) return;
  const league = await getLeague(asText(after.leagueId, ''));
  if (league === null) return;
  const pushes = tradePushes(params.id, data?.before.data(), after, league, Date.parse(time));
  await tell(pushes.map((push) => ({ ...push, league })));
});

export const correction = onDocumentCreated('transactions/{id}', async ({ data }) => {
  const stored = data?.data();
  if (stored?.kind !== 'correction' && stored?.kind !== 'lineup') return;
  const league = await getLeague(asText(stored.leagueId, ''));
  if (league !== null) await tell(correctionPushes(stored, league).map((push) => ({ ...push, league })));
});

export const award = onDocumentUpdated('ledgers/{leagueId}', async ({ params: { leagueId }, data }) => {
  const ledger = data?.after.data();
  const weekId = awardedWeek(leagueId, data?.before.data(), ledger);
  const league = weekId === null ? null : await getLeague(leagueId);
  if (weekId === null || league === null) return;
  const { claims, awards } = await claimsAndAwards(leagueId, weekId);
  const pushes = awardPushes({ league, ledger, weekId }, claims, awards);
  await tell(pushes.map((push) => ({ ...push, league })));
});

export const mention = onDocumentCreated('messages/{id}', async ({ data }) => {
  const message = data?.data();
  if (mentioned(message).length === 0) return;
  const league = await getLeague(asText(asMap(message).leagueId, ''));
  if (league !== null) await tell(mentionPushes(message, league).map((push) => ({ ...push, league })));
});

export const answer = onDocumentUpdated('feedback/{id}', async ({ params, data }) => {
  const push = answerPush(params.id, data?.before.data(), data?.after.data());
  if (push !== null) await tell([{ ...push, league: null }]);
});

export const due = onSchedule(
  { schedule: `*/${String(EVERY_MINUTES)} * * * *`, timeoutSeconds: 1800, memory: '512MiB', maxInstances: 1 },
  ({ scheduleTime }) => tellDue(stretchOf(Date.parse(scheduleTime), EVERY_MINUTES)),
);
