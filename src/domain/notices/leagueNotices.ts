import type { Feedback } from '../messages/feedback';
import type { Uid } from '../kernel/ids';
import { senderName } from '../league/league';
import type { League } from '../league/types';
import type { Transaction } from '../moves/ledger/transactions';
import type { Week } from '../football/weeks';
import type { Notice, LeagueTeam } from './notice';

/** A notice for each final week of a league's season. */
export function resultNotices({ league }: LeagueTeam, weeks: readonly Week[]): Notice[] {
  if (league.schedule === null) return [];
  return weeks
    .filter(({ season, week }) => season === league.season && week >= league.firstWeek)
    .flatMap(({ id, week, lastFinal }): Notice[] =>
      lastFinal === null
        ? []
        : [
            {
              key: `result ${league.id} ${id}`,
              kind: 'result',
              at: lastFinal,
              leagueId: league.id,
              text: `Week ${String(week)} is final.`,
              href: `/matchups?league=${league.id}&week=${String(week)}`,
              needsMe: false,
            },
          ],
    );
}

/**
 * A notice for each correction of a manager's roster or lineup among these transactions, except those that the person
 * made.
 */
export function correctionNotices(
  { league, team }: LeagueTeam,
  transactions: readonly Transaction[],
  uid: Uid,
): Notice[] {
  return transactions.flatMap(({ kind, by, at, step, moves, reason = '' }): Notice[] => {
    if ((kind !== 'correction' && kind !== 'lineup') || by === uid || moves[0]?.manager !== team) return [];
    return [
      {
        key: `correction ${league.id} ${String(step)}`,
        kind: 'correction',
        at,
        leagueId: league.id,
        text: `${senderName(league, by)} (commissioner) edited your ${kind === 'lineup' ? 'lineup' : 'roster'}.`,
        ...(reason === '' ? {} : { detail: reason }),
        href: kind === 'lineup' ? `/roster?league=${league.id}` : `/leagues?league=${league.id}&tab=moves`,
        needsMe: false,
      },
    ];
  });
}

/** The notice that an unread message of a league mentions the person. `at`: when the newest such message was sent. */
export function mentionNotices({ id }: Pick<League, 'id'>, at: number | null): Notice[] {
  return [
    {
      key: `mention ${id} ${String(at ?? '')}`,
      kind: 'mention',
      at,
      leagueId: id,
      text: 'A message mentions you.',
      href: `/messages?league=${id}`,
      needsMe: true,
    },
  ];
}

/** A notice for each answer to a person's feedback that they haven't read. */
export function answerNotices(answers: readonly Feedback[]): Notice[] {
  return answers.map(({ id, answer, answeredAt }) => ({
    // With the time, because an answer may be changed.
    key: `answer ${id} ${String(answeredAt ?? '')}`,
    kind: 'answer' as const,
    at: answeredAt,
    leagueId: null,
    text: 'We answered your feedback.',
    ...(answer === null || answer === '' ? {} : { detail: answer }),
    href: '/messages',
    needsMe: true,
  }));
}
