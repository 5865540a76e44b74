'use client';

import { useSyncExternalStore } from 'react';
import { Segmented } from '@/components';
import { isTheme, readTheme, storeTheme, watchTheme } from './theme';

/** Light, dark, or what the system is set to. Stored in this browser. */
export function ThemeChoice() {
  const theme = useSyncExternalStore(watchTheme, readTheme, () => 'system' as const);
  return (
    <Segmented
      label="Theme"
      value={theme}
      options={[
        { value: 'system', label: 'Auto' },
        { value: 'light', label: 'Light' },
        { value: 'dark', label: 'Dark' },
      ]}
      onChange={(value) => {
        if (isTheme(value)) storeTheme(value);
      }}
    />
  );
}
