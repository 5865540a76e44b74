'use client';

import { useEffect, useState } from 'react';
import { LoadError, lazyComponent, onFirstToast } from '@/components';

const ToastStack = lazyComponent(() => import('./ToastStack').then((module) => module.ToastStack), {
  failed: ({ retry }) => <LoadError as="floating" title="A notification didn’t load" retry={retry} />,
});

/** The toast container. The toast library loads with the first toast. */
export function Toasts() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => onFirstToast(() => setWanted(true)), []);
  return wanted ? <ToastStack /> : null;
}
