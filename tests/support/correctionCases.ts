import { Timestamp, type DocumentData } from 'firebase/firestore';
import { checkCorrection, MAX_REASON_LENGTH, type RosterCorrection } from '@/domain/moves/ledger/corrections';
import { parseLeague } from '@/domain/league/league';
import type { Ledger } from '@/domain/moves/ledger/ledger';
import { ledgerAfter } from '@/domain/moves/portal/portal';
import { ALL_SQUADS } from '@/domain/football/squads';
import { parseWeek } from '@/domain/football/weeks';
import { LEAGUE, leagueUser } from './documents';
import { portalLedger, type PortalCase, type PortalLeague } from './portalCases';
import type { SeededRandom } from './seededRandom';

/** A random correction, legal or not, in a league with this ledger, in this stored week. */
export function anyCorrectionCase(
  { home, people }: PortalLeague,
  ledger: Ledger,
  week: DocumentData,
  roll: SeededRandom,
  now: number,
): PortalCase {
  const others = people.slice(1);
  const uid = roll.chance(0.9) ? people[0]! : roll.one([...others, 'dan']);
  const manager = roll.chance(0.9) ? roll.one(others) : roll.one([people[0]!, 'house-1', 'dan']);
  const own = ledger.rosters[manager] ?? [];
  const free = ALL_SQUADS.filter((squad) => !ledger.owned.includes(squad));
  const some = (from: readonly string[]) =>
    Array.from({ length: roll.between(0, 3) }, () =>
      roll.chance(0.95) && from.length > 0 ? roll.one(from) : roll.one(ALL_SQUADS),
    );
  const correction = {
    manager,
    adds: some(free),
    drops: some(own),
    reason: roll.one([
      'They asked for it.',
      'They asked\nfor it.',
      'x'.repeat(MAX_REASON_LENGTH),
      'x'.repeat(MAX_REASON_LENGTH + 1),
      ' ',
      '',
    ]),
  } as RosterCorrection;
  if (roll.chance(0.8)) correction.reason = 'They asked for it.';
  if (roll.chance(0.8)) {
    correction.adds = [...new Set(correction.adds)];
    correction.drops = [...new Set(correction.drops)];
  }
  return correctionCase({ home, ledger, week, uid, correction, now });
}

/**
 * One correction in a league: the domain's verdict, the ledger after it, and the writes of its batch, with `now` as the
 * server's time.
 */
export function correctionCase({
  home,
  ledger,
  week,
  uid,
  correction,
  now,
}: {
  home: DocumentData;
  ledger: Ledger;
  week: DocumentData;
  uid: string;
  correction: RosterCorrection;
  now: number;
}): PortalCase {
  const parsed = parseWeek(week.id as string, week);
  const { reason, ...move } = correction;
  const { manager, adds, drops } = move;
  const after = ledgerAfter(ledger, move, parsed.id);
  const verdict = checkCorrection(
    { league: parseLeague(LEAGUE, home), ledger, week: parsed, me: uid, names: {}, now },
    correction,
  );
  return {
    what: `${uid} corrects ${manager}, adds ${adds.join(', ')}, drops ${drops.join(', ')}: ${verdict.ok ? 'legal' : verdict.error.code}`,
    uid,
    manager,
    verdict,
    after,
    writes: {
      [`ledgers/${LEAGUE}`]: portalLedger(after),
      [`transactions/${LEAGUE}_${String(after.step)}`]: {
        leagueId: LEAGUE,
        step: after.step,
        kind: 'correction',
        ...move,
        by: uid,
        at: Timestamp.fromMillis(now),
        week: parsed.id,
        reason,
      },
      [`leagueUsers/${LEAGUE}_${manager}`]: leagueUser(manager, { roster: after.rosters[manager] }),
    },
  };
}
