import { useState } from 'react';
import { isDataLoaded } from '@/domain/pages/dataLoaded';
import { useAuth } from '../account/AuthProvider';
import { useLeagues, useLedger } from './LeagueProvider';

/** Whether the initial data has loaded (docs/requirements.md R4.4). Other leagues' rosters later don't reset it. */
export function useDataLoaded(): boolean {
  const { status, uid } = useAuth();
  const { leagues, usual } = useLeagues();
  const ledger = useLedger(usual);
  const [loadedFor, setLoadedFor] = useState<string | null>(null);
  const loaded = isDataLoaded({
    status,
    leagues: leagues.state !== 'loading',
    rosters: usual === null || ledger.state !== 'loading',
  });
  if (status === 'ready' && loaded && loadedFor !== uid) setLoadedFor(uid);
  return loaded || (status === 'ready' && loadedFor === uid);
}
