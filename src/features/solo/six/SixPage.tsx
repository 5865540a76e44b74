'use client';

import { useMemo, useState } from 'react';
import { Button, Card, Notice, PointsFigure, SharePicture, ShieldLogo, UnitBadge } from '@/components';
import { formatCount } from '@/domain/kernel/formatCount';
import { formatPoints } from '@/domain/kernel/hundredths';
import { valueOr } from '@/domain/kernel/loadable';
import { projectionsFor } from '@/domain/projections/inSeason';
import type { WeekProjections } from '@/domain/projections/model';
import { fail, succeed, type Result } from '@/domain/kernel/result';
import { DEFAULT_SCORING } from '@/domain/scoring/scoreSquad';
import { SCHOOL_CODES, type SchoolCode } from '@/domain/football/schools';
import { formatSixPicks, parseSixPicks } from '@/domain/solo/entries';
import { SIX_UNITS, bestPart, type SixPicks, type SixUnit } from '@/domain/solo/saturdaySix';
import { bestSixOfWeek, chooseSixSquad, expectedSix, scoreSixWeek, type SixWeekScore } from '@/domain/solo/sixWeek';
import { squadId, squadName } from '@/domain/football/squads';
import { hasBye } from '@/domain/football/weeks';
import { useAuth } from '@/providers/account/AuthProvider';
import { useSeasonResults } from '@/providers/season/useSeasonResults';
import { Figures } from '../shared/Figures';
import type { KnownWeek } from '../shared/knownWeek';
import { NextLock, nextLock } from '../shared/NextLock';
import { NotEntered } from '../shared/PicksGate';
import { SaveState } from '../shared/SaveState';
import { sixPicture } from '../shared/soloPicture';
import { UnitSpot } from '../shared/UnitSpot';
import { WeekGame, type WeekPicks } from '../shared/WeekGame';
import { WeekOver } from '../shared/WeekOver';
import { SixSchools } from './SixSchools';

/** The /solo/six page: one squad of each unit a week, from six different schools. */
export function SixPage() {
  return (
    <WeekGame
      game="six"
      lead="One squad of each unit, from six different schools. Each squad locks at kickoff. Highest total wins."
    >
      {(week) => <Six {...week} />}
    </WeekGame>
  );
}

/**
 * The week's projections for a league with the default scoring; null until they're made. Nothing is read for an earlier
 * week.
 */
function useProjections({ week, isCurrent }: KnownWeek): WeekProjections | null {
  const played = valueOr(useSeasonResults(isCurrent), null);
  return useMemo(
    () =>
      played === null || week.season === null
        ? null
        : projectionsFor({ league: { season: week.season, scoring: DEFAULT_SCORING }, played }, week.week),
    [played, week],
  );
}

