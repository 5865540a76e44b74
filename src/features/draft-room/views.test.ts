import { describe, expect, it } from 'vitest';
import { BEGUN_AT, exampleDraft } from '../../../tests/support/exampleDraft';
import type { QuietHours } from '@/domain/draft/quietHours';
import { PRACTICE_DEFAULT, practiceDraft } from '@/domain/draft/practice';
import type { Draft, DraftAction } from '@/domain/draft/types';
import { announcement } from './live/announcement';
import { boardRounds, nameSize, pickLabel } from './board/boardView';
import { logLines } from './log/logView';
import { outlookIn } from './pool/outlook';
import { freeRows, rankedRows, shownRows, WHOLE_POOL } from './pool/poolView';
import { added, moved, removed } from './queue/queueView';
import { formatNeeds, rosterLines } from './rosters/rosterView';
import { draftTitle } from './shared/useTitle';

describe('the board', () => {
  it('has a row a round and keeps every manager in their column, also where a round runs backwards', () => {
    const rounds = boardRounds(exampleDraft({ people: ['ann', 'bob', 'cem'], picks: 4 }));
    expect(rounds).toHaveLength(10);
    expect(rounds[1]?.backwards).toBe(true);
    expect(rounds[1]?.squares.map(({ manager, pick }) => [manager, pick])).toEqual([
      ['ann', 5],
      ['bob', 4],
      ['cem', 3],
    ]);
  });

  it('marks the square of the pick that is due, and no other', () => {
    const squares = boardRounds(exampleDraft({ picks: 3 })).flatMap((round) => round.squares);
    expect(squares.filter((square) => square.onTheClock).map(({ pick }) => pick)).toEqual([3]);
    expect(squares.filter((square) => square.squad !== null)).toHaveLength(3);
  });

  it('has no square on the clock when the draft is over', () => {
    const over = exampleDraft({ picks: 20 });
    expect(over.status).toBe('complete');
    expect(
      boardRounds(over)
        .flatMap((round) => round.squares)
        .some((square) => square.onTheClock),
    ).toBe(false);
  });

  it.each([
    ['Homecoming', 11.04, 72],
    ['The Goalposts', 14, 72],
    ['Mississippi_Fan_2024', 10.5, 72],
    ['Homecoming', 14, 160],
  ])('sets %s in %f px where it has a box of a given width', (name, pixels, box) => {
    const [least, fits, most] = /^clamp\((.+)em, 100cqw \/ (.+), (.+)em\)$/.exec(nameSize(name))!.slice(1).map(Number);
    expect(Math.min(most! * 14, Math.max(least! * 14, box / fits!))).toBeCloseTo(pixels, 1);
  });

  it('names picks by round and place', () => {
    expect([pickLabel(0, 8), pickLabel(7, 8), pickLabel(20, 8)]).toEqual(['1.01', '1.08', '3.05']);
  });
});

describe('a roster', () => {
  const slots = { QB: 1, RB: 1, WR: 1, TE: 1, FLEX: 1, K: 1, DST: 1 };

  it('fills named slots first, then FLEX, then the bench', () => {
    const lines = rosterLines(['ALA-RB', 'UGA-RB', 'LSU-RB', 'TEX-QB'], slots, 10);
    const at = (place: string) => lines.filter((line) => line.place === place).map((line) => line.squad);
    expect([at('QB'), at('RB'), at('FLEX'), at('Bench')]).toEqual([
      ['TEX-QB'],
      ['ALA-RB'],
      ['UGA-RB'],
      ['LSU-RB', null, null],
    ]);
    expect(lines).toHaveLength(10);
  });

  it('says what it still needs', () => {
    expect(formatNeeds(['ALA-RB'], { ...slots, WR: 2 }, 11)).toBe('QB, 2 WR, TE, FLEX, K, DST');
    expect(formatNeeds(['ALA-QB', 'ALA-RB', 'ALA-WR', 'ALA-TE', 'UGA-RB', 'ALA-K', 'ALA-DST'], slots, 10)).toBe('');
  });
});

