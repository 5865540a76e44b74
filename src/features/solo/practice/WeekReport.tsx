import { formatFinal } from '@/domain/scoring/formatScores';
import { ShieldLogo, UnitBadge, Card, Fact, PointsFigure } from '@/components';
import { formatPoints } from '@/domain/kernel/hundredths';
import { SCHOOLS } from '@/domain/football/schools';
import { formatCount } from '@/domain/scoring/scoreSquad';
import { fixturesOf, type Fixture } from '@/domain/football/fixtures';
import type { SixRow, SixScore, WeekResult } from '@/domain/solo/saturdaySix';
import { GAMES } from './useSoloSeason';

/**
 * The result of a week: the user's six squads with every stat line, compared with the house and with the best possible
 * six.
 */
export function WeekReport({ result }: { result: WeekResult }) {
  const { own, best, house, week } = result;
  const fixtures = fixturesOf(GAMES, week);
  const part = best.total > 0 ? Math.round((own.total / best.total) * 100) : 0;
  return (
    <Card title={`Week ${String(week)}`} aside={<p className="text-sm font-semibold">{verdict(result)}</p>} flush>
      <dl className="grid grid-cols-3 gap-3 border-b border-line p-4 sm:p-5">
        <Sum label="Your six" score={own} />
        <Sum label="House team" score={house} />
        <Sum label="The best six" score={best} />
      </dl>
      <p className="border-b border-line px-4 py-3 text-ink-muted sm:px-5">
        You had {part}% of the best possible score.
      </p>
      <div className="grid grid-cols-1 lg:grid-cols-2 lg:divide-x lg:divide-line">
        <Six title="Your six" score={own} fixtures={fixtures} />
        <Six title="The best possible six" score={best} fixtures={fixtures} />
      </div>
    </Card>
  );
}

function verdict({ own, best, house }: WeekResult): string {
  if (own.total === best.total) return 'Perfect: the best possible score.';
  if (house === null) return 'The house team sits out week 1.';
  if (own.total > house.total) return `You beat the house team by ${formatPoints(own.total - house.total)}.`;
  if (own.total < house.total) return `The house team won by ${formatPoints(house.total - own.total)}.`;
  return 'You tied the house team.';
}

function Sum({ label, score }: { label: string; score: SixScore | null }) {
  return (
    <Fact label={label} figure="">
      <PointsFigure hundredths={score?.total ?? null} className="text-2xl sm:text-3xl" />
    </Fact>
  );
}

type Fixtures = ReturnType<typeof fixturesOf>;

function Six({ title, score, fixtures }: { title: string; score: SixScore; fixtures: Fixtures }) {
  return (
    <section aria-label={title} className="min-w-0">
      <h3 className="px-4 pt-4 pb-2 sm:px-5">{title}</h3>
      <ul className="divide-y divide-line">
        {score.rows.map((row) => (
          <li key={row.unit}>
            <Squad row={row} fixture={fixtures[row.school]} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A squad's points, which expand to show the stat line. */
function Squad({ row, fixture }: { row: SixRow; fixture: Fixture | undefined }) {
  return (
    <details>
      <summary className="flex min-h-14 items-center gap-3 px-4 py-2 -outline-offset-2 hover:bg-sunken sm:px-5">
        <UnitBadge unit={row.unit} />
        <ShieldLogo code={row.school} size={28} />
        <span className="min-w-0 flex-1">
          <b className="block truncate">{SCHOOLS[row.school].name}</b>
          {fixture?.score && (
            <span className="block truncate text-sm text-ink-muted">
              {formatFinal(fixture.score.own, fixture.score.other)} {fixture.site === 'at' ? 'at' : 'vs.'}{' '}
              {fixture.opponent}
            </span>
          )}
        </span>
        <PointsFigure hundredths={row.hundredths} size="small" className="text-lg" />
      </summary>
      <ul className="bg-sunken px-4 py-2 text-sm sm:px-5">
        {row.terms.map((term) => (
          <li key={term.label} className="flex justify-between gap-4 py-0.5 figures">
            <span>{formatCount(term)}</span>
            <span>{formatPoints(term.hundredths)}</span>
          </li>
        ))}
        {row.terms.length === 0 && <li className="py-0.5">No points.</li>}
      </ul>
    </details>
  );
}
