import { ChevronRight } from 'lucide-react';
import { Badge, Card, IntentLink, type Tone } from '@/components';
import type { DraftStatus, League } from '@/domain/league';

const STAGES: Record<DraftStatus, { tone: Tone; word: string }> = {
  scheduled: { tone: 'plain', word: 'Before the draft' },
  active: { tone: 'live', word: 'Drafting' },
  complete: { tone: 'good', word: 'In season' },
};

/** The user's leagues, each with its stage and a link to it. */
export function LeagueList({ leagues, selected }: { leagues: readonly League[]; selected: string | null }) {
  return (
    <Card title="Your leagues" flush>
      <ul>
        {leagues.map((league) => (
          <li key={league.id} className="border-b border-line last:border-b-0">
            <IntentLink
              href={
                league.draftStatus === 'complete' ? `/matchups?league=${league.id}` : `/leagues?league=${league.id}`
              }
              aria-current={league.id === selected ? 'true' : undefined}
              className="flex min-h-16 items-center gap-3 px-4 py-2.5 -outline-offset-3 hover:bg-sunken sm:px-5"
            >
              <span className="min-w-0 flex-1">
                <span className="block truncate font-semibold">{league.name}</span>
                <span className="text-sm text-ink-muted">
                  {league.members.length} of {league.capacity} spots filled
                </span>
              </span>
              <Badge tone={STAGES[league.draftStatus].tone}>{STAGES[league.draftStatus].word}</Badge>
              <ChevronRight aria-hidden className="size-5 text-ink-muted" />
            </IntentLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
