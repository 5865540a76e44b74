'use client';

import { Volume2, VolumeX } from 'lucide-react';
import { memo, useSyncExternalStore } from 'react';
import type { MenuItem } from '@/components';
import { isMuted, setMuted, subscribeToMute } from './sounds';

const useMuted = () => useSyncExternalStore(subscribeToMute, isMuted, () => false);

/** What `SoundButton` does, in a phone's menu. */
export function useSoundItem(): MenuItem {
  const muted = useMuted();
  return {
    key: 'sounds',
    label: muted ? 'Turn sounds on' : 'Turn sounds off',
    icon: muted ? <Volume2 aria-hidden /> : <VolumeX aria-hidden />,
    onSelect: () => setMuted(!muted),
  };
}

/** Turns the room's sounds on and off. Turning them on plays one as a sample. A phone has it in a menu. */
export const SoundButton = memo(function SoundButton() {
  const muted = useMuted();
  return (
    <button
      type="button"
      aria-pressed={!muted}
      aria-label="Turn alerts"
      title={muted ? 'Sounds are off' : 'Sounds are on'}
      className="grid size-11 place-items-center rounded-control border border-line hover:bg-sunken/60 max-md:hidden"
      onClick={() => setMuted(!muted)}
    >
      {muted ? <VolumeX aria-hidden className="size-5" /> : <Volume2 aria-hidden className="size-5" />}
    </button>
  );
});
