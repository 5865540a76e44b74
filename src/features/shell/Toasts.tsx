'use client';

import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import { onFirstToast } from '@/components';

const ToastStack = dynamic(() => import('./ToastStack').then((module) => module.ToastStack), { ssr: false });

/** Where toasts appear. The library that shows them is fetched with the first one. */
export function Toasts() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => onFirstToast(() => setWanted(true)), []);
  return wanted ? <ToastStack /> : null;
}
