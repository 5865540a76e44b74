import { useState } from 'react';
import type { ManagerId } from '@/domain/league/houseTeams';
import { MAX_NAME_LENGTH } from '@/domain/league/leagueChecks';
import { Field } from '../../ui/forms/Field';
import { Input, Select } from '../../ui/forms/inputs';

/** The vacant team that a person takes over, and the name they give it. */
export interface VacantTeam {
  team: ManagerId;
  /** What it's called now. */
  former: string;
  teamName: string;
  choose: (team: ManagerId) => void;
  rename: (teamName: string) => void;
}

/** The choice of one of a league's vacant teams, with its present name until another one is typed. */
export function useVacantTeam(vacant: Readonly<Record<ManagerId, string>>): VacantTeam {
  const [chosen, setChosen] = useState<ManagerId | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const teams = Object.entries(vacant);
  // The chosen team may have been taken meanwhile.
  const [team, former] = teams.find(([id]) => id === chosen) ?? teams[0] ?? ['', ''];
  return {
    team,
    former,
    teamName: typed ?? former,
    choose: (id) => {
      setChosen(id);
      setTyped(null);
    },
    rename: setTyped,
  };
}

/** The fields for taking over a vacant team: which one, if there are several, and its name. */
export function VacantTeamFields({
  vacant,
  choice,
}: {
  vacant: Readonly<Record<ManagerId, string>>;
  choice: VacantTeam;
}) {
  const teams = Object.entries(vacant);
  return (
    <>
      {teams.length > 1 && (
        <Field label="Team">
          {(control) => (
            <Select {...control} value={choice.team} onChange={({ target }) => choice.choose(target.value)}>
              {teams.map(([id, called]) => (
                <option key={id} value={id}>
                  {called}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <Field label="Team name" hint="You can change it anytime.">
        {(control) => (
          <Input
            {...control}
            value={choice.teamName}
            maxLength={MAX_NAME_LENGTH}
            autoComplete="off"
            onChange={({ target }) => choice.rename(target.value)}
          />
        )}
      </Field>
    </>
  );
}
