import type { OptionName, OptionValues } from './leagueOptions';

/** The options that someone who isn't in a league sees with its code. */
export const PREVIEW_OPTIONS = [
  'scoring',
  'slots',
  'benchSize',
  'lineups',
  'clockSeconds',
  'waivers',
  'tradeDeadline',
  'keepers',
] as const satisfies readonly OptionName[];

export type PreviewOptions = Pick<OptionValues, (typeof PREVIEW_OPTIONS)[number]>;

/** Picks those that a preview shows. */
export function previewOptionsOf(values: PreviewOptions): PreviewOptions {
  return Object.fromEntries(PREVIEW_OPTIONS.map((name) => [name, values[name]])) as PreviewOptions;
}
