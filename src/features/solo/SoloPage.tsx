'use client';

import { useMemo, useState } from 'react';
import {
  Button,
  Card,
  EmptyState,
  IntentLink,
  Notice,
  Page,
  PageHeader,
  SkeletonRows,
  buttonClass,
} from '@/components';
import { formatPoints } from '@/domain/hundredths';
import { weekResult } from '@/domain/solo/saturdaySix';
import { newSoloSeason, playWeek, tally, weekToPlay, type SoloSeason } from '@/domain/solo/soloSeason';
import { SeasonSoFar } from './SeasonSoFar';
import { TABLE, useSoloSeason } from './useSoloSeason';
import { WeekChoice } from './WeekChoice';
import { WeekReport } from './WeekReport';

/** The /solo page: Saturday Six on a real past season, and a link to the practice draft. */
export function SoloPage() {
  const { season, kept, change } = useSoloSeason();
  return (
    <Page>
      <PageHeader
        title="Solo Games"
        lead={`Saturday Six: one squad of each unit from six different schools, on the real Saturdays of ${String(TABLE.season)}.`}
        actions={
          <>
            <IntentLink href="/practice" className={buttonClass('secondary')}>
              Practice draft
            </IntentLink>
            <IntentLink href="/about#scoring" className={buttonClass('secondary')}>
              Scoring
            </IntentLink>
          </>
        }
      />
      {!kept && (
        <div className="mb-5">
          <Notice tone="warn">Your browser doesn’t save data, so your season ends when you close this page.</Notice>
        </div>
      )}
      {season === null ? (
        <SkeletonRows rows={6} label="Loading your season" />
      ) : (
        <Season season={season} onChange={change} />
      )}
      <p className="mt-6 text-sm text-ink-muted">
        Your season is saved in this browser only. The house picks by the averages so far.
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
              {sums.won + sums.lost + sums.tied} weeks won against the house. Restart, or join a league.
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
