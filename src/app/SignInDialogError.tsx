'use client';

import { Button, Notice } from '@/components';

/** Shown when the sign-in dialog's code fails to load. A plain panel, because the shared dialog code may be missing too. */
export function SignInDialogError({ onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  return (
    <div className="fixed inset-x-3 bottom-3 z-50 mx-auto max-w-lg bg-surface shadow-float">
      <Notice
        tone="bad"
        title="Sign-in didn’t load"
        action={
          <div className="flex flex-wrap gap-2">
            <Button size="small" onClick={() => window.location.reload()}>
              Reload the page
            </Button>
            <Button size="small" variant="quiet" onClick={() => onOpenChange(false)}>
              Close
            </Button>
          </div>
        }
      >
        Check your connection and try again.
      </Notice>
    </div>
  );
}
