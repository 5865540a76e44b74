'use client';

import type { ReactNode } from 'react';
import {
  Badge,
  Card,
  FailureState,
  IntentLink,
  Page,
  PageHeader,
  SkeletonRows,
  FailureNotice,
  buttonClass,
} from '@/components';
import { valueOr } from '@/domain/kernel/loadable';
import { ordinal } from '@/domain/kernel/ordinal';
import { LAST_SEASON } from '@/domain/football/seasons';
import { soloGame, SOLO_GAMES, type SoloGame } from '@/domain/solo/soloGames';
import { rankOf, weekRow } from '@/domain/solo/leaderboards';
import { useAuth } from '@/providers/account/AuthProvider';
import { usePlayerEntry, useSoloLeaderboard } from '@/providers/solo/useSoloEntries';
import { useSoloWeek } from '@/providers/solo/useSoloWeek';
import { useSeasonResults } from '@/providers/season/useSeasonResults';
import { Figures } from './shared/Figures';
import { PICKS } from './shared/formatPicks';
import { NoSeason } from './shared/GameFrame';
import type { KnownWeek } from './shared/knownWeek';
import { NextLock, nextLock } from './shared/NextLock';

/** The /solo page: the three games with the user's entry of this week, and what can be played for practice. */
export function SoloPage() {
  const solo = useSoloWeek();
  const { week, failure } = solo;
  return (
    <Page>
      <PageHeader title="Solo Games" lead="Play a Saturday on your own. No league needed." />
      {failure !== null ? (
        <FailureState title={failure} message="The games show up once it loads." safe="Everything you saved is safe." />
      ) : week === null ? (
        <SkeletonRows rows={3} rowClass="h-40" label="Loading the week" />
      ) : week.season === null ? (
        <NoSeason />
      ) : (
        <ul className="grid grid-cols-1 gap-4 lg:grid-cols-3">
          {SOLO_GAMES.map((game) => (
            <li key={game}>
              <GameCard game={game} solo={{ ...solo, week }} />
            </li>
          ))}
        </ul>
      )}
      <h2 className="mt-6 mb-3 text-lg">Practice</h2>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Practice title={`Practice: the ${String(LAST_SEASON)} season`} href="/solo/practice">
          Saturday Six on the real Saturdays of {LAST_SEASON}, at your own pace. It doesn’t count on any leaderboard.
        </Practice>
        <Practice title="Mock draft" href="/practice">
          A full draft against house teams, at your own pace. It doesn’t count.
        </Practice>
      </div>
    </Page>
  );
}

function Practice({ title, href, children }: { title: string; href: string; children: ReactNode }) {
  return (
    <Card
      title={title}
      level={3}
      aside={
        <IntentLink href={href} className={buttonClass('secondary', 'small')} aria-label={`Play: ${title}`}>
          Play
        </IntentLink>
      }
    >
      <p className="text-ink-muted">{children}</p>
    </Card>
  );
}

/** A game with the user's entry: what's still to pick, the next lock, the points so far and the rank. */
function GameCard({ game, solo }: { game: SoloGame; solo: KnownWeek }) {
  const { week, results, locked } = solo;
  const { name, rules, lasts, score, format, losses = Infinity } = soloGame(game);
  const { uid } = useAuth();
  const entry = usePlayerEntry(game, week.id, uid);
  const own = valueOr(entry, null);
  const hasPicks = own !== null && own.picks.length > 0;
  const begun = locked.size > 0;
  // Without an entry there is no rank to read.
  const table = valueOr(useSoloLeaderboard(game, hasPicks && begun ? week.id : null), null);
  const played = valueOr(useSeasonResults(lasts === 'season' && hasPicks), null);
  const published = lasts === 'season' ? played : results.state === 'ready' ? [results.value] : null;
  const row = own === null || published === null ? null : weekRow(own, week.id, published);
  const out = (row?.wrong ?? 0) >= losses;
  const rank = row === null || table === null ? '–' : ordinal(rankOf(table.counts, row.points));
  const lock = nextLock(week.kickoffs, locked);
  return (
    <Card
      title={name}
      aside={
        <IntentLink
          href={`/solo/${game}`}
          className={buttonClass(!hasPicks && lock !== null ? 'primary' : 'secondary', 'small')}
          aria-label={`${hasPicks ? 'Your picks' : 'Play'}: ${name}`}
        >
          {hasPicks ? 'Your picks' : 'Play'}
        </IntentLink>
      }
    >
      <div className="grid grid-cols-1 gap-3">
        <p className="text-ink-muted">{rules}</p>
        {entry.state === 'failed' ? (
          <FailureNotice>{entry.message}</FailureNotice>
        ) : entry.state === 'loading' ? (
          <SkeletonRows rows={1} label="Loading your picks" />
        ) : (
          <>
            <p className="flex flex-wrap items-center gap-2 font-semibold">
              {out ? (
                <Badge tone="bad">Out</Badge>
              ) : (
                PICKS[game].progress(own?.picks ?? [], week, valueOr(results, null), lock === null)
              )}
            </p>
            {!out && <NextLock at={lock} />}
            {hasPicks && begun && (
              <Figures
                figures={[
                  {
                    label: score,
                    value: row === null ? '–' : format(row.points),
                  },
                  { label: 'Rank', value: rank },
                  { label: 'Players', value: table?.entrants ?? '–' },
                ]}
              />
            )}
          </>
        )}
      </div>
    </Card>
  );
}
