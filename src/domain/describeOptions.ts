import { formatPickClock } from './pickClock';
import { FORMAT_NAMES } from './formatNames';
import type { DraftFormat, DraftOrder, League, Visibility } from './league';
import { rosterSize, SLOTS, type Slots } from './slots';

/** What each draft format is called and what it means. */
export const FORMAT_DESCRIPTIONS: Record<DraftFormat, { name: string; meaning: string }> = {
  snake: {
    name: FORMAT_NAMES.snake,
    meaning: 'The order reverses every round, so the manager who picks last in one round picks first in the next.',
  },
  linear: { name: FORMAT_NAMES.linear, meaning: 'Every round has the same order.' },
  thirdRoundReversal: {
    name: FORMAT_NAMES.thirdRoundReversal,
    meaning:
      'A snake draft in which round 3 repeats the order of round 2. It evens out the advantage of the first pick.',
  },
};

/** What each way to make the order is called and what it means. */
export const ORDER_DESCRIPTIONS: Record<DraftOrder, { name: string; meaning: string }> = {
  random: { name: 'Random', meaning: 'The order is drawn before the draft starts, and everyone can check the draw.' },
  joined: { name: 'By join date', meaning: 'The first manager to join picks first; house teams pick last.' },
};

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
export type OptionDescription = { label: string; value: string; meaning: string; freezes: 'at the draft' | 'never' };

const FINDING: Record<Visibility, string> = {
  public: 'Listed under public leagues until the draft.',
  private: 'Only people with a code or the link can join.',
};

/** Every option of a league in words, in the order in which a screen lists them; `order` where it has been settled already. */
export function describeOptions(league: League, order = ORDER_DESCRIPTIONS[league.draftOrder]): OptionDescription[] {
  const freezes = 'at the draft' as const;
  const size = rosterSize(league.slots, league.benchSize);
  const open = league.draftStatus === 'scheduled';
  const joined = league.members.length;
  return [
    {
      label: 'Size',
      value: `${league.capacity} managers`,
      meaning: open
        ? `${joined} ${joined === 1 ? 'has' : 'have'} joined; house teams can fill the rest when the draft starts.`
        : `${joined} ${joined === 1 ? 'person' : 'people'} had joined when the draft started.`,
      freezes,
    },
    {
      label: 'Visibility',
      value: league.visibility === 'public' ? 'Public' : 'Private',
      meaning: open ? FINDING[league.visibility] : 'The draft has started, so the league is closed.',
      freezes,
    },
    { label: 'Roster', value: `${size} squads`, meaning: `${formatRoster(league.slots, league.benchSize)}.`, freezes },
    {
      label: 'Scoring',
      value: formatReceptionPoints(league.scoring.reception),
      meaning: 'Everything else counts the same in every league.',
      freezes,
    },
    {
      label: 'Draft',
      value: FORMAT_DESCRIPTIONS[league.draftFormat].name,
      meaning: FORMAT_DESCRIPTIONS[league.draftFormat].meaning,
      freezes,
    },
    {
      label: 'Order',
      value: order.name,
      meaning: order.meaning,
      freezes,
    },
    {
      label: 'Pick clock',
      value: formatPickClock(league.clockSeconds),
      meaning: 'If time runs out, we draft from your queue, then the best available.',
      freezes,
    },
  ];
}
