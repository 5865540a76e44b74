import { Trophy } from 'lucide-react';
import { Button, Card, EmptyState, FailureState, Notice, Skeleton, SkeletonRows, Spinner } from '@/components';

export function States() {
  return (
    <Card title="States">
      <div className="grid gap-5">
        <Notice tone="info" title="The portal opens Monday at 9:00.">
          Until then rosters stay as they are.
        </Notice>
        <Notice tone="good">Lineup saved.</Notice>
        <Notice tone="warn" title="Alabama QB starts on a bye.">
          A squad with a bye earns nothing.
        </Notice>
        <Notice tone="bad" title="The pick did not arrive." action={<Button size="small">Try again</Button>}>
          It has not been made.
        </Notice>
        <EmptyState icon={<Trophy />} title="No league yet" action={<Button variant="primary">Create a league</Button>}>
          Start one and send the code to your friends.
        </EmptyState>
        <FailureState
          title="Couldn’t load this week"
          message="Network error. Check your connection and try again."
          safe="Your lineup is safe."
          onRetry={() => undefined}
        />
        <SkeletonRows rows={3} />
        <Skeleton className="h-24" />
        <Spinner />
      </div>
    </Card>
  );
}
