'use client';

import { useRouter } from 'next/navigation';
import { Button, Card, NextSeasonInvite, NextSeasonLink, Notice, FailureNotice, notify } from '@/components';
import { serverClock } from '@/data/backend/serverClock';
import { errorTitle } from '@/domain/kernel/result';
import type { League } from '@/domain/league/types';
import { useSubmit } from '@/hooks/useSubmit';
import { useAuth } from '@/providers/account/AuthProvider';
import { useJoinNextSeason, useNextSeason, useSeasonAfter } from '@/providers/season/useNextSeason';
import { useOnline } from '@/providers/kernel/useOnline';
import { publicPersonOf } from '../members/publicPerson';

/**
 * What comes after a league's season: the way to the next one, an invitation to it, or, for its commissioner, the
 * button that opens it.
 */
export function NextSeason({ league, over }: { league: League; over: boolean }) {
  const { uid } = useAuth();
  const next = useNextSeason(league);
  const joining = useJoinNextSeason();
  const opens = over && league.createdBy === uid ? <OpenNextSeason league={league} /> : null;
  if (next === null) return opens;
  if (next.joined) {
    return (
      <Notice
        title={`The ${String(next.season)} season is open`}
        action={<NextSeasonLink leagueId={next.leagueId} season={next.season} />}
      >
        You’re in it.
      </Notice>
    );
  }
  return (
    <>
      <NextSeasonInvite league={league} next={next} joining={joining} />
      {/* It may have been deleted, which no one outside it can see. */}
      {next.preview.state === 'missing' && opens}
    </>
  );
}

function OpenNextSeason({ league }: { league: League }) {
  const { user } = useAuth();
  const router = useRouter();
  const online = useOnline();
  const after = useSeasonAfter(league);
  const { busy, error, submit } = useSubmit('The next season wasn’t opened. Check your connection and try again.');
  const open = async () => {
    if (user === null) return;
    const opened = await submit(async () => {
      const { openNextSeason } = await import('@/data/league/nextSeason');
      return openNextSeason(league, publicPersonOf(user), serverClock.now(), Math.random);
    });
    if (!opened.ok) return;
    notify.success('The next season is open. Everyone in this league is invited.');
    router.push(`/leagues?league=${opened.value.leagueId}`);
  };
  return (
    <Card title="Next season">
      <div className="grid grid-cols-1 gap-3">
        {after.state === 'missing' ? (
          <p>
            The calendar after the {league.season} season isn’t out yet. Once it is, you can open the next season here,
            with the same people, settings and history.
          </p>
        ) : (
          <>
            <p>
              Same name, settings and history, and a new draft. Everyone in this league is invited and joins with one
              press.
            </p>
            {after.state === 'failed' ? (
              <FailureNotice>{after.message}</FailureNotice>
            ) : (
              <div>
                <Button
                  variant="primary"
                  busy={busy || after.state === 'loading'}
                  disabled={!online}
                  onClick={() => void open()}
                >
                  {after.state === 'ready' ? `Open the ${String(after.value.season)} season` : 'Open the next season'}
                </Button>
              </div>
            )}
            {!online && <Notice tone="warn">You’re offline. You can open it once you’re back online.</Notice>}
            {error !== null && (
              <Notice tone="bad" title={errorTitle(error, 'The next season isn’t open')}>
                {error.message}
              </Notice>
            )}
          </>
        )}
      </div>
    </Card>
  );
}
