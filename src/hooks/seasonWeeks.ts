import { createContext, useContext } from 'react';
import type { Week } from '@/domain/football/weeks';

/** The weeks of the current season for the components, which can't read them from the providers. Empty until known. */
export const SeasonWeeks = createContext<readonly Week[]>([]);

/** The weeks of a season; empty if it isn't the current one. */
export function useSeasonWeeks(season: number): readonly Week[] {
  return useContext(SeasonWeeks).filter((week) => week.season === season);
}
