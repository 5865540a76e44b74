import { clsx } from 'clsx';
import { Card, Origin } from '@/components';
import { formatSigned, formatPoints, type Hundredths } from '@/domain/kernel/hundredths';
import { ordinal } from '@/domain/kernel/ordinal';
import type { LogGame, SeasonLine } from '@/domain/scoring/squadLog';
import { SCHOOL_CODES } from '@/domain/football/schools';
import { squadName, unitOf, type SquadId } from '@/domain/football/squads';
import { outscores, winPercent } from '@/domain/season/odds/winProbability';

/** A squad's figures of the season. */
export interface Figures {
  squad: SquadId;
  line: SeasonLine;
  /** What is projected of this week; null once the season is over. */
  projected: Hundredths | 'bye' | null;
}

const ROWS: readonly {
  label: string;
  origin?: 'seasonRank' | 'projection';
  show: (figures: Figures) => string;
  detail?: (figures: Figures) => string;
}[] = [
  { label: 'Points', show: ({ line }) => (line.games === 0 ? '–' : formatPoints(line.hundredths)) },
  { label: 'Per game', show: ({ line }) => points(line.perGame) },
  {
    label: 'Rank',
    origin: 'seasonRank',
    show: ({ line }) => (line.rank === null ? '–' : ordinal(line.rank)),
    detail: ({ squad }) => `of ${String(SCHOOL_CODES.length)} ${unitOf(squad)}`,
  },
  { label: 'Best', show: ({ line }) => gamePoints(line.best), detail: ({ line }) => weekOf(line.best) },
  { label: 'Worst', show: ({ line }) => gamePoints(line.worst), detail: ({ line }) => weekOf(line.worst) },
  { label: 'Trend', show: ({ line }) => formatTrend(line.trend), detail: () => 'last three games' },
  {
    label: 'Projected',
    origin: 'projection',
    show: ({ projected }) => (projected === 'bye' ? 'Bye' : points(projected)),
    detail: () => 'this week',
  },
];

function rowsOf({ projected }: Figures): typeof ROWS {
  return projected === null ? ROWS.filter(({ origin }) => origin !== 'projection') : ROWS;
}

/** Seven figures fill two rows. */
const FOUR_AND_THREE =
  'min-[22rem]:max-lg:grid-cols-12 min-[22rem]:max-lg:*:col-span-4 min-[22rem]:max-lg:*:nth-[-n+4]:col-span-3';

/** A squad's season in figures. */
export function SeasonFigures({ figures }: { figures: Figures }) {
  const rows = rowsOf(figures);
  return (
    <dl
      className={clsx(
        'grid grid-cols-2 gap-x-2 gap-y-3 lg:grid-cols-7',
        rows.length < 7 ? 'min-[22rem]:max-lg:grid-cols-3' : FOUR_AND_THREE,
      )}
    >
      {rows.map(({ label, origin, show, detail }) => (
        <div key={label}>
          <dt className="text-sm text-ink-muted">
            {origin === undefined ? label : <Origin of={origin}>{label}</Origin>}
          </dt>
          <dd className="text-lg font-bold whitespace-nowrap figures sm:text-xl">{show(figures)}</dd>
          {detail !== undefined && <dd className="text-xs text-ink-muted">{detail(figures)}</dd>}
        </div>
      ))}
    </dl>
  );
}

/** Two squads' figures side by side. `begun`: whether either has kicked off this week, which leaves no verdict. */
export function ComparedFigures({ one, other, begun }: { one: Figures; other: Figures; begun: boolean }) {
  const verdict = begun ? null : formatVerdict(one, other);
  return (
    <Card flush title="Side by side">
      <table className="w-full table-fixed border-collapse text-left">
        <caption className="sr-only">
          {squadName(one.squad)} and {squadName(other.squad)} this season
        </caption>
        <thead>
          <tr className="border-b border-line-strong text-sm">
            <th scope="col" className="py-2 pl-4 font-semibold text-ink-muted sm:pl-5">
              <span className="sr-only">Figure</span>
            </th>
            {[one, other].map(({ squad }) => (
              <th key={squad} scope="col" className="px-2 py-2 text-right font-semibold last:pr-4 sm:last:pr-5">
                {squadName(squad)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsOf(one).map(({ label, origin, show, detail }) => (
            <tr key={label} className="border-b border-line last:border-b-0">
              <th scope="row" className="py-2 pl-4 text-sm font-semibold text-ink-muted sm:pl-5">
                {origin === undefined ? label : <Origin of={origin}>{label}</Origin>}
              </th>
              {[one, other].map((figures) => (
                <td key={figures.squad} className="px-2 py-2 text-right last:pr-4 sm:last:pr-5">
                  <span className="text-lg font-bold whitespace-nowrap figures">{show(figures)}</span>
                  {detail !== undefined && <span className="block text-xs text-ink-muted">{detail(figures)}</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {verdict !== null && <p className="border-t border-line-strong px-4 py-3 font-semibold sm:px-5">{verdict}</p>}
    </Card>
  );
}

/** Who scores more this week, and how likely that is; null once the season is over. */
export function formatVerdict(one: Figures, other: Figures): string | null {
  const resting = [one, other].filter(({ projected }) => projected === 'bye').map(({ squad }) => squadName(squad));
  if (resting.length === 2) return 'Both have a bye this week.';
  if (resting.length === 1) return `${resting[0]!} has a bye this week.`;
  const [first, second] = [one, other].flatMap(({ squad, projected }) =>
    typeof projected === 'number' ? { squad, projected } : [],
  );
  if (first === undefined || second === undefined) return null;
  const [chance] = winPercent(outscores(first, second));
  if (chance === 50) return 'Even odds on who scores more this week.';
  const [better, worse] = chance > 50 ? [one, other] : [other, one];
  const odds = String(Math.max(chance, 100 - chance));
  return `${squadName(better.squad)} has a ${odds}% chance to outscore ${squadName(worse.squad)} this week.`;
}

/** `+2.50`, `−1.20`, or a dash. */
export function formatTrend(trend: Hundredths | null): string {
  return trend === null ? '–' : formatSigned(trend);
}

function points(hundredths: Hundredths | null): string {
  return hundredths === null ? '–' : formatPoints(hundredths);
}

function gamePoints(game: LogGame | null): string {
  return points(game?.points.hundredths ?? null);
}

function weekOf(game: LogGame | null): string {
  return game === null ? '' : `week ${String(game.week)}`;
}
