import { isMoot } from './describeOptions';
import { DEFAULT_OPTIONS, type OptionName, type OptionValues } from './leagueOptions';

/** A kind of league to begin with: its name, what it means, and the options in which it differs from the defaults. */
export type Preset = { name: string; meaning: string; values: Partial<OptionValues> };

/** The kinds of leagues that the form offers, by key. */
export const PRESETS = {
  classic: { name: 'Classic', meaning: 'Set a lineup every week, work the Transfer Portal, and trade.', values: {} },
  bestBall: {
    name: 'Best ball',
    meaning: 'Draft and watch: every week your best lineup counts. No lineups to set, no portal, no trades.',
    values: { lineups: 'best', waivers: 'closed', tradeDeadline: 'draft', tradeReview: 'none' },
  },
  keeper: {
    name: 'Keeper',
    meaning: 'Like Classic, and each manager may keep up to three squads for the next season.',
    values: { keepers: 3 },
  },
  quick: {
    name: 'Quick',
    meaning: '30 seconds per pick, a portal without waivers, and trades without a review.',
    values: { clockSeconds: 30, waivers: 'open', tradeReview: 'none' },
  },
} as const satisfies Record<string, Preset>;

export type PresetKey = keyof typeof PRESETS;

const KEYS = Object.keys(PRESETS) as PresetKey[];

/** The options that any preset names: choosing one sets them all. */
const NAMED = KEYS.flatMap((key) => Object.keys(PRESETS[key].values) as OptionName[]);

/** The values of all named options under a preset. */
function valuesOf(key: PresetKey): Partial<OptionValues> {
  const defaults = Object.fromEntries(NAMED.map((name) => [name, DEFAULT_OPTIONS[name]]));
  return { ...defaults, ...PRESETS[key].values };
}

/** Options with those of a preset; what no preset names stays as it is. */
export function withPreset<T extends OptionValues>(options: T, key: PresetKey): T {
  return { ...options, ...valuesOf(key) };
}

/** The preset that options are, whatever those are that are moot. Null if they are none. */
export function presetOf(options: OptionValues): PresetKey | null {
  return (
    KEYS.find((key) =>
      (Object.entries(valuesOf(key)) as [OptionName, unknown][]).every(
        ([name, value]) => options[name] === value || isMoot(name, options),
      ),
    ) ?? null
  );
}
