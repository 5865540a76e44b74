import { createContext } from 'react';
import type { LeagueId } from '@/domain/kernel/ids';
import type { League } from '@/domain/league/types';
import type { LazyComponent } from '../../ui/lazyComponent';

export interface LeagueSheetProps {
  leagues: readonly League[];
  /** ID of the league shown. */
  value: LeagueId;
  onChoose: (leagueId: LeagueId) => void;
  onClose: () => void;
}

/** The sheet that a switcher opens. The app has one for all pages; without it, a switcher shows only the name. */
export const LeagueSheetContext = createContext<LazyComponent<LeagueSheetProps> | null>(null);
