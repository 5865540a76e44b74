'use client';

import { useState } from 'react';
import { Button } from '@/components';
import type { League } from '@/domain/league';
import { useAuth } from '@/providers/AuthProvider';
import { MembershipDialog, type MembershipAction } from './MembershipDialog';

/** Before the draft, any member can leave and the commissioner can delete the league. At the end of the page, so it isn't pressed by accident. */
export function LeaveLeague({ league }: { league: League }) {
  const { uid } = useAuth();
  const [action, setAction] = useState<MembershipAction | null>(null);
  if (uid === null || league.draftStatus !== 'scheduled') return null;
  const commissioner = league.createdBy === uid;
  return (
    <div className="flex justify-end">
      <Button
        size="small"
        variant="quiet"
        className="text-bad"
        onClick={() => setAction(commissioner ? { kind: 'delete' } : { kind: 'leave', member: uid })}
      >
        {commissioner ? 'Delete this league' : 'Leave this league'}
      </Button>
      {action !== null && <MembershipDialog league={league} action={action} onClose={() => setAction(null)} />}
    </div>
  );
}
