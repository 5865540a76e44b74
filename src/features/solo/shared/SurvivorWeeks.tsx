import { Badge, Card, EmptyState, ShieldLogo, type Tone } from '@/components';
import type { WeekId } from '@/domain/kernel/ids';
import { SCHOOLS } from '@/domain/football/schools';
import type { SurvivorState, SurvivorWeek } from '@/domain/solo/survivor';
import { parseWeekId } from '@/domain/football/weeks';

const numberOf = (weekId: WeekId): string => String(parseWeekId(weekId)?.week ?? '');

const OUTCOMES: Record<SurvivorWeek['outcome'], { tone: Tone; text: string }> = {
  won: { tone: 'good', text: 'Won' },
  lost: { tone: 'bad', text: 'Lost' },
  open: { tone: 'plain', text: 'Open' },
  off: { tone: 'plain', text: 'Called off' },
};
const WHY = { beaten: null, bye: 'on a bye', missed: null } as const;

/** The weeks so far: the school, and how it came out. */
export function SurvivorWeeks({ state }: { state: SurvivorState }) {
  return (
    <Card title="Your season" flush>
      {state.weeks.length === 0 ? (
        <EmptyState title="No weeks yet">Your weeks show up here once their games are published.</EmptyState>
      ) : (
        <ul className="divide-y divide-line">
          {[...state.weeks].reverse().map(({ weekId, school, outcome, why }) => (
            <li key={weekId} className="flex min-h-14 items-center gap-3 px-4 py-2 sm:px-5">
              <span className="w-16 shrink-0 text-sm text-ink-muted">Week {numberOf(weekId)}</span>
              {school !== null && <ShieldLogo code={school} size={28} />}
              <b className="min-w-0 flex-1 truncate">
                {school === null ? 'No pick' : SCHOOLS[school].name}
                {why !== null && WHY[why] !== null && <span className="font-normal"> ({WHY[why]})</span>}
              </b>
              <Badge tone={OUTCOMES[outcome].tone}>{OUTCOMES[outcome].text}</Badge>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
