import { managerAt } from '@/domain/draft/order';
import { isAutomatic, type Draft } from '@/domain/draft/types';
import { isHouseTeam, type ManagerId } from '@/domain/houseTeams';
import type { SquadId } from '@/domain/squads';

/** One line of the log. */
export interface LogLine {
  pick: number;
  manager: ManagerId;
  squad: SquadId;
  /** How it came about, when not by the manager's own hand. */
  note: string | null;
}

/** Every pick that was made, the latest first. */
export function logLines(draft: Draft): LogLine[] {
  return draft.picks
    .map((squad, pick) => {
      const manager = managerAt(draft, pick) ?? '';
      const automatic = isAutomatic(draft.made[pick]) && !isHouseTeam(manager);
      return { pick, manager, squad, note: automatic ? 'automatic pick' : null };
    })
    .reverse();
}
