import { describe, expect, it } from 'vitest';
import { onlySlots } from '../../../../tests/support/slots';
import { CLOCK_CHOICES, formatPickClock } from './pickClock';
import { parseLeague } from '../league';
import { OPTION_LIST } from './leagueOptions';
import { describeOptions, formatLeagueKind, formatRoster } from './describeOptions';
import { formatScoring } from '../../scoring/formatScoring';
import { DEFAULT_SLOTS } from '../../lineup/slots';

describe('the description of a league’s options', () => {
  it('formats every pick clock choice in its largest whole unit', () => {
    expect(CLOCK_CHOICES.map(formatPickClock)).toEqual([
      '15 sec',
      '30 sec',
      '1 min',
      '90 sec',
      '2 min',
      '5 min',
      '1 h',
      '4 h',
      '8 h',
      '24 h',
    ]);
  });

  it('formats a roster', () => {
    const each = onlySlots({ QB: 1, RB: 1, WR: 1, TE: 1, FLEX: 1, K: 1, DST: 1 });
    expect(formatRoster(each, 3)).toBe('QB, RB, WR, TE, FLEX, K, DST and a bench of 3');
    expect(formatRoster({ ...each, RB: 2, K: 0 }, 0)).toBe('QB, 2 RB, WR, TE, FLEX, DST and no bench');
  });

  it('gives every option a meaning and when it freezes', () => {
    const words = describeOptions(
      parseLeague('x', { capacity: 8, members: ['a'], clockSeconds: 90, scoring: { reception: 1 } }),
    );
    expect(words.map(({ label }) => label)).toEqual(
      OPTION_LIST.flatMap(([, { label }]) => (label === null ? [] : [label])),
    );
    expect(
      words.every(({ value, meaning, freezes }) => value !== '' && meaning !== '' && freezes === 'at the draft'),
    ).toBe(true);
    const said = (label: string) => words.find((row) => row.label === label);
    expect(said('Size')).toMatchObject({
      value: '8 managers',
      meaning: '1 has joined; house teams can fill the rest when the draft starts.',
    });
    expect(said('Visibility')).toMatchObject({
      value: 'Private',
      meaning: 'Only people with a code or the link can join.',
    });
    expect(said('Roster')?.meaning).toBe(`${formatRoster(DEFAULT_SLOTS, 3)}.`);
    expect(said('Scoring')).toMatchObject({
      value: 'one point per reception',
      meaning: 'Everything else has its default value.',
    });
    expect(said('Pick clock')?.value).toBe('90 sec');
  });

  it('names the values of a custom scoring', () => {
    const scoring = { reception: 0.5, custom: 'qb_rush_yds=-5,pass_td=600,rec_yds=5,tds=850,' } as const;
    const said = describeOptions(parseLeague('x', { scoring })).find(({ label }) => label === 'Scoring');
    expect(said).toMatchObject({
      value: 'half a point per reception, custom',
      meaning:
        'QB: passing touchdown 6, rushing yard −0.05. RB, WR and TE: receiving yard 0.05. DST: touchdown 8.5. Everything else has its default value.',
    });
    expect(formatScoring(scoring)).toBe('half-PPR, custom');
    expect(formatScoring({ reception: 0, custom: 'pass_td=400,' })).toBe('no PPR');
  });

  it('has no trade review in a league without trades', () => {
    const labels = (raw: object) =>
      describeOptions(parseLeague('x', { tradeReview: 'day', ...raw })).map(({ label }) => label);
    expect(labels({ tradeDeadline: 'week09' })).toContain('Trade review');
    expect(labels({ tradeDeadline: 'draft' })).not.toContain('Trade review');
    expect(labels({ tradeDeadline: 'draft' })).toContain('Trades');
  });

  it('says, once the draft has started, who drafts, that the league is closed and which order was set', () => {
    const order = { name: 'Drawn', meaning: 'Ann picks first.' };
    const words = describeOptions(parseLeague('x', { capacity: 5, draftStatus: 'active', members: ['a', 'b'] }), {
      draftOrder: order,
    });
    const said = (label: string) => words.find((row) => row.label === label);
    expect(said('Size')).toMatchObject({ value: '2 managers', meaning: '' });
    expect(said('Visibility')?.meaning).toBe('The draft has started, so the league is closed.');
    expect(said('Order')).toMatchObject({ value: 'Drawn', meaning: 'Ann picks first.' });
  });
});

it('what sets a league apart is said in one line', () => {
  const kind = (changes: object) => formatLeagueKind(parseLeague('x', changes));
  expect(kind({})).toBe('');
  expect(kind({ lineups: 'best', waivers: 'closed', tradeDeadline: 'draft' })).toBe('best ball, no portal, no trades');
  expect([kind({ keepers: 1 }), kind({ keepers: 3 })]).toEqual(['up to 1 keeper', 'up to 3 keepers']);
});
