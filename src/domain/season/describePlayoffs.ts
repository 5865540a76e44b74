import { counted } from '../kernel/counted';
import { LEAGUE_OPTIONS, type OptionValues } from '../league/leagueOptions';
import type { Choice } from '../league/optionKinds';
import { playoffSize, playoffStart, roundLength, type LeagueSchedule } from './leagueSchedule';
import { PLAYOFFS } from './scheduleOfLeague';

/**
 * The playoffs that a league has chosen. Where it's too small for them or began too late, the meaning says how many
 * teams make the playoffs instead (docs/game.md, Playoffs). Without a `schedule`, before the end of the draft, the
 * league counts as full and in time.
 */
export function describePlayoffs(
  { playoffs, capacity }: Pick<OptionValues, 'playoffs' | 'capacity'>,
  schedule: LeagueSchedule | null = null,
): Choice {
  const { name, meaning } = LEAGUE_OPTIONS.playoffs.choices[playoffs];
  const inTime = { firstWeek: 1, lastWeek: Infinity };
  const planned = schedule ?? { managers: Array<string>(capacity).fill(''), ...inTime, ...PLAYOFFS[playoffs] };
  const { managers, firstWeek, playoffTeams } = planned;
  const late = `With a start in week ${String(firstWeek)}`;
  if (playoffStart(planned) === null) {
    return { name, meaning: `${late}, there are no playoffs. The standings decide who wins.` };
  }
  const size = playoffSize(planned);
  if (size === playoffTeams) {
    const shorter = planned.twoWeekRounds === true && roundLength(planned) === 1;
    return { name, meaning: shorter ? `${late}, each round takes one week.` : meaning };
  }
  const isSmall = size === playoffSize({ ...planned, ...inTime });
  const why = isSmall ? `With ${counted(managers.length, 'manager')}` : late;
  return { name, meaning: `${why}, ${String(size)} teams make the playoffs.` };
}
