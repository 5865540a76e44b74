'use client';

import {
  Button,
  Card,
  EmptyState,
  Field,
  LineupGain,
  Notice,
  RosterChoice,
  Select,
  SendCard,
  TaskHeader,
} from '@/components';
import type { TradeRequest } from '@/data/moves/tradeCommands';
import { tidyText } from '@/domain/kernel/writtenText';
import type { TeamId } from '@/domain/kernel/ids';
import type { PreviewedLineup } from '@/domain/moves/portal/movePreview';
import type { LeagueSeason } from '@/domain/season/leagueSeason';
import type { RestOfSeason } from '@/domain/season/moveAnalysis/restOfSeason';
import { isolated } from '@/domain/kernel/isolated';
import { asMap, asText } from '@/domain/kernel/parse';
import { errorTitle } from '@/domain/kernel/result';
import { parseSquadReferences, squadName, type SquadId } from '@/domain/football/squads';
import { checkOffer, dropsNeeded, type TradeOffer } from '@/domain/moves/trades/tradeChecks';
import { isHeld } from '@/domain/moves/trades/holds';
import type { TradeTerms } from '@/domain/moves/trades/tradeMoves';
import { type Trade } from '@/domain/moves/trades/trades';
import { MAX_SQUADS_PER_SIDE, MAX_TRADE_TEXT_LENGTH } from '@/domain/moves/trades/tradeLimits';
import { teamOf } from '@/domain/league/teams';
import { useSubmit } from '@/hooks/useSubmit';
import { SERVER_CLOCK } from '@/providers/kernel/serverClock';
import { useUnsent } from '@/providers/kernel/useUnsent';
import { LazyTradeAnalysis } from './AnalysisDetails';
import { DropChoice } from './DropChoice';
import { RostersAfter } from './RostersAfter';

export interface ComposerProps {
  request: TradeRequest;
  /** The managers who can be offered a trade. */
  partners: readonly string[];
  /** The partner whom a link or an offer names; null for any. */
  to: string | null;
  /** A squad chosen at first. */
  wanted: SquadId | null;
  /** The offer that this one counters. */
  counters: Trade | null;
  lineupOf: (manager: TeamId) => PreviewedLineup;
  season: LeagueSeason;
  /** What is projected; null once the season's last week has kicked off. */
  restOfSeason: RestOfSeason | null;
  online: boolean;
  onClose: () => void;
  onDone: (said: string) => void;
}

/**
 * Composes an offer or a counteroffer: the partner, both rosters to choose from, a note, and both rosters after the
 * trade.
 */
