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
import { counted } from '@/domain/kernel/counted';
import { valueOr } from '@/domain/kernel/loadable';
import { ordinal } from '@/domain/kernel/ordinal';
import type { WeekResults } from '@/domain/scoring/results';
import {
  parsePickem,
  parseSixPicks,
  parseSurvivor,
  SOLO_GAME_NAMES,
  SOLO_GAMES,
  type SoloEntry,
  type SoloGame,
} from '@/domain/solo/entries';
import { pickemGames } from '@/domain/solo/pickem';
import { SIX_UNITS } from '@/domain/solo/saturdaySix';
import { SURVIVOR_LOSSES } from '@/domain/solo/survivor';
import { rankOf, weekRow } from '@/domain/solo/tables';
import { useAuth } from '@/providers/account/AuthProvider';
import { usePlayerEntry } from '@/providers/solo/useSoloEntries';
import { useSoloTable } from '@/providers/solo/useSoloTable';
import { useSoloWeek } from '@/providers/solo/useSoloWeek';
import { useSeasonResults } from '@/providers/season/useSeasonResults';
import { Figures } from './shared/Figures';
import { formatScore } from './shared/formatPicks';
import { NoSeason } from './shared/GameFrame';
import type { KnownWeek } from './shared/knownWeek';
import { NextLock, nextLock } from './shared/NextLock';
import { formatPicked } from './pickem/ranking';

const RULES: Record<SoloGame, string> = {
  pickem: 'Pick every game and rank your picks by confidence.',
  six: 'One squad of each unit, from six different schools.',
  survivor: 'One school a week to win, none twice. Two losses and you’re out.',
};

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
        <Practice title="Practice: the 2025 season" href="/solo/practice">
          Saturday Six on the real Saturdays of 2025, at your own pace. It doesn’t count on any leaderboard.
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
  const { uid } = useAuth();
  const entry = usePlayerEntry(game, week.id, uid);
  const own = valueOr(entry, null);
  const hasPicks = own !== null && own.picks.length > 0;
  const begun = locked.size > 0;
  // Without an entry there is no rank to read.
  const table = valueOr(useSoloTable(game, hasPicks && begun ? week.id : null), null);
  const played = valueOr(useSeasonResults(game === 'survivor' && hasPicks), null);
  const published = game === 'survivor' ? played : results.state === 'ready' ? [results.value] : null;
  const row = own === null || published === null ? null : weekRow(own, week.id, published);
  const out = game === 'survivor' && (row?.wrong ?? 0) >= SURVIVOR_LOSSES;
  const rank = row === null || table === null ? '–' : ordinal(rankOf(table.counts, row.points));
  const lock = nextLock(week.kickoffs, locked);
  return (
    <Card
      title={SOLO_GAME_NAMES[game]}
      aside={
        <IntentLink
          href={`/solo/${game}`}
          className={buttonClass(!hasPicks && lock !== null ? 'primary' : 'secondary', 'small')}
          aria-label={`${hasPicks ? 'Your picks' : 'Play'}: ${SOLO_GAME_NAMES[game]}`}
        >
          {hasPicks ? 'Your picks' : 'Play'}
        </IntentLink>
      }
    >
      <div className="grid grid-cols-1 gap-3">
        <p className="text-ink-muted">{RULES[game]}</p>
        {entry.state === 'failed' ? (
          <FailureNotice>{entry.message}</FailureNotice>
        ) : entry.state === 'loading' ? (
          <SkeletonRows rows={1} label="Loading your picks" />
        ) : (
          <>
            <p className="flex flex-wrap items-center gap-2 font-semibold">
              {out ? <Badge tone="bad">Out</Badge> : formatPlace(game, own, solo, valueOr(results, null))}
            </p>
            {!out && <NextLock at={lock} />}
            {hasPicks && begun && (
              <Figures
                figures={[
                  {
                    label: game === 'survivor' ? 'Survived' : 'Points',
                    value: row === null ? '–' : formatScore(game, row.points),
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

/** How far the week's picks are: `3 of 14 games picked`. */
function formatPlace(
  game: SoloGame,
  entry: SoloEntry | null,
  { week, locked }: KnownWeek,
  results: WeekResults | null,
): string {
  const over = nextLock(week.kickoffs, locked) === null;
  const picks = entry?.picks ?? [];
  if (game === 'survivor') {
    const own = parseSurvivor(picks).some(({ weekId }) => weekId === week.id);
    return own ? `Week ${String(week.week)} is picked` : over ? 'No pick this week' : 'Your pick is open';
  }
  if (picks.length === 0) return over ? 'No picks this week' : 'No picks yet';
  if (game === 'six') {
    return `${String(Object.keys(parseSixPicks(picks)).length)} of ${counted(SIX_UNITS.length, 'squad')} picked`;
  }
  return formatPicked(parsePickem(picks), pickemGames(week, results));
}
