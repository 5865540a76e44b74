'use client';

import { useSyncExternalStore } from 'react';
import { Card, Switch } from '@/components';
import { consented, setConsent, statisticsConfigured, watchConsent } from '@/data/consent';

/** The reader's choice whether their page views are counted: off until they switch it on. Where nothing can be counted it says so. */
export function StatisticsChoice() {
  const agreed = useSyncExternalStore(watchConsent, consented, () => false);
  return (
    <Card title="Statistics">
      {statisticsConfigured() ? (
        <Switch
          label="Count the pages I open"
          hint="With Google Analytics: which page and when, no names, no league, no code. Off until you switch it on; kept in this browser."
          checked={agreed}
          onChange={({ target }) => setConsent(target.checked)}
        />
      ) : (
        <p className="text-ink-muted">This site counts no page views and sends nothing to anybody who does.</p>
      )}
    </Card>
  );
}
