import { Timestamp, type DocumentData } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { SCHOOL_CODES } from '@/domain/schools';
import { MOST_STARTERS, SLOTS, type Slots } from '@/domain/slots';
import { LEAGUE, WEEK, league, leagueUser, ledger } from '../support/documents';
import { NOW, compiledRules, judgeUpdate } from '../support/inProcess';

/** What the most expensive honest request may cost; Firebase stops at 1,000. */
const MOST_EXPRESSIONS = 700;

/** As many starters as there may be. Each is of another school, so that a change concerns few of the games that have begun. */
const COUNTS: Slots = { QB: 3, RB: 2, WR: 2, TE: 2, FLEX: 3, K: 2, DST: 2 };
const PLACES = SLOTS.flatMap((slot) => Array.from({ length: COUNTS[slot] }, () => slot));
const STARTERS = PLACES.map((slot, i) => `${SCHOOL_CODES[i]!}-${slot === 'FLEX' ? 'RB' : slot}`);
const [FIRST, SECOND] = PLACES.flatMap((slot, i) => (slot === 'WR' ? [i] : [])) as [number, number];
const SPARE = ['ALA-WR', 'ARK-WR'];
const ROSTER = [...STARTERS, ...SPARE];
const CHANGED = STARTERS.map((squad, i) => (i === FIRST ? SPARE[0]! : i === SECOND ? SPARE[1]! : squad));

const PATH = `weeklyRosters/${LEAGUE}_${WEEK}`;
const MARK = `leagueUsers/${LEAGUE}_bob`;

function lineups(starters: readonly string[]): DocumentData {
  const entry = ROSTER.map((squad) => {
    const place = PLACES[starters.indexOf(squad)];
    return [squad, { position: place ?? squad.split('-')[1]!, bench: place === undefined }] as const;
  });
  return { leagueId: LEAGUE, weekId: WEEK, users: { bob: Object.fromEntries(entry) }, starters: { bob: starters } };
}

/** The league in the middle of its week: every school that the change does not concern has kicked off. */
function documents(lineupWeek: string | null): Record<string, DocumentData> {
  const moved = [...SPARE, STARTERS[FIRST]!, STARTERS[SECOND]!].map((squad) => squad.split('-')[0]);
  const kickoffs = SCHOOL_CODES.map((code) => [
    code,
    Timestamp.fromMillis((NOW + (moved.includes(code) ? 60 : -60)) * 1000),
  ]);
  return {
    [`leagues/${LEAGUE}`]: league(['ann', 'bob'], { slots: COUNTS, draftStatus: 'complete' }),
    [`ledgers/${LEAGUE}`]: ledger({ settled: true, rosters: { bob: ROSTER } }),
    [`currentWeek/${WEEK}`]: { isCurrent: true, kickoffs: Object.fromEntries(kickoffs) },
    [MARK]: leagueUser('bob', { lineupWeek }),
  };
}

describe('a change of a lineup with as many starters as there may be', () => {
  const rules = compiledRules();
  const marked = leagueUser('bob', { lineupWeek: WEEK });

  it.each([
    [
      'the first of a week',
      PATH,
      null,
      { ...lineups([]), users: {}, starters: {} },
      lineups(CHANGED),
      { [MARK]: marked },
    ],
    ['the second of a week', PATH, WEEK, lineups(STARTERS), lineups(CHANGED), {}],
    ['the mark of the first', MARK, null, leagueUser('bob'), marked, { [PATH]: lineups(CHANGED) }],
  ])('is allowed and within the limit: %s', (_, path, lineupWeek, before, after, along) => {
    expect(STARTERS).toHaveLength(MOST_STARTERS);
    const decision = judgeUpdate(rules, 'bob', path, { ...documents(lineupWeek), [path]: before }, after, along);
    expect(decision.allowed, decision.explanation).toBe(true);
    expect(decision.expressions).toBeLessThanOrEqual(MOST_EXPRESSIONS);
  });
});
