'use client';

import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar, LinePath } from '@visx/shape';
import { useId } from 'react';
import { formatPoints, toPoints, type Hundredths } from '@/domain/kernel/hundredths';

/** A squad's points by week number. */
export interface ChartSeries {
  name: string;
  points: ReadonlyMap<number, Hundredths>;
}

export interface PointsChartProps {
  weeks: readonly number[];
  squad: ChartSeries;
  /** A second squad, to compare. */
  other: ChartSeries | null;
  average: ChartSeries;
}

/**
 * The height of the drawing in pixels. Its width is 100 units, stretched to the width there is; letters aren't in it,
 * so they keep their size.
 */
const HEIGHT = 192;
const WIDTH = 100;

/** Points by week: a bar for each squad, and the unit's average as a line. The same figures are below it as a table. */
export function PointsChart({ weeks, squad, other, average }: PointsChartProps) {
  const title = useId();
  const squads = other === null ? [squad] : [squad, other];
  return (
    <figure className="grid grid-cols-1 gap-3">
      <Drawing weeks={weeks} squads={squads} average={average} titleId={title} />
      <figcaption className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {squads.map(({ name }, index) => (
          <span key={name} className="inline-flex items-center gap-2">
            <svg aria-hidden width="14" height="14">
              <rect x="1" y="1" width="12" height="12" className={BARS[index]} />
            </svg>
            {name}
          </span>
        ))}
        <span className="inline-flex items-center gap-2">
          <svg aria-hidden width="22" height="14">
            <line x1="0" x2="22" y1="7" y2="7" className={AVERAGE} />
          </svg>
          {average.name}
        </span>
      </figcaption>
      <details>
        <summary className="flex min-h-(--target) cursor-pointer items-center text-sm font-semibold underline">
          Show as a table
        </summary>
        <Figures weeks={weeks} series={[...squads, average]} />
      </details>
    </figure>
  );
}

/** The bars of the first and second squad: the second is outlined, so that color isn't the only difference. */
const BARS = ['fill-(--primary)', 'fill-(--info-ground) stroke-(--info) stroke-2'];
const AVERAGE = 'fill-none stroke-(--ink) stroke-2 [stroke-dasharray:5_4]';

function Drawing({
  weeks,
  squads,
  average,
  titleId,
}: {
  weeks: readonly number[];
  squads: readonly ChartSeries[];
  average: ChartSeries;
  titleId: string;
}) {
  const all = [...squads, average].flatMap(({ points }) => [...points.values()]).map(toPoints);
  const x = scaleBand({ domain: [...weeks], range: [0, WIDTH], padding: 0.25 });
  const inner = scaleBand({ domain: squads.map((_, index) => index), range: [0, x.bandwidth()], padding: 0.1 });
  const y = scaleLinear({
    domain: [Math.min(0, ...all), Math.max(1, ...all)],
    range: [HEIGHT, 0],
    nice: 4,
  });
  const ticks = y.ticks(4);
  const left = (week: number) => x(week) ?? 0;
  const line = weeks.flatMap((week) => {
    const mean = average.points.get(week);
    return mean === undefined ? [] : [{ week, mean: toPoints(mean) }];
  });
  return (
    <div className="grid grid-cols-[2rem_minmax(0,1fr)] gap-y-1 pt-2 text-xs text-ink-muted figures">
      <div aria-hidden className="relative" style={{ height: HEIGHT }}>
        {ticks.map((tick) => (
          <span key={tick} className="absolute right-2 -translate-y-1/2" style={{ top: y(tick) }}>
            {tick}
          </span>
        ))}
      </div>
      <svg
        role="img"
        aria-labelledby={titleId}
        viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`}
        preserveAspectRatio="none"
        className="w-full overflow-visible *:[vector-effect:non-scaling-stroke]"
        height={HEIGHT}
      >
        <title id={titleId}>
          {`Points by week of ${squads.map(({ name }) => name).join(' and ')}, with the ${average.name}`}
        </title>
        {ticks.map((tick) => (
          <line key={tick} x1={0} x2={WIDTH} y1={y(tick)} y2={y(tick)} className="stroke-(--line)" />
        ))}
        {squads.flatMap(({ name, points }, index) =>
          [...points].map(([week, scored]) => {
            const [zero, top] = [y(0), y(toPoints(scored))];
            return (
              <Bar
                key={`${name} ${String(week)}`}
                x={left(week) + (inner(index) ?? 0)}
                y={Math.min(zero, top)}
                width={inner.bandwidth()}
                height={Math.abs(zero - top)}
                className={BARS[index]}
              />
            );
          }),
        )}
        <LinePath
          data={line}
          x={({ week }) => left(week) + x.bandwidth() / 2}
          y={({ mean }) => y(mean)}
          className={AVERAGE}
        />
      </svg>
      <div aria-hidden className="relative col-start-2 h-4">
        {weeks.map((week) => (
          <span
            key={week}
            className="absolute -translate-x-1/2"
            style={{ left: `${String(left(week) + x.bandwidth() / 2)}%` }}
          >
            {week}
          </span>
        ))}
      </div>
    </div>
  );
}

function Figures({ weeks, series }: { weeks: readonly number[]; series: readonly ChartSeries[] }) {
  return (
    <table className="w-full border-collapse text-sm">
      <caption className="sr-only">Points by week</caption>
      <thead>
        <tr className="border-b border-line-strong text-ink-muted">
          <th scope="col" className="py-1.5 text-left font-semibold">
            Week
          </th>
          {series.map(({ name }) => (
            <th key={name} scope="col" className="py-1.5 pl-2 text-right font-semibold">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week} className="border-b border-line last:border-b-0">
            <th scope="row" className="py-1.5 text-left font-semibold figures">
              {week}
            </th>
            {series.map(({ name, points }) => {
              const scored = points.get(week);
              return (
                <td key={name} className="py-1.5 pl-2 text-right figures">
                  {scored === undefined ? '–' : formatPoints(scored)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
