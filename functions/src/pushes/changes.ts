import { parseClaims } from '@/domain/moves/claims/claims';
import { isOnAutopilot } from '@/domain/draft/autopilot';
import { onTheClock } from '@/domain/draft/order';
import { parseDraft } from '@/domain/draft/parse';
import { parseFeedback } from '@/domain/messages/feedback';
import { isHouseTeam, type ManagerId } from '@/domain/league/houseTeams';
import { parseLedger } from '@/domain/moves/ledger/ledger';
import type { League } from '@/domain/league/types';
import { parseMessage } from '@/domain/messages/messages';
import { awardNotices } from '@/domain/notices/claimNotices';
import { clockNotices } from '@/domain/notices/draftNotices';
import { answerNotices, correctionNotices, mentionNotices } from '@/domain/notices/leagueNotices';
import type { Notice } from '@/domain/notices/notice';
import { tradeNotices } from '@/domain/notices/tradeNotices';
import { asMap, asText } from '@/domain/kernel/parse';
import { managerOf } from '@/domain/league/teams';
import { parseTrade } from '@/domain/moves/trades/trades';
import { parseTransaction } from '@/domain/moves/ledger/transactions';

// What a change of one document tells people. Stored documents come in as they are; `before` is undefined for a new
// one.

/** That another manager is on the clock. A manager on autopilot isn't told: the pick is made at once. */
export function clockPush(leagueId: string, before: unknown, after: unknown): { uid: string; notice: Notice } | null {
  const [was, draft] = [parseDraft(leagueId, before), parseDraft(leagueId, after)];
  const manager = onTheClock(draft);
  if (manager === null || isHouseTeam(manager) || isOnAutopilot(draft, manager)) return null;
  const [notice] = added(clockNotices(was, manager), clockNotices(draft, manager));
  return notice === undefined ? null : { uid: manager, notice };
}

/** What became of a trade, for each party. */
export function tradePushes(
  id: string,
  before: unknown,
  after: unknown,
  league: League,
  now: number,
): { uid: string; notice: Notice }[] {
  const trade = parseTrade(id, after);
  return [trade.from, trade.to].flatMap((team) => {
    const place = { league, team };
    // As it was stored: an offer whose time is up is only now written down as expired.
    const was = before === undefined ? [] : tradeNotices(parseTrade(id, before), place, 0);
    return toManager(place, added(was, tradeNotices(trade, place, now)));
  });
}

/** That the commissioner corrected a roster or lineup. */
export function correctionPushes(transaction: unknown, league: League): { uid: string; notice: Notice }[] {
  const step = parseTransaction(transaction);
  const [team] = step.moves.map(({ manager }) => manager);
  if (team === undefined) return [];
  const uid = managerOf(league, team)?.uid;
  return uid === undefined ? [] : correctionNotices({ league, team }, [step], uid).map((notice) => ({ uid, notice }));
}

/** The people whom a new message mentions; the sender and those outside the league aren't told. */
export function mentioned(message: unknown): string[] {
  const { mentions, senderId } = parseMessage('', message);
  return mentions.filter((uid) => uid !== senderId);
}

/** That a new message mentions people. */
export function mentionPushes(message: unknown, league: League): { uid: string; notice: Notice }[] {
  const { sentAt } = parseMessage('', message);
  return mentioned(message)
    .filter((uid) => league.members.includes(uid))
    .flatMap((uid) => mentionNotices(league, sentAt).map((notice) => ({ uid, notice })));
}

/** That feedback was answered, or answered again. */
export function answerPush(id: string, before: unknown, after: unknown): { uid: string; notice: Notice } | null {
  const [was, feedback] = [parseFeedback(id, before), parseFeedback(id, after)];
  if (feedback.answer === null || feedback.answerRead || feedback.answeredAt === was.answeredAt) return null;
  const [notice] = answerNotices([feedback]);
  return notice === undefined ? null : { uid: feedback.userId, notice };
}

/** The week whose last turn in the awards is over with this change of a ledger; null if none is. */
export function awardedWeek(leagueId: string, before: unknown, after: unknown): string | null {
  const [was, is] = [parseLedger(leagueId, before).waivers, parseLedger(leagueId, after).waivers];
  const ended = was !== undefined && was.turns.length > 0 && is?.week === was.week && is.turns.length === 0;
  return ended ? was.week : null;
}

/**
 * What became of everyone's claims for a week. `claims` and `awards`: the stored claims of the week, and its
 * transactions of kind `claim`.
 */
export function awardPushes(
  { league, ledger, weekId }: { league: League; ledger: unknown; weekId: string },
  claims: readonly unknown[],
  awards: readonly unknown[],
): { uid: string; notice: Notice }[] {
  const awarded = parseLedger(league.id, ledger);
  const steps = awards.map(parseTransaction);
  return claims.flatMap((stored) => {
    const { uid: team, claims: made } = asMap(stored);
    const place = { league, team: asText(team, '') };
    return toManager(place, awardNotices(place, awarded, weekId, parseClaims(made), steps));
  });
}

/** The notices for a team’s present manager; none for a team without a manager. */
function toManager(
  { league, team }: { league: League; team: ManagerId },
  notices: readonly Notice[],
): { uid: string; notice: Notice }[] {
  const uid = managerOf(league, team)?.uid;
  return uid === undefined ? [] : notices.map((notice) => ({ uid, notice }));
}

/** The notices that weren't there before. */
function added(before: readonly Notice[], after: readonly Notice[]): Notice[] {
  const known = new Set(before.map(({ key }) => key));
  return after.filter(({ key }) => !known.has(key));
}