export function Composer(props: ComposerProps) {
  const { request, partners, wanted, counters, lineupOf, season, restOfSeason, online, onClose, onDone } = props;
  const { league, ledger, names } = request;
  const me = teamOf(league, request.me);
  const { busy, error, submit, clearError } = useSubmit('Your offer wasn’t sent. Check your connection and try again.');
  const rosterOf = (team: TeamId | null) => (team === null ? [] : (ledger.rosters[team] ?? []));
  const mine = rosterOf(me);
  const begun = (): OfferDraft => {
    const to = props.to ?? partners[0] ?? null;
    const gets = counters?.gives ?? only(wanted, rosterOf(to));
    return { to, gives: counters?.gets ?? only(wanted, mine), gets, drops: [], note: '' };
  };
  // Closing the form with the browser's Back keeps what it has.
  const [draft, setDraft, discard] = useUnsent(request.me, `trade.${league.id}.${counters?.id ?? ''}`, (stored) => {
    const left = parseDraft(stored);
    const isFor = left.to !== null && (props.to === null ? partners.includes(left.to) : left.to === props.to);
    return isFor && (wanted === null || [...left.gives, ...left.gets].includes(wanted)) ? left : begun();
  });
  const { to } = draft;
  const theirs = rosterOf(to);
  const change = (part: Partial<OfferDraft>) => {
    clearError();
    setDraft({ ...draft, ...part });
  };
  if (to === null) {
    return (
      <EmptyState title="No one to trade with" action={<Button onClick={onClose}>Back to trades</Button>}>
        There is no other manager here. House teams don’t trade.
      </EmptyState>
    );
  }
  // Rosters may have changed since the squads were chosen.
  const gives = draft.gives.filter((squad) => mine.includes(squad));
  const gets = draft.gets.filter((squad) => theirs.includes(squad));
  const complete = gives.length > 0 && gets.length > 0;
  const bare: TradeTerms = { from: me, to, gives, gets, fromDrops: [], toDrops: [] };
  const needed = complete ? dropsNeeded(league, ledger, bare, me) : 0;
  const drops = draft.drops.filter((squad) => mine.includes(squad) && !gives.includes(squad)).slice(0, needed);
  const terms: TradeTerms = { ...bare, fromDrops: drops };
  const offer: TradeOffer = { to, gives, gets, fromDrops: drops, note: tidyText(draft.note) };
  const held = [...gives, ...gets, ...drops].find((squad) => isHeld(ledger, squad));
  const theyDrop = complete ? dropsNeeded(league, ledger, bare, to) : 0;
  const name = names[to] ?? 'the other manager';
  const send = async () => {
    const done = await submit(async () => {
      const { offerTrade, counterTrade } = await import('@/data/moves/tradeCommands');
      return counters === null ? offerTrade(request, offer) : counterTrade(request, counters, offer);
    });
    if (!done.ok) return;
    discard();
    onDone(counters === null ? `Offer sent to ${name}.` : `Counteroffer sent to ${name}.`);
  };
  const cancel = () => {
    discard();
    onClose();
  };
  const legal = checkOffer({ ...request, now: SERVER_CLOCK.now() }, offer);
  return (
    <div className="grid grid-cols-1 gap-4">
      <TaskHeader
        title={counters === null ? 'Offer a trade' : `Counter ${name}’s offer`}
        back="Back to trades"
        busy={busy}
        onBack={cancel}
      />
      {counters === null && (
        <Field label="Trade with">
          {(control) => (
            <Select
              {...control}
              value={to}
              onChange={(event) => {
                change({ to: event.target.value, gets: [] });
              }}
            >
              {partners.map((partner) => (
                <option key={partner} value={partner}>
                  {names[partner] ?? 'Manager'}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2">
        <RosterChoice
          title="You give"
          roster={mine}
          most={MAX_SQUADS_PER_SIDE}
          chosen={gives}
          restOfSeason={restOfSeason}
          onChange={(squads) => change({ gives: squads })}
        />
        <RosterChoice
          title={`${name} gives`}
          roster={theirs}
          most={MAX_SQUADS_PER_SIDE}
          chosen={gets}
          restOfSeason={restOfSeason}
          onChange={(squads) => change({ gets: squads })}
        />
      </div>
      <DropChoice
        roster={mine}
        leaving={gives}
        needed={needed}
        drops={drops}
        onChange={(squads) => change({ drops: squads })}
      />
      {held !== undefined && (
        <Notice>{`${squadName(held)} is part of an accepted trade. Your offer can be accepted only if that trade is vetoed.`}</Notice>
      )}
      {theyDrop > 0 && (
        <Notice>
          {`${name}’s roster is full, so they’ll have to drop ${theyDrop === 1 ? 'a squad' : `${String(theyDrop)} squads`} to accept.`}
        </Notice>
      )}
      {complete && <RostersAfter request={request} terms={terms} lineupOf={lineupOf} restOfSeason={restOfSeason} />}
      {complete && restOfSeason !== null && (
        <Card level={3} title="Trade analysis">
          <LazyTradeAnalysis season={season} from={restOfSeason.from} terms={terms} request={request} />
        </Card>
      )}
      <SendCard
        text={{
          label: 'Note',
          hint: 'Only the two of you see it.',
          optional: true,
          maxLength: MAX_TRADE_TEXT_LENGTH,
          value: draft.note,
          onChange: (note) => change({ note }),
        }}
        action={counters === null ? 'Send offer' : 'Send counteroffer'}
        failed={
          error && {
            title: errorTitle(error, 'Your offer wasn’t sent'),
            message: error.message,
          }
        }
        obstacle={legal.ok ? null : legal.error.message}
        online={online}
        busy={busy}
        onSend={() => void send()}
        onCancel={cancel}
      />
      {complete && restOfSeason !== null && (
        <p className="sticky bottom-[calc(var(--bottom-bar)+0.5rem)] z-10 flex flex-wrap justify-center gap-x-6 gap-y-1 rounded-control border border-line-strong bg-raised px-4 py-2 shadow-float">
          <LineupGain
            of="Your best lineup"
            gain={restOfSeason.gain(mine, { adds: gets, drops: [...gives, ...drops] })}
          />
          <LineupGain of={isolated(name)} gain={restOfSeason.gain(theirs, { adds: gives, drops: gets })} />
        </p>
      )}
    </div>
  );
}

/** What has been chosen and typed for an offer. */
type OfferDraft = {
  to: TeamId | null;
  gives: readonly SquadId[];
  gets: readonly SquadId[];
  drops: readonly SquadId[];
  note: string;
};

function parseDraft(stored: unknown): OfferDraft {
  const { to, gives, gets, drops, note } = asMap(stored);
  return {
    to: asText(to, null),
    gives: parseSquadReferences(gives),
    gets: parseSquadReferences(gets),
    drops: parseSquadReferences(drops),
    note: asText(note, ''),
  };
}

function only(squad: SquadId | null, roster: readonly SquadId[]): SquadId[] {
  return squad !== null && roster.includes(squad) ? [squad] : [];
}
