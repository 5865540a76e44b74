import type { League } from './league';
import {
  LEAGUE_OPTIONS,
  OPTION_LIST,
  type Choice,
  type Freezes,
  type LeagueOption,
  type OptionName,
} from './leagueOptions';
import { rosterSize, SLOTS, type Slots } from './slots';

/** What each draft format is called and what it means. */
export const FORMAT_DESCRIPTIONS = LEAGUE_OPTIONS.draftFormat.choices;

/** What each way to make the order is called and what it means. */
export const ORDER_DESCRIPTIONS = LEAGUE_OPTIONS.draftOrder.choices;

/** A roster in words: `QB, 2 RB, WR, TE, FLEX, K, DST and a bench of 3`. */
export function formatRoster(slots: Slots, bench: number): string {
  const starters = SLOTS.filter((slot) => slots[slot] > 0).map((slot) =>
    slots[slot] > 1 ? `${slots[slot]} ${slot}` : slot,
  );
  return `${starters.join(', ')} and ${bench === 0 ? 'no bench' : `a bench of ${bench}`}`;
}

/** Points a reception is worth, in words. */
function formatReceptionPoints(reception: number): string {
  if (reception === 0) return 'no points per reception';
  return reception === 1 ? 'one point per reception' : 'half a point per reception';
}

/** One option of a league: what it is, what it means, and when it can no longer be changed. */
export type OptionDescription = { label: string; value: string; meaning: string; freezes: Freezes };

/** Every option of a league in words, in the order in which a screen lists them; `order` where it has been settled already. */
export function describeOptions(
  league: League,
  order: Choice = ORDER_DESCRIPTIONS[league.draftOrder],
): OptionDescription[] {
  const stage = { open: league.draftStatus === 'scheduled', joined: league.members.length };
  return OPTION_LIST.flatMap(([name, option]) => {
    if (option.label === null) return [];
    const { name: value, meaning } = name === 'draftOrder' ? order : describe(name, option, league);
    return [{ label: option.label, value, meaning: option.meaning?.(stage) ?? meaning, freezes: option.freezes }];
  });
}

function describe(name: OptionName, option: LeagueOption, league: League): Choice {
  switch (option.kind) {
    case 'choice':
      return option.choices[String(league[name])]!;
    case 'number':
      return { name: option.format(Number(league[name])), meaning: '' };
    case 'scoring':
      return { name: formatReceptionPoints(league.scoring.reception), meaning: '' };
    case 'roster':
    case 'bench': {
      const { slots, benchSize } = league;
      return { name: `${rosterSize(slots, benchSize)} squads`, meaning: `${formatRoster(slots, benchSize)}.` };
    }
  }
}
