'use client';

import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Badge } from '@/components';
import { isOnAutopilot } from '@/domain/draft/autopilot';
import { clockState } from '@/domain/draft/clock/clock';
import { nextKeeper } from '@/domain/draft/keepers';
import { pickCount, picksUntil, upcoming } from '@/domain/draft/order';
import { PRACTICE_ID, type Draft } from '@/domain/draft/types';
import { squadName, type SquadId } from '@/domain/football/squads';
import { useLasting } from '@/hooks/useLasting';
import { useNow } from '@/hooks/useNow';
import { useRoomState } from '@/providers/draft/room';
import { BackLink } from '../shared/BackLink';
import { useIsPhone } from '../shared/useWidth';
import { pickLabel } from '../shared/pickLabel';
import { PickClock } from './PickClock';
import { PickReveal } from './PickReveal';
import { useManagerName } from '../shared/useManagerName';
import { RoomHead } from '../shared/RoomHead';
import { SoundButton } from '../sound/SoundButton';
import { INTERRUPTION_MS } from '../shared/interruption';

/**
 * The head of the room: who is on the clock, the time left, and who is next. It stays visible while the page scrolls.
 */
export function ClockBar({
  draft,
  tools,
  children,
}: {
  draft: Draft;
  /** The buttons that act on the whole draft; on a phone, a menu. */
  tools?: ReactNode;
  /** The phone's tabs. */
  children?: ReactNode;
}) {
  const { me, live, unsent, kindOf, clock } = useRoomState();
  const call = useManagerName();
  const phone = useIsPhone();
  const cutOff = useLasting(!live, INTERRUPTION_MS);
  const [now, ...next] = upcoming(draft, 7);
  const pick = draft.picks.length;
  const mine = now === me;
  const away = picksUntil(draft, me);
  const paused = draft.pausedAt !== null;
  // Once a minute is enough: quiet hours begin and end on the hour.
  const calm = clockState(draft, useNow(clock, 60_000)).phase === 'quiet';
  const keeper = now === undefined ? null : nextKeeper(draft, now);
  const loud = mine && !paused && !calm && keeper === null;
  const kind = now === undefined || paused ? null : kindOf(now);
  const autopilot = now !== undefined && isOnAutopilot(draft, now);
  const sending = (squad: SquadId) => (live ? `Sending ${squadName(squad)} …` : `${squadName(squad)} isn’t sent yet`);
  // A phone has it in the headline, as it has “On the clock”.
  const resumer = now === undefined ? '' : `${mine ? 'You are' : `${call(now)} is`} next`;
  const headline = () => {
    if (now === undefined) return 'Draft complete';
    if (mine && unsent !== null) return sending(unsent);
    if (paused) {
      return (
        <>
          Paused<span className="md:hidden">. {resumer}</span>
        </>
      );
    }
    if (keeper !== null) return `${mine ? 'You keep' : `${call(now)} keeps`} ${squadName(keeper)}`;
    if (mine) return 'You’re on the clock';
    return (
      <>
        <span className="md:hidden">On the clock: </span>
        {call(now)}
      </>
    );
  };
  const turn = describeTurn(away, next[0] === me);
  return (
    <RoomHead
      loud={loud}
      back={
        draft.leagueId === PRACTICE_ID ? (
          <BackLink href="/">Home</BackLink>
        ) : (
          <BackLink href={`/leagues?league=${draft.leagueId}`}>{draft.leagueName}</BackLink>
        )
      }
      line={
        <>
          {paused && now !== undefined ? (
            <b className="truncate font-semibold max-md:hidden">{resumer}</b>
          ) : (
            now !== undefined && !mine && <b className="font-semibold max-md:hidden">On the clock</b>
          )}
          <span className="figures max-sm:hidden">
            Round {Math.floor(pick / draft.order.length) + 1} of {draft.rounds}, pick {pick + 1} of {pickCount(draft)}
          </span>
          {/* A phone only has room for this short form. */}
          <span className="shrink-0 figures sm:hidden">
            Pick {pick + 1}/{pickCount(draft)}
          </span>
          {/* In place of the list of the next managers. */}
          {!paused && !cutOff && <b className="truncate md:hidden">{turn}</b>}
          {phone && <PickReveal draft={draft} loud={loud} />}
          {cutOff && <Badge tone="warn">Offline</Badge>}
        </>
      }
      title={
        <>
          {/* On a phone the headline may take two lines. */}
          <span className="wrap-anywhere max-sm:line-clamp-2 max-sm:whitespace-normal sm:truncate">{headline()}</span>
          {kind !== null && <Badge className="font-sans max-md:hidden">{kind}</Badge>}
          {autopilot && !paused && (
            <Badge tone="warn" className="font-sans max-md:hidden">
              Autodraft
            </Badge>
          )}
        </>
      }
      aside={
        <>
          <SoundButton />
          <PickClock draft={draft} loud={loud} />
        </>
      }
      below={
        phone ? null : (
          <div className="relative flex min-w-0 flex-1 items-center gap-3 overflow-x-clip">
            {!paused && away !== null && away > 1 && (
              <b className="text-sm font-semibold whitespace-nowrap">Your turn in {away} picks</b>
            )}
            {/* Names that don't fit wrap to a second, hidden line. So only the first can be truncated. */}
            <ol
              aria-label="Next on the clock"
              className="@container flex h-7 min-w-0 flex-1 flex-wrap content-start gap-1.5 overflow-hidden text-sm"
            >
              {next.map((manager, i) => (
                <li
                  key={pick + i + 1}
                  className={clsx(
                    'flex h-7 max-w-full items-center gap-1.5 rounded-full border border-line px-2.5 @max-[9rem]:px-2',
                    i > 3 && 'max-lg:hidden',
                    manager === me && !mine && 'border-primary bg-raised font-bold',
                  )}
                >
                  {i === 0 && manager === me ? (
                    turn
                  ) : (
                    <>
                      <span className="shrink-0 figures opacity-75 @max-[9rem]:sr-only">
                        {i === 0 ? 'On deck' : pickLabel(pick + i + 1, draft.order.length)}
                      </span>
                      <span className="max-w-36 min-w-0 truncate" title={call(manager)}>
                        {call(manager)}
                      </span>
                    </>
                  )}
                </li>
              ))}
            </ol>
            <PickReveal draft={draft} loud={loud} />
          </div>
        )
      }
      tools={tools}
    >
      {children}
    </RoomHead>
  );
}

/** When a manager is up, from the picks until then; on the clock, whether the next pick is theirs as well. */
function describeTurn(away: number | null, twice: boolean): string | null {
  if (away === 0) return twice ? 'You pick twice' : null;
  if (away === 1) return 'You’re on deck';
  return away === null ? null : `You’re up in ${away}`;
}
