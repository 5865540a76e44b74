import { DRAFT_FORMATS, LEAGUE_OPTIONS, type DraftFormat } from './leagueOptions';

/** The display name of each draft format. */
export const FORMAT_NAMES = Object.fromEntries(
  DRAFT_FORMATS.map((format) => [format, LEAGUE_OPTIONS.draftFormat.choices[format].name]),
) as Record<DraftFormat, string>;
