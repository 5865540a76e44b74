'use client';

import { useMemo, useState } from 'react';
import {
  Button,
  Card,
  EmptyState,
  FailureState,
  IntentLink,
  Notice,
  Page,
  PageHeader,
  SkeletonRows,
  buttonClass,
} from '@/components';
import { formatPoints } from '@/domain/kernel/hundredths';
import { weekResult } from '@/domain/solo/saturdaySix';
import { newSoloSeason, playWeek, tally, weekToPlay, type SoloSeason } from '@/domain/solo/soloSeason';
import { ALL_GAMES } from '../shared/allGames';
import { SeasonSoFar } from './SeasonSoFar';
import { TABLE, useSoloSeason } from './useSoloSeason';
import { WeekChoice } from './WeekChoice';
import { WeekReport } from './WeekReport';

/** The /solo/practice page: Saturday Six on a real past season, which doesn't count for any table. */
export function PracticeSeasonPage() {
  const { season, failure, change } = useSoloSeason();
  return (
    <Page>
      <PageHeader
        title={`Practice: the ${String(TABLE.season)} season`}
        lead={
          <>
            Saturday Six: one squad of each unit from six different schools, on the real Saturdays of {TABLE.season}.{' '}
            <IntentLink href="/about#scoring" className="-my-3 inline-block py-3 underline">
              Scoring
            </IntentLink>
          </>
        }
        back={ALL_GAMES}
      />
      {failure !== null && (
        <div className="mb-5">
          <Notice tone="warn" title="Not saved">
            {failure}
          </Notice>
        </div>
      )}
      {season.state === 'failed' ? (
        <FailureState title="Couldn’t load your season" message={season.message} safe="Everything you saved is safe." />
      ) : season.state === 'ready' ? (
        <Season season={season.value} onChange={change} />
      ) : (
        <SkeletonRows rows={6} label="Loading your season" />
      )}
      <p className="mt-6 text-sm text-ink-muted">
        Practice doesn’t count on any leaderboard. The house team picks by the averages so far.
      </p>
    </Page>
  );
}

function Season({ season, onChange }: { season: SoloSeason; onChange: (next: SoloSeason) => void }) {
  const sums = useMemo(() => tally(TABLE, season), [season]);
  const [shown, setShown] = useState<number | null>(null);
  const week = weekToPlay(season);
  const six = shown === null ? undefined : season.played[shown];
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <div className="grid grid-cols-1 gap-5">
        {shown !== null && six !== undefined ? (
          <>
            <WeekReport result={weekResult(TABLE, shown, six)} />
            <div>
              <Button variant="primary" onClick={() => setShown(null)}>
                {week === null ? 'See how it ended' : `On to week ${String(week)}`}
              </Button>
            </div>
          </>
        ) : week === null ? (
          <Card>
            <EmptyState
              title="Season complete"
              action={
                <IntentLink href="/leagues" className={buttonClass('primary')}>
                  Play with friends
                </IntentLink>
              }
            >
              {formatPoints(sums.own)} of {formatPoints(sums.best)} points, and {sums.won} of{' '}
              {sums.won + sums.lost + sums.tied} weeks won against the house team. Restart, or join a league.
            </EmptyState>
          </Card>
        ) : (
          <WeekChoice
            key={week}
            week={week}
            picks={season.picks}
            onChoose={(picks) => onChange({ ...season, picks })}
            onPlay={(chosen) => {
              onChange(playWeek(season, week, chosen));
              setShown(week);
              window.scrollTo({ top: 0 });
            }}
          />
        )}
      </div>
      <SeasonSoFar
        tally={sums}
        shown={shown}
        onShow={setShown}
        onRestart={() => {
          onChange(newSoloSeason(TABLE.season));
          setShown(null);
        }}
      />
    </div>
  );
}
