'use client';

import { Button, Notice } from '@/components';
import type { WeekId } from '@/domain/kernel/ids';
import { parseWeekId } from '@/domain/football/weeks';
import { useSubmit } from '@/hooks/useSubmit';
import type { Result } from '@/domain/kernel/result';

/**
 * `Set for week 9`, `Carried over from week 7`, `Draft order`: where the lineup of a week comes from. `origin` is the
 * week it was set for.
 */
export function formatOrigin(origin: string | null, weekId: WeekId): string {
  if (origin === null) return 'Draft order';
  return origin === weekId ? `Set for week ${weekNumber(weekId)}` : `Carried over from week ${weekNumber(origin)}`;
}

/** Explains where a later week's lineup comes from, and takes a lineup that was set for it back. */
export function OriginNotice({
  origin,
  weekId,
  onCarryOver,
}: {
  /** The week that the lineup was set for; null for the default lineup. */
  origin: string | null;
  weekId: WeekId;
  /** Removes the week's own lineup. Null while that isn't possible. */
  onCarryOver: (() => Promise<Result<void>>) | null;
}) {
  const { busy, error, submit } = useSubmit('That didn’t work. Your lineup is as it was; try again.');
  const week = weekNumber(weekId);
  if (origin === weekId) {
    return (
      <Notice
        tone={error === null ? 'info' : 'bad'}
        title={`Set for week ${week}`}
        action={
          onCarryOver !== null && (
            <Button size="small" busy={busy} onClick={() => void submit(onCarryOver)}>
              Carry over instead
            </Button>
          )
        }
      >
        {error?.message ?? 'It carries over to the weeks after it, up to the next one you set.'}
      </Notice>
    );
  }
  return (
    <Notice>
      {origin === null
        ? 'You haven’t set a lineup yet, so your first squads in draft order start.'
        : `Your lineup from week ${weekNumber(origin)} carries over.`}{' '}
      Changes you save here count from week {week} on.
    </Notice>
  );
}

function weekNumber(weekId: WeekId): string {
  return String(parseWeekId(weekId)?.week ?? weekId);
}
