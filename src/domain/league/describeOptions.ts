import { formatSeats } from './leagueSeats';
import type { League } from './types';
import { LEAGUE_OPTIONS, OPTION_LIST, type OptionName } from './leagueOptions';
import type { Choice, Freezes, LeagueOption } from './optionKinds';
import { rosterSize, SLOTS, type Slots } from '../lineup/slots';

/** The name and meaning of each draft format. */
export const FORMAT_DESCRIPTIONS = LEAGUE_OPTIONS.draftFormat.choices;

/** The name and meaning of each way to set the draft order. */
export const ORDER_DESCRIPTIONS = LEAGUE_OPTIONS.draftOrder.choices;

/** Formats a roster: `QB, 2 RB, WR, TE, FLEX, K, DST and a bench of 3`. */
export function formatRoster(slots: Slots, bench: number): string {
  const starters = SLOTS.filter((slot) => slots[slot] > 0).map((slot) =>
    slots[slot] > 1 ? `${slots[slot]} ${slot}` : slot,
  );
  return `${starters.join(', ')} and ${bench === 0 ? 'no bench' : `a bench of ${bench}`}`;
}

/** Formats the points per reception: `half a point per reception`. */
function formatReceptionPoints(reception: number): string {
  if (reception === 0) return 'no points per reception';
  return reception === 1 ? 'one point per reception' : 'half a point per reception';
}

/** Formats the scoring of receptions in short: `half-PPR`. */
export function formatPpr(reception: number): string {
  if (reception === 0) return 'no PPR';
  return reception === 1 ? 'full PPR' : 'half-PPR';
}

/** A league option as shown on the screen: its label, value and meaning, and when it can no longer be changed. */
export type OptionDescription = { label: string; value: string; meaning: string; freezes: Freezes };

/**
 * Describes every option of a league in display order. `order` overrides the description of the draft order once it has
 * been set.
 */
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
  if (name === 'capacity' && league.draftStatus !== 'scheduled') return { name: formatSeats(league), meaning: '' };
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
