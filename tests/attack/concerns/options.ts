import { product } from '@/config/product';
import { DEFAULT_OPTIONS, OPTION_LIST } from '@/domain/league/leagueOptions';
import { allUsers, foundWith } from '../honest';
import { ann, commit } from '../support/requests';
import { concern, type Attempt } from '../support/scene';

const CHOICES = OPTION_LIST.flatMap(([name, option]) => (option.kind === 'choice' ? [name] : []));
const words = CHOICES.map((name) => String((DEFAULT_OPTIONS as Record<string, unknown>)[name]));
const withOption = (name: string, value: unknown): Attempt => [ann, commit(foundWith('ann', { [name]: value }))];

export const options = concern('options', {
  'the name of a new league': () => ({
    state: allUsers(),
    honest: [ann, commit(foundWith('ann', { name: 'The Saturday Squad' }))],
    attempts: {
      'that is the product’s': withOption('name', product.name),
      'that is the product’s, with more': withOption('name', `The ${product.name.toUpperCase()} Official League`),
      'that is the staff’s': withOption('name', 'Support Team'),
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
