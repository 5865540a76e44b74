'use client';

import { useSyncExternalStore } from 'react';
import { Card, IntentLink, buttonClass } from '@/components';
import { localStore } from '@/data/device/browserStorage';
import type { Uid } from '@/domain/kernel/ids';
import type { Week } from '@/domain/football/weeks';
import { soloMark } from '@/providers/solo/soloMark';

/** Other tabs may save picks, but the home page needn't follow them. */
const neverChanges = () => () => undefined;

/**
 * A link to the solo games for someone with picks this week. This device remembers that there are some, so nothing is
 * read.
 */
export function SoloCard({ uid, week }: { uid: Uid; week: Week }) {
  const latest = useSyncExternalStore(
    neverChanges,
    () => localStore.read(soloMark(uid)),
    () => null,
  );
  if (latest !== week.id) return null;
  return (
    <Card
      title="Solo Games"
      aside={
        <IntentLink href="/solo" className={buttonClass('secondary', 'small')}>
          Your picks
        </IntentLink>
      }
    >
      <p className="text-ink-muted">You’re in this week. See your points and your rank.</p>
    </Card>
  );
}