describe('the pool', () => {
  const draft = exampleDraft({ picks: 5 });
  const free = freeRows(rankedRows(draft.ranking, outlookIn(null)), draft.picks);

  it('holds what no one has, each with the rank it began with', () => {
    expect(free).toHaveLength(91);
    expect(free.some(({ squad }) => draft.picks.includes(squad))).toBe(false);
    expect(free.every(({ squad, rank }) => draft.ranking[rank - 1] === squad)).toBe(true);
  });

  it('finds squads by any words of their school, mascot or position', () => {
    const found = shownRows(free, { ...WHOLE_POOL, search: 'longhorns kick' });
    expect(found.map(({ squad }) => squad)).toEqual(['TEX-K']);
  });

  it('takes FLEX for the three positions that may stand there', () => {
    const units = new Set(shownRows(free, { ...WHOLE_POOL, unit: 'FLEX' }).map(({ squad }) => squad.split('-')[1]));
    expect(units).toEqual(new Set(['RB', 'WR', 'TE']));
  });

  it('shows the watched squads alone when asked, and only those that are free', () => {
    const watched = new Set([draft.picks[0]!, free[7]!.squad]);
    const found = shownRows(free, { ...WHOLE_POOL, watchedOnly: true }, watched);
    expect(found.map(({ squad }) => squad)).toEqual([free[7]!.squad]);
  });

  it('sorts by projected points, school and bye', () => {
    const points = shownRows(free, { ...WHOLE_POOL, sort: 'points' }).map(({ hundredths }) => hundredths);
    expect(points).toEqual([...points].sort((one, other) => other - one));
    expect(shownRows(free, { ...WHOLE_POOL, sort: 'school' })[0]?.squad).toMatch(/^ALA-/);
    expect(shownRows(free, { ...WHOLE_POOL, sort: 'bye', school: 'all' })[0]?.byes[0]).toBe(4);
  });

  it('scores receptions as the league does', () => {
    const none = outlookIn({ season: 2025, scoring: { reception: 0 } })('ALA-WR').hundredths;
    expect(outlookIn({ season: 2025, scoring: { reception: 1 } })('ALA-WR').hundredths).toBeGreaterThan(none);
  });
});

describe('the queue', () => {
  it('takes each squad once, at the end', () => {
    expect(added(['ALA-QB'], 'UGA-RB')).toEqual(['ALA-QB', 'UGA-RB']);
    expect(added(['ALA-QB', 'UGA-RB'], 'ALA-QB')).toEqual(['ALA-QB', 'UGA-RB']);
    expect(removed(['ALA-QB', 'UGA-RB'], 'ALA-QB')).toEqual(['UGA-RB']);
  });

  it('moves among those that are free, and stops at the ends', () => {
    const taken = new Set(['TEX-QB'] as const);
    expect(moved(['ALA-QB', 'TEX-QB', 'UGA-RB'], 'UGA-RB', -1, taken)).toEqual(['UGA-RB', 'ALA-QB']);
    expect(moved(['ALA-QB', 'UGA-RB'], 'ALA-QB', -1, new Set())).toEqual(['ALA-QB', 'UGA-RB']);
    expect(moved(['ALA-QB', 'UGA-RB'], 'LSU-K', 1, new Set())).toEqual(['ALA-QB', 'UGA-RB']);
  });
});

