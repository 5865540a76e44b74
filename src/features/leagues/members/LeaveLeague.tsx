'use client';

import { useState } from 'react';
import { Button } from '@/components';
import type { League } from '@/domain/league/types';
import { useAuth } from '@/providers/account/AuthProvider';
import { MembershipDialog, type MembershipAction } from './MembershipDialog';
import { VacateDialog } from './VacateDialog';

/**
 * Before and after the draft, any member can leave, except the commissioner, who hands the league over first. Before
 * it, the commissioner can delete the league. At the end of the page, so it isn't pressed by accident.
 */
export function LeaveLeague({ league }: { league: League }) {
  const { uid } = useAuth();
  const [action, setAction] = useState<MembershipAction | null>(null);
  const [leaving, setLeaving] = useState(false);
  const commissioner = league.createdBy === uid;
  const over = league.draftComplete;
  if (uid === null || (league.draftStatus !== 'scheduled' && !over) || (over && commissioner)) return null;
  return (
    <div className="flex justify-end">
      <Button
        size="small"
        variant="quiet"
        className="text-bad"
        onClick={() => {
          if (over) setLeaving(true);
          else setAction(commissioner ? { kind: 'delete' } : { kind: 'leave', member: uid });
        }}
      >
        {commissioner ? 'Delete this league' : 'Leave this league'}
      </Button>
      {leaving && <VacateDialog league={league} member={uid} me={uid} onClose={() => setLeaving(false)} />}
      {action !== null && <MembershipDialog league={league} action={action} onClose={() => setAction(null)} />}
    </div>
  );
}
