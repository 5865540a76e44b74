import { PageHeader, ToolPage } from '@/components';
import { ServiceChecks } from './ServiceChecks';

/**
 * The /test-db page, for testers: which backend is used, who is signed in, and whether each service responds. It writes
 * nothing.
 */
export function TestDbPage() {
  return (
    <ToolPage note="A tool for testers, not part of the game">
      <PageHeader
        title="Connection test"
        lead="Checks that the services behind the game respond. Each is read once; nothing is written and no secrets are shown."
      />
      <ServiceChecks />
    </ToolPage>
  );
}