describe('what is told', () => {
  const call = (manager: string) => (manager === 'ann' ? 'You' : 'Bob');

  it('says whose turn it is before the first pick', () => {
    expect(announcement(exampleDraft(), call, 'ann')).toBe('You’re on the clock.');
  });

  it('says what was picked and who is next', () => {
    expect(announcement(exampleDraft({ picks: 1 }), call, 'ann')).toMatch(
      /^Pick 1\.01: You took .+\. Bob is on the clock\.$/,
    );
    expect(announcement(exampleDraft({ picks: 20 }), call, 'ann')).toMatch(/The draft is over\.$/);
  });

  const PAUSE = 'The clock is stopped.';
  const CLOCK = { kind: 'clock', clockSeconds: 120, quietHours: null } as const;
  it.each<[string, number, DraftAction, boolean, string]>([
    ['a pause', 1, { kind: 'pause' }, true, `You paused the draft. ${PAUSE}`],
    ['a pause before the first pick', 0, { kind: 'pause' }, true, `You paused the draft. ${PAUSE}`],
    ['the end of a pause', 1, { kind: 'resume' }, false, 'You resumed the draft. Bob is on the clock.'],
    [
      'the end of a pause on one’s own turn',
      0,
      { kind: 'resume' },
      false,
      'You resumed the draft. You’re on the clock.',
    ],
    [
      'a pick taken back from another',
      1,
      { kind: 'undo', pick: 1, squad: 'TAMU-WR' },
      true,
      `You took back pick 1.02, Texas A&M WR, Bob’s pick. ${PAUSE}`,
    ],
    [
      'a pick taken back from oneself',
      0,
      { kind: 'undo', pick: 0, squad: 'TAMU-WR' },
      true,
      `You took back pick 1.01, Texas A&M WR, your pick. ${PAUSE}`,
    ],
    [
      'a clock changed',
      1,
      CLOCK,
      false,
      'You set the clock to 2 minutes, starting with the next pick. Bob is on the clock.',
    ],
    [
      'a clock changed in a pause',
      1,
      CLOCK,
      true,
      `You set the clock to 2 minutes, starting with the next pick. ${PAUSE}`,
    ],
    [
      'a league handed over',
      1,
      { kind: 'handOver', to: 'bob' },
      false,
      'You made Bob commissioner. Bob is on the clock.',
    ],
  ])('says %s, and not the old pick before it', (_, picks, action, paused, words) => {
    const base = exampleDraft({ picks });
    for (const at of [BEGUN_AT + 24 * 3_600_000, null]) {
      const draft: Draft = {
        ...base,
        log: [...base.log, { ...action, by: 'ann', at }],
        pausedAt: paused ? (at ?? 1) : null,
      };
      expect(announcement(draft, call, 'ann')).toBe(words);
    }
  });

  it('says nothing more of an action after the next pick, nor of what was done in the lobby', () => {
    const begun = exampleDraft({ picks: 1 });
    const resumed: Draft = { ...begun, log: [...begun.log, { kind: 'resume', by: 'ann', at: BEGUN_AT + 1000 }] };
    expect(announcement(resumed, call, 'ann')).toMatch(/^Pick 1\.01: You took .+\. Bob is on the clock\.$/);
    const handedOver: Draft = {
      ...exampleDraft(),
      log: [{ kind: 'handOver', to: 'ann', by: 'bob', at: BEGUN_AT - 1000 }],
    };
    expect(announcement(handedOver, call, 'ann')).toBe('You’re on the clock.');
  });

  it('says that no one picks in a pause of a draft without a log', () => {
    expect(announcement({ ...exampleDraft({ picks: 1 }), log: [], pausedAt: BEGUN_AT }, call, 'ann')).toBe(PAUSE);
  });

  it('names a draft for its league, and a practice draft for itself', () => {
    const draft = exampleDraft();
    expect(draftTitle(draft)).toBe('Draft of Tailgate');
    expect(draftTitle({ ...draft, leagueName: '' })).toBe('Draft');
    expect(draftTitle(practiceDraft(PRACTICE_DEFAULT))).toBe('Practice draft');
  });

  it('logs the hours in which the clock is stopped', () => {
    const quietHours: QuietHours = {
      zone: 'America/New_York',
      from: 23 * 60,
      minutes: 9 * 60,
      endsAt: 0,
      changesAt: 0,
      changesBy: 0,
    };
    const draft: Draft = {
      ...exampleDraft(),
      log: [
        { kind: 'clock', clockSeconds: 7200, quietHours, by: 'ann', at: 1 },
        { kind: 'clock', clockSeconds: 7200, quietHours: null, by: 'ann', at: 2 },
      ],
    };
    expect(logLines(draft, call).map(({ what }) => what)).toEqual([
      'set the clock to 2 hours, starting with the next pick',
      'set the clock to 2 hours, starting with the next pick; paused overnight from 23:00 to 08:00, New York time',
    ]);
  });

  it('logs the latest pick first and says which were automatic', () => {
    const [latest, first] = logLines(exampleDraft({ people: ['ann'], houseTeams: 1, picks: 2 }), call);
    expect([latest?.who, latest?.note, first?.who, first?.note]).toEqual([
      'house-1',
      null,
      'ann',
      'automatic pick: the clock ran out',
    ]);
  });

  it('says how long a draft lay still because no one was there', () => {
    const draft: Draft = { ...exampleDraft({ picks: 1 }), pickedAt: [BEGUN_AT + 50 * 3_600_000] };
    expect(logLines(draft, call)[0]?.note).toBe('automatic pick: the clock ran out; everyone was away for 2 days');
  });

  it('has what commissioners did between the picks it came between, also while the server has not said when', () => {
    const base = exampleDraft({ picks: 3 });
    const draft: Draft = {
      ...base,
      pickedAt: [1000, 2000, 5000],
      log: [
        { kind: 'order', how: 'drawn', order: ['ann', 'bob'], by: 'ann', at: 500 },
        { kind: 'undo', pick: 2, squad: 'ALA-QB', by: 'ann', at: 3000 },
        { kind: 'pause', by: 'ann', at: null },
      ],
    };
    const words = logLines(draft, call).map(({ label, what }) => label ?? what);
    expect(words).toEqual([
      'paused the draft',
      '2.01',
      'took back pick 2.01, Alabama QB',
      '1.02',
      '1.01',
      'posted the draft order: You, Bob',
    ]);
  });
});
