'use client';

import { useRef, useState } from 'react';
import { Dialog, SearchInput, SquadChip } from '@/components';
import { squadsOf } from '@/domain/scoring/squadLog';
import { matchesSearch } from '@/domain/football/squadSearch';
import { ALL_SQUADS, squadName, unitOf, type SquadId } from '@/domain/football/squads';

/** Chooses a squad to compare with: those of the same unit first, any other by search. */
export function CompareDialog({
  squad,
  onChoose,
  onClose,
}: {
  squad: SquadId;
  onChoose: (other: SquadId) => void;
  onClose: () => void;
}) {
  const [search, setSearch] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const ofUnit = squadsOf(unitOf(squad));
  const all = search.trim() === '' ? ofUnit : [...ofUnit, ...ALL_SQUADS.filter((one) => !ofUnit.includes(one))];
  const found = all.filter((one) => one !== squad && matchesSearch(one, search));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Compare ${squadName(squad)}`}
      description="With a squad of the same unit, or search for any other."
      initialFocus={field}
    >
      <div className="grid grid-cols-1 gap-2">
        <SearchInput
          ref={field}

          aria-label="Search squads"
          placeholder="School or unit"

          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        {found.length === 0 && <p className="py-3 text-ink-muted">No squad matches your search.</p>}
        <ul aria-label="Squads" className="divide-y divide-line">
          {found.map((one) => (
            <li key={one}>
              <button
                type="button"
                aria-label={squadName(one)}
                className="flex min-h-12 w-full items-center rounded-control px-1 text-left -outline-offset-3 hover:bg-sunken"
                onClick={() => onChoose(one)}
              >
                <SquadChip squad={one} />
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
