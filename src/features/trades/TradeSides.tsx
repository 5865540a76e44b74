import { SquadButton, SquadChip } from '@/components';
import type { ManagerId } from '@/domain/league/houseTeams';
import { squadName } from '@/domain/football/squads';
import type { Trade } from '@/domain/moves/trades/trades';
import { sidesOf, type TradeSide } from './tradeView';

/** What each side of a trade gives, the user's side first. */
export function TradeSides({
  trade,
  me,
  nameOf,
}: {
  trade: Trade;
  me: ManagerId;
  nameOf: (manager: ManagerId) => string;
}) {
  const [first, second] = sidesOf(trade, me);
  return (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      {[first, second].map((side) => (
        <Side
          key={side.manager}
          side={side}
          title={side.manager === me ? 'You give' : `${nameOf(side.manager)} gives`}
        />
      ))}
    </div>
  );
}

function Side({ side: { gives, drops }, title }: { side: TradeSide; title: string }) {
  return (
    <div className="min-w-0">
      <h3 dir="auto" className="text-sm font-semibold wrap-anywhere text-ink-muted">
        {title}
      </h3>
      <ul className="mt-1 grid grid-cols-1">
        {gives.map((squad) => (
          <li key={squad}>
            <SquadButton
              squad={squad}
              className="flex min-h-(--target) w-full min-w-0 items-center rounded-control -outline-offset-3 hover:bg-sunken"
            >
              <SquadChip squad={squad} className="max-w-full" />
            </SquadButton>
          </li>
        ))}
      </ul>
      {drops.length > 0 && <p className="mt-1 text-sm text-ink-muted">Drops {drops.map(squadName).join(', ')}</p>}
    </div>
  );
}
