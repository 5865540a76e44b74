import { Ticket } from 'lucide-react';
import { Card, EmptyState, IntentLink, buttonClass } from '@/components';

/** Home for a user without a league: how to get into one, and what can be played without. */
export function NoLeague() {
  return (
    <div className="grid grid-cols-1 gap-4">
      <Card>
        <EmptyState
          icon={<Ticket />}
          title="No league yet"
          action={
            <>
              <IntentLink href="/leagues?create=1" className={buttonClass('primary')}>
                Create a league
              </IntentLink>
              <IntentLink href="/leagues/join/public" className={buttonClass('secondary')}>
                Browse public leagues
              </IntentLink>
            </>
          }
        >
          Start one and send your friends the code, or join a public league. House teams fill the open spots.
        </EmptyState>
      </Card>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Card
          title="Mock draft"
          aside={
            <IntentLink href="/practice" className={buttonClass('secondary', 'small')}>
              Try one
            </IntentLink>
          }
        >
          <p className="text-ink-muted">A full draft against house teams, at your own pace. It doesn’t count.</p>
        </Card>
        <Card
          title="Solo Games"
          aside={
            <IntentLink href="/solo" className={buttonClass('secondary', 'small')}>
              Play
            </IntentLink>
          }
        >
          <p className="text-ink-muted">Pick’em, Saturday Six and Survivor, every Saturday. No league needed.</p>
        </Card>
      </div>
    </div>
  );
}
