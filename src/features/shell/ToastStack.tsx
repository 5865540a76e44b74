'use client';

import { useEffect } from 'react';
import { toast, ToastContainer } from 'react-toastify/unstyled';
import { listenForToasts } from '@/components';

/** How long a toast stays, in milliseconds (docs/requirements.md R9.1). */
const AUTO_CLOSE_MS = 3000;

/** Toasts at the top right. Errors stay until the user closes them. */
export function ToastStack() {
  useEffect(() => {
    let stop: (() => void) | null = null;
    // Delayed with a timeout, because React mounts twice in development and the first toast would go to the discarded
    // container.
    const timer = setTimeout(() => {
      stop = listenForToasts((kind, message) => {
        if (kind === 'error') toast.error(message, { autoClose: false, role: 'alert', toastId: message });
        else toast[kind](message, { role: 'status' });
      });
    });
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, []);
  return (
    <ToastContainer
      position="top-right"
      autoClose={AUTO_CLOSE_MS}
      closeOnClick
      pauseOnFocusLoss
      pauseOnHover
      theme="light"
    />
  );
}
