import type { SharedPicture } from '@/components/share/drawPicture';
import { formatCount } from '@/domain/kernel/formatCount';
import { formatPoints } from '@/domain/kernel/hundredths';
import { SCHOOLS } from '@/domain/football/schools';
import { soloGame, type SoloGame } from '@/domain/solo/soloGames';
import type { PickemScore } from '@/domain/solo/pickem';
import type { SixWeekScore } from '@/domain/solo/sixWeek';
import type { SurvivorState, SurvivorWeek } from '@/domain/solo/survivor';
import { squadName } from '@/domain/football/squads';
import { parseWeekId, type Week } from '@/domain/football/weeks';

/** How many lines a picture has. */
const LINES = 4;

type Line = Extract<SharedPicture, { kind: 'awards' }>['awards']['awards'][number];

function picture(game: SoloGame, about: string, title: string, lines: readonly Line[]): SharedPicture {
  return {
    kind: 'awards',
    awards: { about: `${soloGame(game).name} · ${about}`, title, awards: lines.slice(0, LINES) },
  };
}

const formatWeek = ({ week }: Pick<Week, 'week'>, final: boolean) => `Week ${String(week)}${final ? '' : ', so far'}`;

/** A week of Pick'em to share: the points, and the most confident picks. */
export function pickemPicture(week: Week, score: PickemScore, username: string, final: boolean): SharedPicture {
  const lines = score.rows
    .flatMap(({ game, pick, outcome, points }) => (pick === null ? [] : [{ game, pick, outcome, points }]))
    .sort((one, other) => other.pick.confidence - one.pick.confidence)
    .map(({ game, pick, outcome, points }): Line => {
      const [picked, other] = pick.wins
        ? [SCHOOLS[game.key].name, game.opponentName]
        : [game.opponentName, SCHOOLS[game.key].name];
      const figure = outcome === 'right' ? `+${String(points)}` : outcome === 'wrong' ? '0' : '–';
      return { label: `Confidence ${String(pick.confidence)}`, team: `${picked} over ${other}`, figure, detail: '' };
    });
  return picture('pickem', formatWeek(week, final), `${username}: ${formatCount(score.points, 'point')}`, lines);
}

/** A Saturday Six to share: the points, and the best squads. */
export function sixPicture(week: Week, score: SixWeekScore, username: string, final: boolean): SharedPicture {
  const lines = [...score.rows]
    .sort((one, other) => other.points - one.points)
    .flatMap(({ unit, squad, points }): Line[] =>
      squad === null ? [] : [{ label: unit, team: squadName(squad), figure: formatPoints(points), detail: '' }],
    );
  return picture('six', formatWeek(week, final), `${username}: ${formatPoints(score.points)}`, lines);
}

const FIGURES: Record<Exclude<SurvivorWeek['outcome'], 'open'>, string> = { won: 'W', lost: 'L', off: '–' };

/** A season of Survivor to share: the weeks survived, and the latest ones. */
export function survivorPicture(season: number, state: SurvivorState, username: string): SharedPicture {
  const lines = [...state.weeks].reverse().flatMap(({ weekId, school, outcome }): Line[] =>
    outcome === 'open'
      ? []
      : [
          {
            label: `Week ${String(parseWeekId(weekId)?.week ?? '')}`,
            team: school === null ? 'No pick' : SCHOOLS[school].name,
            figure: FIGURES[outcome],
            detail: '',
          },
        ],
  );
  const title = `${username}: ${formatCount(state.survived, 'week')} survived${state.outIn === null ? '' : ', out'}`;
  return picture('survivor', String(season), title, lines);
}
