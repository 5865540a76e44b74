'use client';

import { useSyncExternalStore } from 'react';
import { Segmented } from '@/components';
import { isTheme, readTheme, storeTheme, watchTheme } from './theme';

/** Light, dark, or the system setting. Stored in this browser. */
export function ThemeChoice() {
  const theme = useSyncExternalStore(watchTheme, readTheme, () => 'system' as const);
  return (
    <Segmented
      label="Theme"
      showLabel
      value={theme}
      options={[
        { value: 'system', label: 'System' },
        { value: 'light', label: 'Light' },
        { value: 'dark', label: 'Dark' },
      ]}
      onChange={(value) => {
        if (isTheme(value)) storeTheme(value);
      }}
    />
  );
}
