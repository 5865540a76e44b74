'use client';

import { useState } from 'react';
import { Button, Card } from '@/components';
import type { AuthPerson } from '@/domain/account/user';
import { ADMIN_STAYS } from '@/domain/account/userChecks';
import { DeleteDialog } from './DeleteDialog';

/** Explains account deletion and opens the confirmation dialog; tells an administrator why it isn't possible. */
export function DeleteAccount({ person, admin }: { person: AuthPerson; admin: boolean }) {
  const [asking, setAsking] = useState(false);
  return (
    <Card title="Delete account">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-48 flex-1 text-ink-muted">
          {admin
            ? ADMIN_STAYS
            : 'You can’t undo this. We’ll show you what is deleted and what stays before you decide.'}
        </p>
        {!admin && (
          <Button variant="danger" onClick={() => setAsking(true)}>
            Delete account
          </Button>
        )}
      </div>
      {asking && <DeleteDialog person={person} onClose={() => setAsking(false)} />}
    </Card>
  );
}
