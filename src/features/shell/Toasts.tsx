'use client';

import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import { onFirstToast } from '@/components';

const ToastStack = dynamic(() => import('./ToastStack').then((module) => module.ToastStack), { ssr: false });

/** The toast container. The toast library loads with the first toast. */
export function Toasts() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => onFirstToast(() => setWanted(true)), []);
  return wanted ? <ToastStack /> : null;
}
