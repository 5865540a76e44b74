'use client';

import { formatRecord } from '@/domain/scoring/formatScores';
import { useState, type ReactNode } from 'react';
import { Card, EmptyState, FailureState, Moment, Segmented, Select, SkeletonRows, Table } from '@/components';
import type { Uid, WeekId } from '@/domain/kernel/ids';
import { isolated } from '@/domain/kernel/isolated';
import type { League } from '@/domain/league/types';
import { allReady, valueOr } from '@/domain/kernel/loadable';
import { ordinal } from '@/domain/kernel/ordinal';
import type { WeekResults } from '@/domain/scoring/results';
import { entryScope, type SoloEntry } from '@/domain/solo/entries';
import { soloGame, type SoloGame } from '@/domain/solo/soloGames';
import {
  rankOf,
  rankRows,
  seasonRows,
  weekRow,
  weekRows,
  type RankedRow,
  type SoloRow,
  type SoloLeaderboard,
} from '@/domain/solo/leaderboards';
import { lastKickoff } from '@/domain/football/kickoffs';
import { useAuth } from '@/providers/account/AuthProvider';
import { useLeagues } from '@/providers/league/LeagueProvider';
import { useLeagueEntries, useMySoloEntries, useSoloLeaderboard } from '@/providers/solo/useSoloEntries';
import { useLocks } from '@/providers/lineup/useLocks';
import { useSeasonResults } from '@/providers/season/useSeasonResults';
import type { KnownWeek } from './knownWeek';
import { PlayerPicks } from './PlayerPicks';

type Span = 'week' | 'season';
const NO_LEAGUES: readonly League[] = [];
const NO_ENTRIES: readonly SoloEntry[] = [];
const NO_WEEKS: readonly WeekResults[] = [];

/** A game's leaderboards: of the week and the season, of everyone and of each of the user's leagues. */
export function Leaderboard({ game, solo }: { game: SoloGame; solo: KnownWeek }) {
  const { leagues } = useLeagues();
  const all = valueOr(leagues, NO_LEAGUES).filter(({ members }) => members.length > 1);
  const [span, setSpan] = useState<Span>('week');
  const [leagueId, setLeagueId] = useState('');
  const league = all.find(({ id }) => id === leagueId) ?? null;
  const { week } = solo;
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <Segmented<Span>
          label="Time span"
          value={span}
          onChange={setSpan}
          options={[
            { value: 'week', label: `Week ${String(week.week)}` },
            { value: 'season', label: 'Season' },
          ]}
        />
        {all.length > 0 && (
          <div className="min-w-0 sm:w-64">
            <Select aria-label="Players" value={leagueId} onChange={(event) => setLeagueId(event.target.value)}>
              <option value="">Everyone</option>
              {all.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </div>
        )}
      </div>
      {league === null ? (
        <Everyone key={`${week.id} ${span}`} game={game} solo={solo} span={span} />
      ) : (
        <OneLeague key={`${week.id} ${span} ${league.id}`} game={game} solo={solo} span={span} league={league} />
      )}
    </div>
  );
}

/**
 * The week that decides whose picks can be seen: the one shown, or in Survivor the present one, because an entry is of
 * the season. `open`: its last game has kicked off, so they all can.
 */
function useOpening(game: SoloGame, { week, weeks, isCurrent }: KnownWeek) {
  const isSeasons = soloGame(game).lasts === 'season';
  const deciding = isSeasons ? (weeks.at(-1) ?? week) : week;
  const playing = Object.keys(deciding.kickoffs).length;
  const locked = useLocks(deciding.kickoffs).size;
  return { deciding, open: (!isSeasons && !isCurrent) || (playing > 0 && locked >= playing) };
}

function Everyone({ game, solo, span }: { game: SoloGame; solo: KnownWeek; span: Span }) {
  const { week } = solo;
  const { uid } = useAuth();
  const leaderboard = useSoloLeaderboard(game, span === 'week' ? week.id : String(week.season));
  if (leaderboard.state === 'failed') return <LeaderboardFailure message={leaderboard.message} />;
  if (leaderboard.state === 'loading') return <SkeletonRows rows={6} label="Loading the leaderboard" />;
  if (leaderboard.state === 'missing' || leaderboard.value.entrants === 0) {
    return (
      <EmptyState title={leaderboard.state === 'missing' ? 'No leaderboard yet' : 'No one played'}>
        {leaderboard.state === 'missing'
          ? span === 'week'
            ? 'The leaderboard shows up here once the week’s first games are published.'
            : 'The season’s leaderboard shows up here once its first week is over.'
          : 'No one made any picks.'}
      </EmptyState>
    );
  }
  const { rows, counts, entrants, final } = leaderboard.value;
  const listed = rows.some((row) => row.uid === uid);
  return (
    <Standings
      game={game}
      title={`${span === 'week' ? `Week ${String(week.week)}` : `Season ${String(week.season)}`}${final ? ', final' : ''}`}
      rows={rankRows(rows, counts)}
      solo={solo}
      span={span}
      note={
        <>
          {entrants > rows.length && `The first ${String(rows.length)} of ${String(entrants)} players. `}
          {!listed && <OwnRank game={game} solo={solo} span={span} leaderboard={leaderboard.value} />}
        </>
      }
    />
  );
}

