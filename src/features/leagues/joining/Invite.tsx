'use client';

import { useState } from 'react';
import { Button, Card, CopyButton } from '@/components';
import type { League } from '@/domain/league/types';
import { MembershipDialog } from '../members/MembershipDialog';

/**
 * The league's code and link, to send to friends, or to a new manager of a vacant team. The commissioner can replace
 * the code.
 */
export function Invite({ league, editable = false }: { league: League; editable?: boolean }) {
  const [renewing, setRenewing] = useState(false);
  const names = Object.values(league.vacant);
  return (
    <Card
      title={league.draftComplete ? 'Find a manager' : 'Invite friends'}
      aside={
        editable && (
          <Button size="small" onClick={() => setRenewing(true)}>
            New code
          </Button>
        )
      }
    >
      <p dir="auto" className="wrap-anywhere text-ink-muted">
        {league.draftComplete
          ? `Anyone with the code or the link can take over ${names.join(' or ')}.`
          : 'Anyone with the code or the link can join until the league is full or the draft starts.'}
      </p>
      <p className="my-3 display text-4xl tracking-widest">{league.joinCode}</p>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={league.joinCode} label="Copy code" />
        <CopyButton text={`${window.location.origin}/join/${league.joinCode}`} label="Copy link" />
      </div>
      {renewing && (
        <MembershipDialog league={league} action={{ kind: 'renewCode' }} onClose={() => setRenewing(false)} />
      )}
    </Card>
  );
}
