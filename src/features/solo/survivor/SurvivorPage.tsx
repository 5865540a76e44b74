'use client';

import { useMemo, useState } from 'react';
import {
  Badge,
  Button,
  Card,
  FailureState,
  GameLine,
  Notice,
  SharePicture,
  ShieldLogo,
  SkeletonRows,
} from '@/components';
import type { WeekId } from '@/domain/kernel/ids';
import type { WeekResults } from '@/domain/scoring/results';
import type { Result } from '@/domain/kernel/result';
import { SCHOOL_CODES, SCHOOLS, type SchoolCode } from '@/domain/football/schools';
import { formatSurvivor, parseSurvivor, type SurvivorPick } from '@/domain/solo/entries';
import { chooseSurvivor, SURVIVOR_LOSSES, survivorState } from '@/domain/solo/survivor';
import { hasBye, parseWeekId } from '@/domain/football/weeks';
import { useAuth } from '@/providers/account/AuthProvider';
import { useSeason } from '@/providers/season/SeasonProvider';
import { useSoloEntry } from '@/providers/solo/useSoloEntry';
import { useSeasonResults } from '@/providers/season/useSeasonResults';
import { valueOr } from '@/domain/kernel/loadable';
import { Figures } from '../shared/Figures';
import { GameFrame } from '../shared/GameFrame';
import type { KnownWeek } from '../shared/knownWeek';
import { NextLock, nextLock } from '../shared/NextLock';
import { PicksGate } from '../shared/PicksGate';
import { SchoolOption } from '../shared/SchoolOption';
import { SaveState } from '../shared/SaveState';
import { survivorPicture } from '../shared/soloPicture';
import { SurvivorWeeks } from '../shared/SurvivorWeeks';
import type { WeekPicks } from '../shared/WeekGame';
import { WeekOver } from '../shared/WeekOver';

/** The /solo/survivor page: one school a week to win, none twice, out at the second loss. */
export function SurvivorPage() {
  return (
    <GameFrame
      game="survivor"
      lead="Pick one school a week to win, never the same one twice. The second loss knocks you out."
    >
      {(solo) => <Season solo={solo} />}
    </GameFrame>
  );
}

function Season({ solo }: { solo: KnownWeek }) {
  const present = valueOr(useSeason().week, null);
  const entry = useSoloEntry('survivor', present?.id ?? solo.week.id);
  const played = useSeasonResults();
  if (played.state === 'failed') {
    return (
      <FailureState
        title="Couldn’t load the season so far"
        message={played.message}
        safe="Everything you saved is safe."
      />
    );
  }
  if (played.state !== 'ready') return <SkeletonRows rows={6} label="Loading your season" />;
  return (
    <PicksGate results={solo.results} picks={entry.picks}>
      {(results, picks) => <Picks solo={solo} results={results} picks={picks} entry={entry} played={played.value} />}
    </PicksGate>
  );
}

const numberOf = (weekId: WeekId): string => String(parseWeekId(weekId)?.week ?? '');

function Picks({ solo, results, picks: listed, entry, played }: WeekPicks & { played: readonly WeekResults[] }) {
  const { week, locked, isCurrent, final } = solo;
  const { user } = useAuth();
  const [error, setError] = useState('');
  const picks = useMemo(() => parseSurvivor(listed), [listed]);
  const state = useMemo(() => survivorState(picks, played), [picks, played]);
  const own = picks.find(({ weekId }) => weekId === week.id) ?? null;
  const out = state.outIn !== null;
  const lock = nextLock(week.kickoffs, locked);
  const take = (next: Result<SurvivorPick[]>) => {
    setError(next.ok ? '' : next.error.message);
    if (next.ok) entry.change(formatSurvivor(next.value));
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      <Card>
        <div className="grid grid-cols-1 gap-3">
          <Figures
            figures={[
              { label: 'Survived', value: state.survived },
              { label: 'Lives', value: Math.max(0, SURVIVOR_LOSSES - state.losses) },
              { label: 'Streak', value: state.streak },
            ]}
          />
          {isCurrent && !out && <NextLock at={lock} />}
          {isCurrent && !out && <SaveState saving={entry.saving} open={lock !== null} />}
          {error !== '' && <Notice tone="bad">{error}</Notice>}
          {out && (
            <Notice tone="warn" title={`Out in week ${numberOf(state.outIn ?? '')}`}>
              Two losses and you’re out. A new season of Survivor starts next year.
            </Notice>
          )}
          {isCurrent && final && !out && <WeekOver week={week} />}
          {isCurrent && picks.length === 0 && (
            <Notice>Your season starts with your first pick. After that, a missed week costs a life.</Notice>
          )}
          {state.weeks.some(({ outcome }) => outcome !== 'open') && (
            <SharePicture
              picture={() => survivorPicture(week.season ?? 0, state, user?.username ?? '')}
              name="survivor"
              title="My season of Survivor"
            />
          )}
        </div>
      </Card>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        {isCurrent && !out && lock !== null ? (
          <Schools
            solo={solo}
            results={results}
            picks={picks}
            own={own}
            onChoose={(school) => take(chooseSurvivor(week, picks, school, locked))}
          />
        ) : (
          <Card title={`Week ${String(week.week)}`}>
            {own === null ? (
              <p className="text-ink-muted">No pick.</p>
            ) : (
              <p className="flex items-center gap-3">
                <ShieldLogo code={own.school} size={32} />
                <b>{SCHOOLS[own.school].name}</b>
                <GameLine
                  game={results?.games[own.school]}
                  kickoff={week.kickoffs[own.school]}
                  kickedOff={locked.has(own.school)}
                />
              </p>
            )}
          </Card>
        )}
        <SurvivorWeeks state={state} />
      </div>
    </div>
  );
}

function Schools({
  solo: { week, locked },
  results,
  picks,
  own,
  onChoose,
}: {
  solo: KnownWeek;
  results: WeekResults | null;
  picks: readonly SurvivorPick[];
  own: SurvivorPick | null;
  onChoose: (school: SchoolCode | null) => void;
}) {
  const isLocked = own !== null && locked.has(own.school);
  return (
    <Card
      title={`Week ${String(week.week)}: pick a winner`}
      aside={
        own !== null &&
        !isLocked && (
          <Button size="small" variant="quiet" onClick={() => onChoose(null)}>
            Clear pick
          </Button>
        )
      }
      flush
    >
      <fieldset className="min-w-0">
        <legend className="sr-only">Your school to win in week {week.week}</legend>
        <ul className="divide-y divide-line">
          {SCHOOL_CODES.map((code) => {
            const used = picks.find((one) => one.school === code && one.weekId !== week.id);
            return (
              <SchoolOption
                key={code}
                code={code}
                chosen={own?.school === code}
                disabled={used !== undefined || hasBye(week, code) || isLocked || locked.has(code)}
                about={
                  <GameLine game={results?.games[code]} kickoff={week.kickoffs[code]} kickedOff={locked.has(code)} />
                }
                onChoose={onChoose}
              >
                {used !== undefined ? (
                  <Badge>Used in week {numberOf(used.weekId)}</Badge>
                ) : (
                  locked.has(code) && <Badge>{own?.school === code ? 'Your pick, locked' : 'Locked'}</Badge>
                )}
              </SchoolOption>
            );
          })}
        </ul>
      </fieldset>
    </Card>
  );
}
