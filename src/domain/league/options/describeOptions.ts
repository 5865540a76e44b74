import { formatSeats } from '../leagueSeats';
import type { League } from '../types';
import { divisionCount, divisionNames, formatDivisions } from './divisionNames';
import { LEAGUE_OPTIONS, OPTION_LIST, type OptionName, type OptionValues } from './leagueOptions';
import type { PreviewOptions } from './previewOptions';
import type { Choice, Freezes, LeagueOption } from './optionKinds';
import { formatCount } from '../../kernel/formatCount';
import { describeScoring } from '../../scoring/formatScoring';
import { rosterSize, SLOTS, type Slots } from '../../lineup/slots';

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

/** Describes the divisions of a league of this many teams, which may be too few for those that it asks for. */
export function describeDivisions(divisions: string, teams: number): Choice {
  const asked = divisionNames(divisions);
  const count = divisionCount(teams, asked.length);
  if (asked.length === 0) return { name: 'None', meaning: 'One table for the whole league.' };
  const most = 'You play your own division most, and division winners get the top seeds.';
  if (count === asked.length) return { name: formatDivisions(asked), meaning: most };
  const why = `${String(teams)} teams can’t be split evenly into ${String(asked.length)}, with two or more in each.`;
  return count === 0
    ? { name: 'None', meaning: why }
    : { name: formatDivisions(asked.slice(0, count)), meaning: `${why} ${most}` };
}

/** What sets a league apart, in short: `best ball, no portal, no trades`. Empty if nothing does. */
export function formatLeagueKind({ lineups, waivers, tradeDeadline, keepers }: PreviewOptions): string {
  return [
    lineups === 'best' ? 'best ball' : '',
    waivers === 'closed' ? 'no portal' : '',
    tradeDeadline === 'draft' ? 'no trades' : '',
    keepers > 0 ? `up to ${formatCount(keepers, 'keeper')}` : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** A league option as shown on the screen: its label, value and meaning, and when it can no longer be changed. */
export type OptionDescription = { label: string; value: string; meaning: string; freezes: Freezes };

/** Whether an option says nothing beside another: without trades, there are none to review. */
export function isMoot(name: OptionName, { tradeDeadline }: Pick<OptionValues, 'tradeDeadline'>): boolean {
  return name === 'tradeReview' && tradeDeadline === 'draft';
}

/**
 * Describes every option of a league that isn't moot, in display order. `instead` has descriptions that replace those
 * of the value chosen: of the draft order, once it has been set, or of the playoffs that there will be.
 */
export function describeOptions(
  league: League,
  instead: Partial<Record<OptionName, Choice | undefined>> = {},
): OptionDescription[] {
  const stage = { open: league.draftStatus === 'scheduled', joined: league.members.length };
  return OPTION_LIST.flatMap(([name, option]) => {
    if (option.label === null || isMoot(name, league)) return [];
    const { name: value, meaning } = instead[name] ?? describe(name, option, league);
    return [{ label: option.label, value, meaning: option.meaning?.(stage) ?? meaning, freezes: option.freezes }];
  });
}

function describe(name: OptionName, option: LeagueOption, league: League): Choice {
  if (name === 'capacity' && league.draftStatus !== 'scheduled') return { name: formatSeats(league), meaning: '' };
  switch (option.kind) {
    case 'choice':
      return option.choices[String(league[name])]!;
    case 'number':
      return { name: option.format(Number(league[name])), meaning: option.explain?.(Number(league[name])) ?? '' };
    case 'divisions':
      return describeDivisions(league.divisions, league.schedule?.managers.length ?? league.capacity);
    case 'scoring':
      return describeScoring(league.scoring);
    case 'roster':
    case 'bench': {
      const { slots, benchSize } = league;
      return { name: `${rosterSize(slots, benchSize)} squads`, meaning: `${formatRoster(slots, benchSize)}.` };
    }
  }
}
