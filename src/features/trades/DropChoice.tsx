import { Checkbox } from '@/components';
import { sortByUnit, squadName, type SquadId } from '@/domain/football/squads';

/** The squads to drop so that a roster has room for a trade. Nothing when none is needed. */
export function DropChoice({
  roster,
  leaving,
  needed,
  drops,
  onChange,
}: {
  roster: readonly SquadId[];
  /** The squads given in the trade, which can't be dropped. */
  leaving: readonly SquadId[];
  needed: number;
  drops: readonly SquadId[];
  onChange: (drops: SquadId[]) => void;
}) {
  if (needed === 0) return null;
  return (
    <fieldset className="rounded-card border border-line px-4 py-3">
      <legend className="px-1 font-semibold">
        {needed === 1
          ? 'Your roster is full. Pick a squad to drop.'
          : `Your roster is full. Pick ${String(needed)} squads to drop.`}
      </legend>
      <div className="grid grid-cols-1 gap-x-4 xs:grid-cols-2">
        {sortByUnit(roster)
          .filter((squad) => !leaving.includes(squad))
          .map((squad) => {
            const chosen = drops.includes(squad);
            return (
              <Checkbox
                key={squad}
                aria-label={`Drop ${squadName(squad)}`}
                label={squadName(squad)}
                checked={chosen}
                disabled={!chosen && drops.length >= needed}
                onChange={() => onChange(chosen ? drops.filter((other) => other !== squad) : [...drops, squad])}
              />
            );
          })}
      </div>
    </fieldset>
  );
}
