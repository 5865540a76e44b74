'use client';

import { clsx } from 'clsx';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Button, LiveRegion, Segmented, SquadDetailsProvider, notify } from '@/components';
import type { PortalRequest } from '@/data/moves/portal';
import { MAX_CLAIMS } from '@/domain/moves/claims/claims';
import type { TeamId } from '@/domain/kernel/ids';
import { managersOf } from '@/domain/league/leagueSeats';
import type { League } from '@/domain/league/types';
import type { Ledger } from '@/domain/moves/ledger/ledger';
import { playedBy, type LeagueSeason } from '@/domain/season/leagueSeason';
import { previewedLineup } from '@/domain/season/lineups/lineupOrigin';
import { teamName } from '@/domain/league/teamNames';
import { ready, valueOr } from '@/domain/kernel/loadable';
import { isRosterFull, ownerOf, type PortalMove } from '@/domain/moves/portal/portal';
import { rosterSize } from '@/domain/lineup/slots';
import { squadName, type SquadId } from '@/domain/football/squads';
import { isAwarding } from '@/domain/moves/claims/waivers';
import { useSeason } from '@/providers/season/SeasonProvider';
import { useEditableClaims } from '@/providers/moves/useClaims';
import { useRestOfSeason } from '@/providers/season/useRestOfSeason';
import { useOnline } from '@/providers/kernel/useOnline';
import { useClaimsHours, usePortalHours } from '@/providers/moves/usePortalHours';
import { useWatchedSquads } from '@/providers/moves/useWatchedSquads';
import { withClaim } from './claims/claimEdits';
import { LazyWaivers } from './claims/LazyWaivers';
import { FreeSquads } from './FreeSquads';
import { LazyMoveDialog } from './LazyMoveDialog';
import { movePreview } from '@/domain/moves/portal/movePreview';
import { MyRoster } from './MyRoster';
import { PortalNotice } from './PortalNotice';
import { PortalSkeleton } from './PortalSkeleton';
import { PortalStatus } from './PortalStatus';
import { ALL_FREE, portalGains } from './portalView';
import { usePortalSquads } from './usePortalSquads';

type View = 'free' | 'claims' | 'roster';

