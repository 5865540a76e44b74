'use client';

import { useState, type ReactNode } from 'react';
import { Badge, Button, Card, PageHeader } from '@/components';
import { env } from '@/config/env';
import { formatWeekAge, isWeekOverdue } from '@/domain/admin/weekAge';
import { useNow } from '@/hooks/useNow';
import { useSeason } from '@/providers/season/SeasonProvider';
import { SERVER_CLOCK } from '@/providers/kernel/serverClock';
import { useRulesMatch } from '@/providers/admin/useDesk';

/**
 * The desk's health: the app's version, the deployed rules, the age of the current week, and (`children`) whether the
 * services respond.
 */
export function HealthPage({ children }: { children: ReactNode }) {
  return (
    <>
      <PageHeader
        title="Health"
        lead="What is deployed, how old the current week is, and whether the services respond."
      />
      <div className="grid grid-cols-1 gap-5">
        <Card title="Deployed" flush>
          <dl className="divide-y divide-line">
            <Row term="App">Version {env.version}</Row>
            <Row term="Security rules">
              <Rules />
            </Row>
            <Row term="Current week">
              <WeekAge />
            </Row>
          </dl>
        </Card>
        {children}
      </div>
    </>
  );
}

function Rules() {
  const [attempt, setAttempt] = useState(0);
  const match = useRulesMatch(attempt);
  if (match.state === 'ready' && match.value === 'same')
    return (
      <>
        <Badge tone="good">As expected</Badge> The rules that this app was built with are deployed.
      </>
    );
  if (match.state === 'loading') return <span role="status">Checking…</span>;
  return (
    <div className="grid justify-items-start gap-2">
      {match.state === 'ready' ? (
        <p>
          <Badge tone="bad">Different</Badge> Other rules are deployed. This app was built with{' '}
          <code className="wrap-anywhere">{env.rulesDigest}</code>: deploy the app and its rules together, or reload if
          you have just done so.
        </p>
      ) : (
        <p>
          <Badge tone="warn">Unknown</Badge> {match.state === 'failed' ? match.message : 'There was no answer.'} The app
          was built with <code className="wrap-anywhere">{env.rulesDigest}</code>.
        </p>
      )}
      <Button size="small" onClick={() => setAttempt(attempt + 1)}>
        Check again
      </Button>
    </div>
  );
}

function WeekAge() {
  const { week, weekFailure } = useSeason();
  const now = useNow(SERVER_CLOCK, 60_000);
  if (weekFailure !== null)
    return (
      <>
        <Badge tone="warn">Unknown</Badge> {weekFailure}
      </>
    );
  if (week.state !== 'ready') return <span role="status">Loading…</span>;
  if (week.value.season === null)
    return (
      <>
        <Badge tone="warn">None</Badge> No week is open.
      </>
    );
  return (
    <>
      {isWeekOverdue(week.value, now) && <Badge tone="warn">Overdue</Badge>} {formatWeekAge(week.value, now)}
    </>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-0.5 px-4 py-2.5 sm:grid-cols-[9rem_1fr] sm:px-5">
      <dt className="text-ink-muted">{term}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}
