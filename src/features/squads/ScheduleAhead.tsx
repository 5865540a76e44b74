import { Card, CopyButton, buttonClass } from '@/components';
import { env } from '@/config/env';
import { formatFixture } from '@/domain/football/fixtures';
import { formatPoints } from '@/domain/kernel/hundredths';
import { ordinal } from '@/domain/kernel/ordinal';
import { SCHOOLS, type SchoolCode } from '@/domain/football/schools';
import type { Allowed } from '@/domain/scoring/squadLog';
import { schoolCalendarPath } from '@/domain/football/schoolCalendarPath';
import { schoolOf, squadName, unitOf, type SquadId } from '@/domain/football/squads';
import type { SquadRow } from './squadView';

/** A squad's games to come, with what each opponent has let the unit score. */
export function ScheduleAhead({
  squad,
  rows,
  allowed,
}: {
  squad: SquadId;
  rows: readonly SquadRow[];
  /** Null until the published weeks have loaded. */
  allowed: Readonly<Partial<Record<SchoolCode, Allowed>>> | null;
}) {
  const unit = unitOf(squad);
  const school = schoolOf(squad);
  const calendar = `${env.siteUrl}${schoolCalendarPath(school)}`;
  return (
    <Card flush title="Schedule">
      {rows.length === 0 ? (
        <p className="px-4 py-4 text-ink-muted sm:px-5">No games left this season.</p>
      ) : (
        <table className="w-full border-collapse text-left">
          <caption className="sr-only">Games to come of {squadName(squad)}</caption>
          <thead>
            <tr className="border-b border-line-strong text-sm text-ink-muted">
              <th scope="col" className="w-14 py-2 pl-4 font-semibold sm:pl-5">
                Week
              </th>
              <th scope="col" className="px-2 py-2 font-semibold">
                Opponent
              </th>
              <th scope="col" className="py-2 pr-4 text-right font-semibold sm:pr-5">
                {unit} points allowed
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ week, fixture, opponent }) => (
              <tr key={week} className="h-12 border-b border-line last:border-b-0">
                <th scope="row" className="py-1.5 pl-4 font-bold figures sm:pl-5">
                  {week}
                </th>
                <td className="px-2 py-1.5 wrap-anywhere">
                  {fixture === null ? <span className="text-ink-muted">Bye</span> : formatFixture(fixture)}
                </td>
                <td className="py-1.5 pr-4 text-right leading-tight sm:pr-5">
                  {fixture !== null && allowed !== null && (
                    <Strength allowed={opponent === null ? undefined : allowed[opponent]} isKnown={opponent !== null} />
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="border-t border-line px-4 py-3 text-sm text-ink-muted sm:px-5">
        {unit} points allowed: what the opponent gives up to the conference’s {unit} squads per game this season. 1st =
        most allowed. No data for schools outside the conference.
      </p>
      <div className="flex flex-wrap items-center gap-2 border-t border-line px-4 py-3 sm:px-5">
        <p className="basis-full text-sm text-ink-muted">
          {SCHOOLS[school].name}’s games for your calendar app. Kickoff changes may not show up there.
        </p>
        <a className={buttonClass('secondary', 'small')} href={calendar.replace(/^https?:/, 'webcal:')}>
          Subscribe
        </a>
        <CopyButton size="small" text={calendar} label="Copy address" />
      </div>
    </Card>
  );
}

function Strength({ allowed, isKnown }: { allowed: Allowed | undefined; isKnown: boolean }) {
  if (allowed === undefined) {
    return <span className="text-sm text-ink-muted">{isKnown ? 'No games yet' : 'No data'}</span>;
  }
  return (
    <>
      <span className="font-semibold figures">{formatPoints(allowed.perGame)}</span>
      <span className="block text-sm whitespace-nowrap text-ink-muted">
        {ordinal(allowed.rank)} of {allowed.of}
      </span>
    </>
  );
}
