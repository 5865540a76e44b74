import { Card, IntentLink, UnitBadge } from '@/components';
import { formatPoints } from '@/domain/kernel/hundredths';
import { SCHOOLS } from '@/domain/football/schools';
import type { Scarcity } from '@/domain/moves/portal/squadPool';
import { schoolOf } from '@/domain/football/squads';

/** How many squads of each unit are free in the league, and how the best of them compares with the unit's starters. */
export function ScarcityCard({ units }: { units: readonly Scarcity[] }) {
  return (
    <Card flush title="Best free squad by unit">
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">Free squads by unit, and the best of them</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Unit</th>
            <th scope="col">Free</th>
            <th scope="col">Best free squad</th>
          </tr>
        </thead>
        <tbody>
          {units.map(({ unit, free, best, starters }) => (
            <tr key={unit} className="h-12 border-b border-line last:border-b-0">
              <th scope="row" className="w-px py-1.5 pl-4 font-normal sm:pl-5">
                <UnitBadge unit={unit} />
              </th>
              <td className="px-3 py-1.5 text-sm whitespace-nowrap figures">{free} free</td>
              <td className="py-1.5 pr-4 text-right text-sm leading-tight sm:pr-5">
                {best !== null && (
                  <>
                    <IntentLink href={`/squad/${best.squad}`} className="font-semibold underline">
                      {SCHOOLS[schoolOf(best.squad)].name}
                    </IntentLink>{' '}
                    <span className="figures">{formatPoints(best.projected)}</span>
                    {starters !== null && (
                      <span className="block text-ink-muted figures">{formatGap(best.projected - starters)}</span>
                    )}
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="border-t border-line px-4 py-3 text-sm text-ink-muted sm:px-5">
        By projection, compared with your league’s average starter.
      </p>
    </Card>
  );
}

function formatGap(gap: number): string {
  if (gap === 0) return 'level with an average starter';
  return `${formatPoints(Math.abs(gap))} ${gap > 0 ? 'above' : 'below'} an average starter`;
}
