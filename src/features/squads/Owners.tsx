'use client';

import { Button, Card, IntentLink, FailureNotice } from '@/components';
import { isHouseTeam } from '@/domain/league/houseTeams';
import { isolated } from '@/domain/kernel/isolated';
import type { League } from '@/domain/league/types';
import type { Ledger } from '@/domain/moves/ledger/ledger';
import { personName, teamName } from '@/domain/league/teamNames';
import { isVacant } from '@/domain/league/teams';
import { valueOr, type Loadable } from '@/domain/kernel/loadable';
import { ownerOf } from '@/domain/moves/portal/portal';
import { isOnBlock, tradeBlock } from '@/domain/moves/trades/tradeBlock';
import { squadName, type SquadId } from '@/domain/football/squads';
import { tradePartners, tradingEnd } from '@/domain/moves/trades/trades';
import { useMyTeam } from '@/providers/league/useMyTeam';
import { useLedgers } from '@/providers/league/LeagueProvider';
import { SERVER_CLOCK } from '@/providers/kernel/serverClock';
import { useSeason } from '@/providers/season/SeasonProvider';

/** Who owns a squad in each of the user's leagues, and what the user can do about it. */
export function Owners({ squad, leagues }: { squad: SquadId; leagues: readonly League[] }) {
  const ledgerOf = useLedgers(leagues.flatMap(({ id, draftComplete }) => (draftComplete ? [id] : [])));
  return (
    <Card flush title={leagues.length === 1 ? 'In your league' : 'In your leagues'}>
      {leagues.length === 0 ? (
        <p className="px-4 py-4 text-ink-muted sm:px-5">
          You’re not in a league yet.{' '}
          <IntentLink href="/leagues" className="underline">
            Find or create one
          </IntentLink>
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {leagues.map((league) => (
            <li key={league.id} className="flex min-h-16 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 sm:px-5">
              <OwnerLine squad={squad} league={league} ledger={ledgerOf(league.id)} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function OwnerLine({ squad, league, ledger }: { squad: SquadId; league: League; ledger: Loadable<Ledger> }) {
  const team = useMyTeam(league);
  const week = valueOr(useSeason().week, null);
  const line = (words: string, action?: { href: string; label: string; title: string }) => (
    <>
      <span className="min-w-0 flex-1 basis-32 leading-snug wrap-anywhere">
        <span dir="auto" className="block font-semibold">
          {league.name}
        </span>
        <span dir="auto" className="block text-sm text-ink-muted">
          {words}
        </span>
      </span>
      {action !== undefined && (
        <Button asChild size="small">
          <IntentLink href={action.href} aria-label={action.title}>
            {action.label}
          </IntentLink>
        </Button>
      )}
    </>
  );
  if (!league.draftComplete) {
    return line(league.draftStatus === 'active' ? 'The draft is on' : 'The draft hasn’t started', {
      href: `/draft/${league.id}`,
      label: 'Draft room',
      title: `Draft room of ${isolated(league.name)}`,
    });
  }
  if (ledger.state === 'loading') return line('Loading the rosters');
  if (ledger.state === 'failed')
    return <FailureNotice title={<bdi>{league.name}</bdi>}>{ledger.message}</FailureNotice>;
  if (ledger.state === 'missing' || !ledger.value.settled) return line('Rosters aren’t saved yet');
  const owner = ownerOf(ledger.value, squad);
  if (owner === null && league.waivers === 'closed') return line('Free');
  if (owner === null) {
    return line('Free', {
      href: `/portal?league=${league.id}`,
      label: 'Transfer Portal',
      title: `Transfer Portal of ${isolated(league.name)}`,
    });
  }
  const now = SERVER_CLOCK.now();
  const block =
    week !== null && isOnBlock(tradeBlock(league, ledger.value, week, now), squad) ? ', on the trade block' : '';
  if (owner === team) {
    return line(`On your roster${block}`, {
      href: `/roster?league=${league.id}`,
      label: 'Your lineup',
      title: `Your lineup in ${isolated(league.name)}`,
    });
  }
  if (isHouseTeam(owner)) return line('Owned by a house team');
  if (isVacant(league, owner)) return line(`Owned by ${teamName(owner, league)}, a team without a manager`);
  const owned = `Owned by ${personName(owner, league)}${block}`;
  const isOver = week !== null && tradingEnd(league, week, now) !== null;
  if (team === null || isOver || !tradePartners(league, team).includes(owner)) return line(owned);
  return line(owned, {
    href: `/trades?league=${league.id}&with=${owner}&squad=${squad}`,
    label: 'Offer a trade',
    title: `Offer a trade for ${squadName(squad)} in ${isolated(league.name)}`,
  });
}
