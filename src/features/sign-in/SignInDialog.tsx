'use client';

import { Dialog } from '@/components';
import { SignIn } from './SignIn';

/** The sign-in dialog of the navigation bar. It begins anew each time it is opened. */
export function SignInDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const close = () => onOpenChange(false);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} size="small" title="Sign in">
      <SignIn onDone={close} onLeave={close} />
    </Dialog>
  );
}
