'use client';

import { memo } from 'react';
import { Select, ShieldLogo, SquadButton } from '@/components';
import type { Draft } from '@/domain/draft/types';
import type { ManagerId } from '@/domain/league/houseTeams';
import { formatByes, byeWeeks } from '@/domain/football/byes';
import { SCHOOLS } from '@/domain/football/schools';
import { LAST_SEASON } from '@/domain/football/seasons';
import { schoolOf, unitOf } from '@/domain/football/squads';
import { useRoomState } from '@/providers/draft/room';
import { useManagerName } from '../shared/useManagerName';
import { formatNeeds, rosterLines } from './rosterView';
import { usePersistedState } from '../shared/usePersistedState';

/** One manager's roster and what it still needs. The manager can be chosen and is first the signed-in user. */
export const Rosters = memo(function Rosters({ draft }: { draft: Draft }) {
  const { me, league } = useRoomState();
  const call = useManagerName();
  const [chosen, setChosen] = usePersistedState<ManagerId | null>('rosters.manager', null);
  const first = draft.order.includes(me) ? me : (draft.order[0] ?? '');
  const manager = chosen ?? first;
  return (
    <div className="grid gap-3">
      <Select aria-label="Whose roster" value={manager} onChange={(event) => setChosen(event.target.value)}>
        {[first, ...draft.order.filter((other) => other !== first)].map((other) => (
          <option key={other} value={other}>
            {other === me ? 'My roster' : call(other)}
          </option>
        ))}
      </Select>
      <RosterList draft={draft} manager={manager} season={league?.season ?? LAST_SEASON} />
    </div>
  );
});

/** A roster as a list of slots and bench spots. */
function RosterList({ draft, manager, season }: { draft: Draft; manager: ManagerId; season: number }) {
  const roster = draft.rosters[manager] ?? [];
  const needs = formatNeeds(roster, draft.slots, draft.rounds);
  return (
    <div>
      {draft.status === 'active' && (
        <p className="mb-2 px-1 text-sm text-ink-muted">
          {needs === '' ? 'The starting lineup is complete.' : `Still needs ${needs}.`}
        </p>
      )}
      <ul className="divide-y divide-line rounded-card border border-line bg-raised">
        {rosterLines(roster, draft.slots, draft.rounds).map(({ key, place, squad }) => (
          <li key={key} className="flex min-h-11 items-center gap-2 px-3 py-1 sm:gap-3">
            <span className="w-10 shrink-0 text-xs font-semibold text-ink-muted">
              {place === 'Bench' ? 'BN' : place}
            </span>
            {squad === null ? (
              <span className="text-sm text-ink-muted">empty</span>
            ) : (
              <>
                <ShieldLogo code={schoolOf(squad)} size={26} />
                <SquadButton
                  squad={squad}
                  className="block min-h-11 min-w-0 flex-1 content-center rounded-control leading-tight"
                >
                  <span className="block font-semibold wrap-anywhere">
                    {SCHOOLS[schoolOf(squad)].name} {unitOf(squad)}
                  </span>{' '}
                  <span className="block text-xs text-ink-muted figures">
                    {formatByes(byeWeeks(season, schoolOf(squad)))}
                  </span>
                </SquadButton>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
