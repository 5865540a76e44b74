'use client';

import { Volume2, VolumeX } from 'lucide-react';
import { memo, useSyncExternalStore } from 'react';
import { isMuted, setMuted, subscribeToMute } from './sounds';

/** Turns the room's sounds on and off. Turning them on plays one as a sample. */
export const SoundButton = memo(function SoundButton() {
  const muted = useSyncExternalStore(subscribeToMute, isMuted, () => false);
  return (
    <button
      type="button"
      aria-pressed={!muted}
      aria-label="Turn alerts"
      title={muted ? 'Sounds are off' : 'Sounds are on'}
      className="grid size-11 place-items-center rounded-control border border-line hover:bg-sunken/60"
      onClick={() => setMuted(!muted)}
    >
      {muted ? <VolumeX aria-hidden className="size-5" /> : <Volume2 aria-hidden className="size-5" />}
    </button>
  );
});
