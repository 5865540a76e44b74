import type { DocumentData } from 'firebase/firestore';
import { product } from '@/config/product';
import { DEFAULT_OPTIONS, OPTION_LIST } from '@/domain/league/options/leagueOptions';
import { VALUE_GROUPS } from '@/domain/scoring/customValues';
import { joinCode, previewDetails, scheduledDraft, scheduledLeague } from '../../support/documents';
import { allUsers, at, bent, foundWith, MEMBERS, options as changeOptions, showName } from '../honest';
import { ann, bob, commit, write } from '../support/requests';
import { concern, type Attempt, type Documents } from '../support/scene';
import { update } from '../support/wire';

const CHOICES = OPTION_LIST.flatMap(([name, option]) => (option.kind === 'choice' ? [name] : []));
const words = CHOICES.map((name) => String((DEFAULT_OPTIONS as Record<string, unknown>)[name]));
const withOption = (name: string, value: unknown): Attempt => [ann, commit(foundWith('ann', { [name]: value }))];
const withValues = (custom: unknown): Attempt => withOption('scoring', { reception: 1, custom });

/** The longest text: every value at its least. */
const MAX_VALUES = VALUE_GROUPS.flatMap(({ categories }) => categories.map(({ column }) => `${column}=-999,`)).join('');

/** A league of three, its preview and its draft. */
const stage = (draftStatus: string): Documents => ({
  ...allUsers(),
  ...scheduledLeague(MEMBERS, { draftStatus }),
  [at.joinCode]: joinCode(MEMBERS, { draftStatus }),
  [at.draft]: scheduledDraft(MEMBERS, { status: draftStatus }),
});