function Six({ solo, results, picks: listed, entry }: WeekPicks) {
  const { week, locked, isCurrent, final } = solo;
  const { user } = useAuth();
  const projected = useProjections(solo);
  const picks = useMemo(() => parseSixPicks(listed), [listed]);
  const score = useMemo(() => scoreSixWeek(results, picks), [results, picks]);
  const best = useMemo(() => (final && results !== null ? bestSixOfWeek(results) : null), [final, results]);
  const [unit, setUnit] = useState<SixUnit>(() => SIX_UNITS.find((each) => picks[each] === undefined) ?? 'QB');
  const [error, setError] = useState('');
  const chosen = Object.keys(picks).length;
  const lock = nextLock(week.kickoffs, locked);
  const open = isCurrent && lock !== null;
  if (!isCurrent && chosen === 0) return <NotEntered week={week.week} />;

  const take = (next: Result<SixPicks>) => {
    setError(next.ok ? '' : next.error.message);
    if (next.ok) entry.change(formatSixPicks(next.value));
    return next.ok;
  };
  const choose = (school: SchoolCode | null) => {
    const next = chooseSixSquad(week, picks, { unit, school }, locked);
    if (!take(next) || !next.ok || school === null) return;
    const open = SIX_UNITS.find((each) => next.value[each] === undefined);
    if (open !== undefined) setUnit(open);
  };
  const fill = () => {
    if (projected === null) return;
    const filled = filledSix(picks, locked, (one, code) =>
      hasBye(week, code) ? null : projected[squadId(code, one)].hundredths,
    );
    const isSame = Object.keys(filled).length === Object.keys(picks).length;
    take(isSame ? fail('none', 'Every school that’s left has kicked off or is taken.') : succeed(filled));
  };
  const projection = (one: SixUnit, code: SchoolCode) =>
    projected === null ? null : hasBye(week, code) ? 0 : projected[squadId(code, one)].hundredths;
  const begun = score.rows.some(isShown);
  const isLocked = ({ school }: Row) => school !== null && locked.has(school);

  return (
    <div className="grid grid-cols-1 gap-4">
      <Card>
        <div className="grid grid-cols-1 gap-3">
          <Figures
            figures={[
              {
                label: 'Points',
                value: <PointsFigure hundredths={begun ? score.points : null} className="text-2xl sm:text-3xl" />,
              },
              best === null
                ? {
                    label: 'Projected',
                    value: projected === null || chosen === 0 ? '–' : formatPoints(expectedSix(score, week, projected)),
                  }
                : { label: 'Best six', value: formatPoints(best.points) },
              { label: 'Squads', value: `${String(chosen)} of ${String(SIX_UNITS.length)}` },
            ]}
          />
          <div className="flex flex-wrap items-center justify-between gap-3">
            {isCurrent ? <NextLock at={lock} /> : <p className="text-sm">{final ? 'Final' : 'Locked for the week'}</p>}
            {open && chosen < SIX_UNITS.length && projected !== null && (
              <Button size="small" onClick={fill}>
                Autofill
              </Button>
            )}
          </div>
          {isCurrent && <SaveState saving={entry.saving} open={open} />}
          {error !== '' && <Notice tone="bad">{error}</Notice>}
          {isCurrent && final && <WeekOver week={week} />}
          {chosen > 0 && (
            <SharePicture
              picture={() => sixPicture(week, score, user?.username ?? '', final)}
              name={`saturday-six-week-${String(week.week)}`}
              title={`My Saturday Six, week ${String(week.week)}`}
            />
          )}
        </div>
      </Card>
      <Card title={`Week ${String(week.week)}: your six`} flush>
        <ul className="grid grid-cols-3 gap-2 border-b border-line p-3 sm:grid-cols-6 sm:p-4">
          {score.rows.map((row) => (
            <li key={row.unit}>
              <UnitSpot
                unit={row.unit}
                school={row.school}
                open={open && row.unit === unit}
                figure={formatSpot(row, isLocked(row))}
                status={isShown(row) ? `${formatPoints(row.points)} points` : isLocked(row) ? 'locked' : undefined}
                {...(open ? { onOpen: () => setUnit(row.unit) } : {})}
              />
            </li>
          ))}
        </ul>
        {open && (
          <SixSchools
            week={week}
            results={results}
            unit={unit}
            picks={picks}
            locked={locked}
            projection={projected === null ? null : (code) => projection(unit, code)}
            onChoose={choose}
          />
        )}
      </Card>
      {best !== null && <BestSix score={best} own={score} />}
    </div>
  );
}

/**
 * The picks with the open units filled by the best squads left, as far as there are any: no school twice, none that has
 * kicked off.
 */
function filledSix(
  picks: SixPicks,
  locked: ReadonlySet<SchoolCode>,
  worth: (unit: SixUnit, code: SchoolCode) => number | null,
): SixPicks {
  const taken = new Set(Object.values(picks));
  const best = bestPart(SCHOOL_CODES, (unit, code) =>
    picks[unit] !== undefined || taken.has(code) || locked.has(code) ? null : worth(unit, code),
  );
  return { ...best, ...picks };
}

type Row = SixWeekScore['rows'][number];

const isShown = ({ state }: Row): boolean => state === 'live' || state === 'final';

/** What a spot says below its school: the points so far, or that it's locked. */
function formatSpot(row: Row, locked: boolean): string {
  if (isShown(row)) return `${formatPoints(row.points)}${row.state === 'live' ? ' live' : ''}`;
  return locked ? 'Locked' : '–';
}

/** The best possible six, and how much of it the person had. */
function BestSix({ score, own }: { score: SixWeekScore; own: SixWeekScore }) {
  const part = score.points > 0 ? Math.max(0, Math.round((own.points / score.points) * 100)) : 0;
  const same = score.rows.filter(({ squad }) => own.rows.some((row) => row.squad === squad)).length;
  return (
    <Card title="The best possible six" flush>
      <p className="border-b border-line px-4 py-3 text-ink-muted sm:px-5">
        You scored {part}% of its points{same > 0 && ` and had ${formatCount(same, 'squad')} of the six`}.
      </p>
      <ul className="divide-y divide-line">
        {score.rows.map(({ unit, squad, school, points }) => (
          <li key={unit} className="flex min-h-14 items-center gap-3 px-4 py-2 sm:px-5">
            <UnitBadge unit={unit} />
            <ShieldLogo code={school} size={28} />
            <b className="min-w-0 flex-1 truncate">{squad === null ? '' : squadName(squad)}</b>
            <PointsFigure hundredths={points} size="small" className="text-lg" />
          </li>
        ))}
      </ul>
    </Card>
  );
}
