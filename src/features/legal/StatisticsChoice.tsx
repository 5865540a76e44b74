'use client';

import { Card, Switch } from '@/components';
import { setConsent, statisticsConfigured } from '@/data/device/consent';
import { useStatisticsConsent } from '@/providers/account/usePageViews';

/**
 * Lets the user allow counting of their page views; off by default. Shows a note where statistics aren't configured.
 */
export function StatisticsChoice() {
  const agreed = useStatisticsConsent();
  return (
    <Card title="Statistics">
      {statisticsConfigured() ? (
        <Switch
          label="Allow page statistics"
          hint="Google Analytics sees which pages you open and when, but no names, leagues or codes. Off unless you turn it on; saved in this browser."
          checked={agreed}
          onChange={({ target }) => setConsent(target.checked)}
        />
      ) : (
        <p className="text-ink-muted">This site doesn’t track page views.</p>
      )}
    </Card>
  );
}
