'use client';

import { useState } from 'react';
import { Dialog } from '@/components';
import { MODE_TITLES, SignIn, type EmailMode } from './SignIn';

/** The sign-in dialog of the header. It starts over each time it is opened. */
export function SignInDialog({ onClose }: { onClose: () => void }) {
  const [mode, setMode] = useState<EmailMode>('sign-in');
  return (
    <Dialog open onOpenChange={onClose} size="small" title={MODE_TITLES[mode]}>
      <SignIn onMode={setMode} onDone={onClose} onLeave={onClose} />
    </Dialog>
  );
}
