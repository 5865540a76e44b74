'use client';

import { clsx } from 'clsx';
import { Badge } from '@/components';
import { pickCount, upcoming } from '@/domain/draft/order';
import type { Draft } from '@/domain/draft/types';
import { squadName } from '@/domain/squads';
import { useDraft } from '@/providers/draft/room';
import { pickLabel } from './boardView';
import { ClockFace } from './ClockFace';
import { useCall } from './names';
import { useLasting } from './useLasting';

/** The head of the room: whose turn it is, how long it lasts, and who is next. It stays in sight while the page scrolls. */
export function ClockBar({ draft }: { draft: Draft }) {
  const { me, live, unsent, kindOf } = useDraft();
  const call = useCall();
  const cutOff = useLasting(!live, 1500);
  const [now, ...next] = upcoming(draft, 5);
  const pick = draft.picks.length;
  const mine = now === me;
  const kind = now === undefined ? null : kindOf(now);
  const autopilot = now !== undefined && draft.autopilot[now] === true;
  const headline = () => {
    if (now === undefined) return 'The last pick is in';
    if (!mine) return call(now);
    if (unsent === null) return 'You are on the clock';
    return live ? `Sending ${squadName(unsent)} …` : `${squadName(unsent)} is not sent yet`;
  };
  return (
    <header
      className={clsx(
        'sticky top-0 z-20 -mx-2 border-b-2 px-3 py-2.5 shadow-card sm:-mx-4 sm:px-5',
        mine ? 'border-live-to bg-linear-to-r from-live-from to-live-to text-on-live' : 'border-line-strong bg-surface',
      )}
    >
      <div className="flex items-center justify-between gap-4">
        <div className="min-w-0">
          <p className={clsx('flex flex-wrap items-center gap-x-2 text-sm', !mine && 'text-ink-muted')}>
            <span className="truncate max-sm:hidden">{draft.leagueName}</span>
            <span aria-hidden className="max-sm:hidden">
              ·
            </span>
            <span className="figures">
              Round {Math.floor(pick / draft.order.length) + 1} of {draft.rounds}, pick {pick + 1} of {pickCount(draft)}
            </span>
            {cutOff && <Badge tone="warn">Offline</Badge>}
          </p>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="truncate display text-[1.35rem] sm:text-3xl">{headline()}</span>
            {kind !== null && <Badge>{kind}</Badge>}
            {autopilot && <Badge tone="warn">Autopilot</Badge>}
          </p>
        </div>
        <ClockFace draft={draft} loud={mine} />
      </div>
      {next.length > 0 && (
        <ol aria-label="Next on the clock" className="mt-1.5 flex gap-1.5 overflow-hidden text-sm">
          {next.map((manager, i) => (
            <li
              key={pick + i + 1}
              className={clsx(
                'flex min-w-0 items-center gap-1.5 rounded-full border px-2.5 py-0.5',
                mine ? 'border-on-live/40' : 'border-line',
                i > 1 && 'max-sm:hidden',
                manager === me && !mine && 'border-primary font-bold',
              )}
            >
              <span className="figures opacity-75">
                {i === 0 ? 'On deck' : pickLabel(pick + i + 1, draft.order.length)}
              </span>
              <span className="truncate">{call(manager)}</span>
            </li>
          ))}
        </ol>
      )}
    </header>
  );
}
