'use client';

import { CircleCheck, CircleX } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button, Card, Spinner } from '@/components';
import { PROBED_SERVICES, backendPlace, probe, type Probe, type ProbedService } from '@/data/backend/diagnostics';
import { useAuth } from '@/providers/account/AuthProvider';

const STATES = {
  loading: 'Checking',
  anonymous: 'You’re not signed in',
  onboarding: 'Signed in, onboarding not finished',
  ready: 'Signed in',
} as const;

type Outcomes = Partial<Record<ProbedService, Probe | 'asked'>>;

/**
 * Which backend is used, who is signed in, and a button that asks each service whether it responds. It writes nothing.
 */
export function ServiceChecks() {
  const { status, uid, user } = useAuth();
  const [outcomes, setOutcomes] = useState<Outcomes>({});
  const asking = Object.values(outcomes).includes('asked');
  // The exported page has no URL to derive ports from, so show the backend's address only after a check has run.
  const place = Object.keys(outcomes).length > 0 ? backendPlace() : null;

  const ask = async () => {
    setOutcomes(Object.fromEntries(PROBED_SERVICES.map((service) => [service, 'asked'])));
    await Promise.all(
      PROBED_SERVICES.map(async (service) => {
        const outcome = await probe(service, () => performance.now());
        setOutcomes((before) => ({ ...before, [service]: outcome }));
      }),
    );
  };

  return (
    <div className="grid gap-5">
      <Card
        title="Services"
        aside={
          <Button variant="primary" size="small" busy={asking} onClick={() => void ask()}>
            {place === null ? 'Run the checks' : 'Run again'}
          </Button>
        }
        flush
      >
        <ul className="divide-y divide-line" aria-live="polite">
          {PROBED_SERVICES.map((service) => (
            <li key={service} className="flex min-h-14 flex-wrap items-center gap-x-3 px-4 py-2 sm:px-5">
              <b className="w-24">{service}</b>
              <Outcome outcome={outcomes[service]} />
            </li>
          ))}
        </ul>
      </Card>
      <Card title="Sign-in" flush>
        <dl className="divide-y divide-line">
          <Row term="State">{STATES[status]}</Row>
          {uid !== null && <Row term="Id">{uid}</Row>}
          {user !== null && (
            <Row term="Record">
              {user.key === null ? 'Not loaded' : user.key === uid ? 'Under the id' : 'Under the email'}
            </Row>
          )}
        </dl>
      </Card>
      <Card title="Backend" flush>
        {place === null ? (
          <p className="p-4 text-ink-muted sm:p-5">Shown after the checks run.</p>
        ) : (
          <dl className="divide-y divide-line">
            <Row term="Project">{place.project}</Row>
            <Row term="Pictures">{place.bucket}</Row>
            <Row term="Firebase SDK">{place.sdk}</Row>
            <Row term="Where">
              {place.emulators === null
                ? 'Production'
                : `Emulators: Auth ${place.emulators.auth}, Firestore ${place.emulators.firestore}, Storage ${place.emulators.storage}`}
            </Row>
          </dl>
        )}
      </Card>
    </div>
  );
}

function Outcome({ outcome }: { outcome: Probe | 'asked' | undefined }) {
  if (outcome === undefined) return <span className="text-ink-muted">Not checked yet.</span>;
  if (outcome === 'asked') return <Spinner label="Asking" />;
  return (
    <>
      {outcome.ok ? (
        <CircleCheck aria-label="Answered" className="size-5 text-good" />
      ) : (
        <CircleX aria-label="Failed" className="size-5 text-bad" />
      )}
      <span className="min-w-40 flex-1">{outcome.answer}</span>
      <span className="ml-auto text-ink-muted figures">{Math.round(outcome.milliseconds)} ms</span>
    </>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-0.5 px-4 py-2.5 sm:grid-cols-[9rem_1fr] sm:px-5">
      <dt className="text-ink-muted">{term}</dt>
      <dd className="font-semibold break-words">{children}</dd>
    </div>
  );
}