/** The rank of a person who isn't among the first in the leaderboard. */
function OwnRank({
  game,
  solo,
  span,
  leaderboard,
}: {
  game: SoloGame;
  solo: KnownWeek;
  span: Span;
  leaderboard: SoloLeaderboard;
}) {
  const { uid } = useAuth();
  const [mine, played] = [useMySoloEntries(game), useSeasonResults()];
  const both = allReady<unknown>([mine, played]);
  if (both.state === 'failed') return <>Couldn’t load your rank. {both.message}</>;
  if (both.state !== 'ready') return null;
  const entries = valueOr(mine, NO_ENTRIES);
  const own = ownRow(game, entries, valueOr(played, NO_WEEKS), span === 'week' ? solo.week.id : null, solo.week.season);
  if (own === null || uid === null) return <>You made no picks this {span}.</>;
  return (
    <b>
      You: {ordinal(rankOf(leaderboard.counts, own.points))} of {leaderboard.entrants},{' '}
      {soloGame(game).format(own.points)}
    </b>
  );
}

function ownRow(
  game: SoloGame,
  entries: readonly SoloEntry[],
  played: readonly WeekResults[],
  weekId: WeekId | null,
  season: number | null,
): SoloRow | null {
  const ofSeason = entries.filter((entry) => entry.weekId.startsWith(`${String(season)}-`));
  if (weekId === null) return seasonRows(ofSeason, played)[0] ?? null;
  const entry = ofSeason.find((one) => entryScope(game, one.weekId) === entryScope(game, weekId));
  return entry === undefined ? null : weekRow(entry, weekId, played);
}

/** A league's leaderboard, made from the entries of its members. */
function OneLeague({ game, solo, span, league }: { game: SoloGame; solo: KnownWeek; span: Span; league: League }) {
  const { week, weeks, isCurrent } = solo;
  const { deciding, open } = useOpening(game, solo);
  const upTo = weeks.filter(({ id }) => id < deciding.id || (id === deciding.id && open)).map(({ id }) => id);
  const entries = useLeagueEntries(game, span === 'week' ? upTo.slice(-1) : upTo, league.members);
  const played = useSeasonResults();
  // From then on everyone's picks can be seen.
  const at = lastKickoff(deciding.kickoffs);
  const hidden = (
    <EmptyState title="Picks are hidden for now">
      {isolated(league.name)}’s leaderboard shows up after the last kickoff
      {at !== null && <>, {<Moment at={at} />}</>}.
    </EmptyState>
  );
  if (span === 'week' && isCurrent && !open) return hidden;
  const failure = [entries, played].find((one) => one.state === 'failed');
  if (failure?.state === 'failed') return <LeaderboardFailure message={failure.message} />;
  if (entries.state !== 'ready' || played.state !== 'ready')
    return <SkeletonRows rows={6} label="Loading the leaderboard" />;
  const named = entries.value.map((entry) => ({ ...entry, username: nameOf(league, entry.uid) }));
  const rows = span === 'week' ? weekRows(named, week.id, played.value) : seasonRows(named, played.value);
  const someHidden = soloGame(game).lasts === 'season' && !open;
  if (rows.length === 0) {
    if (someHidden) return hidden;
    return (
      <EmptyState title="No one played">
        {span === 'week' ? 'No one in this league made picks this week.' : 'No one in this league has a finished week.'}
      </EmptyState>
    );
  }
  return (
    <Standings
      game={game}
      title={league.name}
      rows={rankRows(rows)}
      solo={solo}
      span={span}
      note={someHidden && 'Managers who’ve picked this week show up again after the last kickoff.'}
    />
  );
}

function nameOf({ userInfo }: League, uid: Uid): string {
  const member = userInfo[uid];
  return member?.displayName || member?.username || uid;
}

function LeaderboardFailure({ message }: { message: string }) {
  return <FailureState title="Couldn’t load the leaderboard" message={message} safe="Everything you saved is safe." />;
}

/** Ranked lines. In a week's, each player's picks can be opened once they can be seen. */
function Standings({
  game,
  title,
  rows,
  solo,
  span,
  note,
}: {
  game: SoloGame;
  title: string;
  rows: readonly RankedRow[];
  solo: KnownWeek;
  span: Span;
  note: ReactNode;
}) {
  const { uid } = useAuth();
  const { record, score, format } = soloGame(game);
  const { open } = useOpening(game, solo);
  return (
    <Card title={<span className="wrap-anywhere">{title}</span>} flush>
      <Table<RankedRow>
        caption={title}
        rows={rows}
        rowKey={(row) => row.uid}
        highlight={(row) => row.uid === uid}
        columns={[
          { key: 'rank', header: '#', cell: ({ rank, tied }) => `${tied ? 'T' : ''}${String(rank)}` },
          {
            key: 'player',
            header: 'Player',
            rowHeader: true,
            cell: (row) => {
              const name = `${row.username}${row.uid === uid ? ' (you)' : ''}`;
              return span === 'week' && open ? <PlayerPicks game={game} solo={solo} uid={row.uid} name={name} /> : name;
            },
          },
          ...(record === null
            ? []
            : [
                {
                  key: 'record',
                  header: record,
                  numeric: true,
                  cell: ({ right, wrong }: SoloRow) => formatRecord({ wins: right, losses: wrong }),
                },
              ]),
          ...(span === 'season'
            ? [{ key: 'weeks', header: 'Weeks', numeric: true, wideOnly: true, cell: ({ weeks }: SoloRow) => weeks }]
            : []),
          {
            key: 'points',
            header: score,
            numeric: true,
            cell: ({ points }) => <b className="figures">{format(points)}</b>,
          },
        ]}
      />
      {note !== false && <p className="px-4 py-3 text-sm text-ink-muted sm:px-5">{note}</p>}
    </Card>
  );
}
