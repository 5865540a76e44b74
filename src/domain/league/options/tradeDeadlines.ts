import type { Choice } from './optionKinds';

/** Until when squads can be traded, by what is stored. */
export const TRADE_DEADLINES = Object.fromEntries([
  ['none', { name: 'All season', meaning: 'Managers can trade until the last week begins.' }],
  ['draft', { name: 'None', meaning: 'Squads can’t be traded.' }],
  ...Array.from({ length: 9 }, (_, i) => {
    const week = 5 + i;
    return [
      `week${String(week).padStart(2, '0')}`,
      {
        name: `Until week ${String(week)}`,
        meaning: `After the first kickoff of week ${String(week)}, no trade can be offered or accepted.`,
      },
    ];
  }),
]) as Readonly<Record<'none' | 'draft' | `week${string}`, Choice>>;