/** A portal of a season that goes on: the free squads, the user's claims and their roster. */
export function OpenPortal({
  league,
  season,
  ledger,
  me,
}: {
  league: League;
  season: LeagueSeason;
  ledger: Ledger;
  me: TeamId;
}) {
  const { week } = useSeason();
  const present = valueOr(week, null);
  const hours = usePortalHours(league);
  const claimsHours = useClaimsHours(league);
  const claimWeek = claimsHours?.week ?? null;
  const edit = useEditableClaims(league, ledger, claimWeek, me);
  const online = useOnline();
  const { watched, toggle } = useWatchedSquads(`${league.id}.${me}`);
  const [filter, setFilter] = useState(ALL_FREE);
  const [view, setView] = useState<View>('free');
  const [move, setMove] = useState<PortalMove | null>(null);
  // Kept when another manager was faster, for the next squad.
  const [kept, setKept] = useState<SquadId | null>(null);
  const [said, setSaid] = useState('');
  const heading = useRef<HTMLDivElement>(null);
  const row = season.weeks.find((one) => one.week.id === present?.id) ?? null;
  const squads = usePortalSquads(season, present, claimWeek);
  const own = useMemo(() => (row === null ? null : previewedLineup(season, me, row.week)), [season, me, row]);
  // Only while squads can be added or claimed: on a Saturday, the season changes with every score.
  const restOfSeason = useRestOfSeason(hours?.state === 'open' || claimWeek !== null ? season : null);
  const names = useMemo(
    () => Object.fromEntries(managersOf(league).map((manager) => [manager, teamName(manager, league)])),
    [league],
  );
  const claims = valueOr(edit.claims, null);
  const claimed = useMemo(() => new Set(claims?.map(({ add }) => add)), [claims]);
  const openFor = useCallback((add: SquadId) => setMove({ add, drop: kept }), [kept]);
  const { change } = edit;
  const claim = useCallback(
    (add: SquadId) => {
      if (claims === null) return;
      const full = isRosterFull(league, ledger, me);
      const next = withClaim(claims, add, full ? (claims.at(-1)?.drop ?? null) : null);
      if (next.length === claims.length) {
        notify.info(`You can make up to ${String(MAX_CLAIMS)} claims a week.`);
        return;
      }
      change(next);
      setSaid(`Claim on ${squadName(add)} added as number ${String(next.length)}.`);
    },
    [claims, change, league, ledger, me],
  );
  const openDrop = useCallback((drop: SquadId) => setMove({ add: null, drop }), []);
  const gains = useMemo(
    () =>
      restOfSeason === null
        ? null
        : portalGains(restOfSeason, ledger.rosters[me] ?? [], ledger.owned, isRosterFull(league, ledger, me)),
    [restOfSeason, ledger, me, league],
  );
  useEffect(() => void LazyMoveDialog.load(), []);
  // The row of an added squad is gone, so the focus would be lost.
  useEffect(() => {
    if (said !== '' && move === null && document.activeElement === document.body) heading.current?.focus();
  }, [said, move]);

  if (row === null || squads === null || own === null || present === null) return <PortalSkeleton />;
  const roster = ledger.rosters[me] ?? [];
  const size = rosterSize(league.slots, league.benchSize);
  const awarding = hours?.state === 'open' && isAwarding(ledger, row.week.id);
  const open = hours?.state === 'open' && online && !awarding;
  const claiming = claimWeek !== null && claims !== null && online;
  const request: PortalRequest = { league, ledger, week: row.week, manager: me, names };
  const lines = movePreview({ league, lineup: own.lineup, unset: null, week: row.week, add: null, drop: null }).lines;

  const close = () => {
    // Without a race, the choice belongs to this squad only.
    setKept(move?.add != null && (ownerOf(ledger, move.add) ?? me) !== me ? move.drop : null);
    setMove(null);
  };

  const nameOf = (manager: TeamId) => names[manager] ?? 'Another manager';

  const actions = (squad: SquadId, closeDetails: () => void) => {
    const owner = ownerOf(ledger, squad);
    if (claiming && owner === null && !claimed.has(squad)) {
      return (
        <Button
          variant="primary"
          onClick={() => {
            closeDetails();
            claim(squad);
          }}
        >
          Claim
        </Button>
      );
    }
    if (!open || squads[squad].locked || (owner !== null && owner !== me)) return undefined;
    return (
      <Button
        variant={owner === null ? 'primary' : 'danger'}
        onClick={() => {
          closeDetails();
          if (owner === null) openFor(squad);
          else openDrop(squad);
        }}
      >
        {owner === null ? 'Add' : 'Drop'}
      </Button>
    );
  };

  return (
    <SquadDetailsProvider
      league={league}
      playedBy={(squad) => ready(playedBy(season, squad))}
      projectionOf={(squad) => squads[squad].projection}
      actions={actions}
    >
      <div ref={heading} tabIndex={-1} className="grid grid-cols-1 gap-4 focus:outline-none">
        <PortalStatus hours={hours} awarding={awarding} owned={roster.length} size={size} />
        <PortalNotice hours={hours} claims={claimsHours} awarding={awarding} online={online} />
        <LiveRegion message={said} />
        <Segmented<View>
          label="Show"
          value={view}
          onChange={setView}
          className="lg:hidden"
          options={[
            { value: 'free', label: 'Free squads' },
            ...(league.waivers === 'claims' ? [{ value: 'claims' as const, label: 'Claims' }] : []),
            { value: 'roster', label: 'Your roster' },
          ]}
        />
        <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <FreeSquads
            squads={squads}
            owned={ledger.owned}
            watched={watched}
            filter={filter}
            onFilter={setFilter}
            onWatch={toggle}
            onAdd={open ? openFor : claiming ? claim : null}
            action={claiming && !open ? 'Claim' : 'Add'}
            claimed={claimed}
            gains={gains}
            className={clsx(view !== 'free' && 'max-lg:hidden')}
          />
          <div
            className={clsx(
              'grid grid-cols-1 gap-4',
              view === 'free' && 'max-lg:hidden',
              league.waivers === 'open' && 'lg:sticky lg:top-20',
            )}
          >
            {league.waivers === 'claims' && (
              <LazyWaivers
                league={league}
                ledger={ledger}
                week={row.week}
                hours={claimsHours}
                portal={hours}
                edit={edit}
                restOfSeason={restOfSeason}
                me={me}
                nameOf={nameOf}
                className={clsx(view !== 'claims' && 'max-lg:hidden')}
              />
            )}
            <MyRoster
              lines={lines}
              squads={squads}
              week={claimWeek}
              owned={roster.length}
              size={size}
              onDrop={open ? openDrop : null}
              className={clsx(view !== 'roster' && 'max-lg:hidden')}
            />
          </div>
        </div>
      </div>
      {move !== null && (
        <LazyMoveDialog
          request={request}
          {...own}
          restOfSeason={restOfSeason}
          move={move}
          ready={open}
          onDrop={(drop) => setMove({ ...move, drop })}
          onClose={close}
          onDone={(words) => {
            setKept(null);
            setMove(null);
            setSaid(words);
            notify.success(words);
          }}
        />
      )}
    </SquadDetailsProvider>
  );
}
