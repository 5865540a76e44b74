'use client';

import { useState } from 'react';
import { Dialog } from '@/components';
import { MODE_TITLES, SignIn, type EmailMode } from './SignIn';

/** The sign-in dialog of the header. It starts over each time it is opened. */
export function SignInDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const [mode, setMode] = useState<EmailMode>('sign-in');
  const close = () => onOpenChange(false);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} size="small" title={MODE_TITLES[mode]}>
      <SignIn onMode={setMode} onDone={close} onLeave={close} />
    </Dialog>
  );
}
