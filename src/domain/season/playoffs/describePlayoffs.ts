import { lastWeekOf } from '../../football/seasons';
import { formatCount } from '../../kernel/formatCount';
import { LEAGUE_OPTIONS, type OptionValues } from '../../league/options/leagueOptions';
import type { Choice } from '../../league/options/optionKinds';
import type { League } from '../../league/types';
import { playoffSize, playoffStart, roundLength } from '../schedule/scheduleWeeks';
import { PLAYOFFS } from '../schedule/leagueSchedule';

/**
 * The playoffs that a league has chosen. Where it's too small for them or begins too late, the meaning says how many
 * teams make the playoffs instead (docs/game.md, Playoffs). Without a `schedule`, before the end of the draft, the
 * league counts as full; without a `season`, before it's created, as in time.
 */
export function describePlayoffs({
  playoffs,
  capacity,
  schedule,
  season,
  firstWeek = 1,
}: Pick<OptionValues, 'playoffs' | 'capacity'> & Partial<Pick<League, 'schedule' | 'season' | 'firstWeek'>>): Choice {
  const { name, meaning } = LEAGUE_OPTIONS.playoffs.choices[playoffs];
  const managers = schedule?.managers ?? Array<string>(capacity).fill('');
  const lastWeek = season === undefined ? Infinity : lastWeekOf(season);
  const planned = { managers, firstWeek, lastWeek, ...PLAYOFFS[playoffs] };
  const late = `With a start in week ${String(firstWeek)}`;
  if (playoffStart(planned) === null) {
    return { name, meaning: `${late}, there are no playoffs. The standings decide who wins.` };
  }
  const size = playoffSize(planned);
  if (size === planned.playoffTeams) {
    const shorter = planned.twoWeekRounds === true && roundLength(planned) === 1;
    return { name, meaning: shorter ? `${late}, each round takes one week.` : meaning };
  }
  const isSmall = size === playoffSize({ ...planned, firstWeek: 1, lastWeek: Infinity });
  const why = isSmall ? `With ${formatCount(managers.length, 'manager')}` : late;
  return { name, meaning: `${why}, ${String(size)} teams make the playoffs.` };
}
