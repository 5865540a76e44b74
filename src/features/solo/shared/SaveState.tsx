import { Notice } from '@/components';
import type { EntrySaving } from '@/providers/solo/useSoloEntry';

/**
 * Whether the picks are on the server, in a few words; an error as a notice. `open`: whether any pick can still change.
 */
export function SaveState({ saving, open }: { saving: EntrySaving; open: boolean }) {
  if (saving.state === 'denied') {
    return (
      <Notice tone="bad" title="Not saved">
        {saving.message}
      </Notice>
    );
  }
  if (saving.state === 'none' && !open) return null;
  return (
    <p role="status" data-testid="save-state" data-state={saving.state} className="min-h-6 text-sm text-ink-muted">
      {TEXTS[saving.state]}
    </p>
  );
}

const TEXTS: Record<Exclude<EntrySaving['state'], 'denied'>, string> = {
  none: 'Picks save automatically.',
  saving: 'Saving…',
  saved: 'Saved',
  offline: 'Not saved: you’re offline. Your picks are kept on this device and sent once you’re back.',
};
