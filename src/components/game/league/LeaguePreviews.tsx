import type { LeagueId } from '@/domain/kernel/ids';
import type { LeaguePreview } from '@/domain/league/types';
import { Button } from '../../ui/Button';

/** The leagues that share one code, each with its commissioner and spots, to choose from. */
export function LeaguePreviews({
  previews,
  onChoose,
}: {
  previews: readonly LeaguePreview[];
  onChoose: (leagueId: LeagueId) => void;
}) {
  return (
    <ul aria-label="Leagues with this code" className="grid gap-2">
      {previews.map(({ leagueId, leagueName, managerName, seats, capacity }) => (
        <li
          key={leagueId}
          className="flex flex-wrap items-center justify-between gap-3 rounded-control border border-line px-4 py-3"
        >
          <span className="min-w-0 flex-1">
            <b className="block wrap-anywhere">{leagueName}</b>
            <span className="text-sm text-ink-muted figures">
              Commissioner: {managerName} · {seats} of {capacity} spots filled
            </span>
          </span>
          <Button aria-label={`Choose ${leagueName}`} onClick={() => onChoose(leagueId)}>
            Choose
          </Button>
        </li>
      ))}
    </ul>
  );
}