export const options = concern('options', {
  'the name of a new league': () => ({
    state: allUsers(),
    honest: [ann, commit(foundWith('ann', { name: 'The Saturday Squad' }))],
    attempts: {
      'that is the product’s': withOption('name', product.name),
      'that is the product’s, with more': withOption('name', `The ${product.name.toUpperCase()} Official League`),
      'that is the staff’s': withOption('name', 'Support Team'),
      'that reads like the product’s': withOption('name', 'Ѕаturdаy Squ4ds Official'),
    },
  }),

  'the custom scoring of a new league': () => ({
    state: allUsers(),
    honest: [ann, commit(foundWith('ann', { scoring: { reception: 1, custom: MAX_VALUES } }))],
    attempts: {
      'with a value more than there are': withValues(`${MAX_VALUES}pass_td=1,`),
      'worth ten points': withValues('pass_td=1000,'),
      'worth ten points less than none': withValues('pass_td=-1000,'),
      'worth half a hundredth': withValues('pass_td=0.5,'),
      'without a number': withValues('pass_td=,'),
      'without a column': withValues('=600,'),
      'of a column in capitals': withValues('PASS_TD=600,'),
      'of a column with a long name': withValues(`${'x'.repeat(13)}=600,`),
      'without its last comma': withValues('pass_td=600'),
      'with a blank': withValues('pass_td=600, rec_yds=5,'),
      'with a line more': withValues('pass_td=600,\n'),
      'of words only': withValues('touchdowns count double'),
      'that is long': withValues('pass_td=600,'.repeat(10_000)),
      'that is a blank': withValues(' '),
      'that is a number': withValues(600),
      'that is nothing': withValues(null),
      'that is a list': withValues(['pass_td=600,']),
      'that is an empty list': withValues([]),
      'that is a map': withValues({ pass_td: 600 }),
      'under another name': withOption('scoring', { reception: 1, values: 'pass_td=600,' }),
      'with another field': withOption('scoring', { reception: 1, custom: 'pass_td=600,', more: 1 }),
      'without points per reception': withOption('scoring', { custom: 'pass_td=600,' }),
      'and points per reception as text': withOption('scoring', { reception: '1', custom: 'pass_td=600,' }),
      'in the word before it': withOption('tradeDeadline', 'none pass_td=600,'),
      'that the preview doesn’t have': [
        ann,
        commit(
          bent(foundWith('ann', { scoring: { reception: 1, custom: 'pass_td=600,' } }), at.joinCode, {
            'details.scoring': { reception: 1 },
          }),
        ),
      ],
    },
  }),

  'the custom scoring of a league': () => {
    const changed = (scoring: DocumentData) =>
      commit(changeOptions({ scoring }, { details: previewDetails({ scoring }) }, {}));
    return {
      state: stage('scheduled'),
      honest: [ann, changed({ reception: 0.5, custom: 'pass_td=600,' })],
      attempts: {
        'by another member': [bob, changed({ reception: 0.5, custom: 'pass_td=600,' })],
        'out of bounds': [ann, changed({ reception: 0.5, custom: 'pass_td=6000,' })],
        'without the preview': [ann, write(at.league, update({ 'scoring.custom': 'pass_td=600,' }))],
        'in the preview alone': [ann, write(at.joinCode, update({ 'details.scoring.custom': 'pass_td=600,' }))],
      },
    };
  },

  'the custom scoring once the draft has begun': () => {
    const scoring = { reception: 0.5, custom: 'pass_td=600,' };
    return {
      state: stage('active'),
      honest: [bob, commit(showName('bob', 'bob', 'Bobby'))],
      attempts: {
        'is set': [ann, commit(changeOptions({ scoring }, { details: previewDetails({ scoring }) }, {}))],
        'is set without the preview': [ann, write(at.league, update({ scoring }))],
      },
    };
  },

  'the divisions of a new league': () => ({
    state: allUsers(),
    honest: [ann, commit(foundWith('ann', { divisions: 'The_Old_Guard_16,A&M,S.E.C.,D-4,' }))],
    attempts: {
      'of which there is one': withOption('divisions', 'East,'),
      'of which there are three': withOption('divisions', 'East,West,North,'),
      'of which there are six': withOption('divisions', 'A,B,C,D,E,F,'),
      'without the last comma': withOption('divisions', 'East,West'),
      'with a blank': withOption('divisions', 'East, West,'),
      'with a line more': withOption('divisions', 'East,West,\n'),
      'without a name': withOption('divisions', ',West,'),
      'with a name that begins with a dash': withOption('divisions', '-East,West,'),
      'with a name that begins with a space': withOption('divisions', '_East,West,'),
      'with a long name': withOption('divisions', `${'E'.repeat(17)},West,`),
      'with marks that turn the text': withOption('divisions', 'East\u202e,West,'),
      'with markup': withOption('divisions', '<b>,West,'),
      'that are long': withOption('divisions', 'East,West,'.repeat(10_000)),
      'that are a blank': withOption('divisions', ' '),
      'that are a number': withOption('divisions', 2),
      'that are nothing': withOption('divisions', null),
      'that are a list': withOption('divisions', ['East,West,']),
      'that are an empty list': withOption('divisions', []),
      'that are a map': withOption('divisions', { East: 'West' }),
      'in the word before them': withOption('tradeDeadline', 'none East,West,'),
      'in the word after them': withOption('playoffs', 'East,West, four'),
    },
  }),

  'the divisions of a league': () => {
    const changed = (divisions: unknown) => commit(changeOptions({ divisions }, {}, {}));
    return {
      state: stage('scheduled'),
      honest: [ann, changed('East,West,')],
      attempts: {
        'by another member': [bob, changed('East,West,')],
        'out of bounds': [ann, changed('East,')],
      },
    };
  },

  'the divisions once the draft has begun': () => ({
    state: stage('active'),
    honest: [bob, commit(showName('bob', 'bob', 'Bobby'))],
    attempts: {
      'are set': [ann, commit(changeOptions({ divisions: 'East,West,' }, {}, {}))],
      'are set alone': [ann, write(at.league, update({ divisions: 'East,West,' }))],
    },
  }),

  'the words of a new league': () => ({
    state: allUsers(),
    honest: [ann, commit(foundWith('ann', {}))],
    attempts: {
      'all moved on by one, with two in the first': [
        ann,
        commit(
          foundWith(
            'ann',
            Object.fromEntries(
              CHOICES.map((name, i) => [name, i === 0 ? words.slice(0, 2).join(' ') : (words[i + 1] ?? 7)]),
            ),
          ),
        ),
      ],
      ...Object.fromEntries(
        CHOICES.flatMap((name, i): [string, Attempt][] => [
          [`numbers after the word of ${name}`, withOption(name, `${words[i]!}${' 1'.repeat(100_000)}`)],
          [`a blank after the word of ${name}`, withOption(name, `${words[i]!} `)],
          [`the next option's word in ${name}`, withOption(name, `${words[i]!} ${words[i + 1] ?? '7'}`)],
          [`a list as ${name}`, withOption(name, [words[i]])],
          [`a number as ${name}`, withOption(name, 7)],
        ]),
      ),
      'a number as text': withOption('benchSize', String(DEFAULT_OPTIONS.benchSize)),
      'a season as text': withOption('season', '2025'),
      'a first week as text': withOption('firstWeek', '3'),
    },
  }),
});
