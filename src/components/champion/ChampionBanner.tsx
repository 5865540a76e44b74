import { Trophy } from 'lucide-react';
import type { ChampionSummary } from '@/domain/season/playoffs/champion';
import { formatPoints } from '@/domain/kernel/hundredths';
import { Badge } from '../ui/Badge';
import { SharePicture } from '../share/SharePicture';

export interface ChampionBannerProps {
  champion: ChampionSummary;
  /** Whether the signed-in user is the champion. */
  isMe: boolean;
}

/** A league's champion: the trophy, the team, the score of the final, and a picture of it all to share. */
export function ChampionBanner({ champion, isMe }: ChampionBannerProps) {
  const { season, team, league, final } = champion;
  return (
    <section
      aria-label={`${String(season)} champion`}
      className="flex items-center gap-4 rounded-card border border-line bg-turf px-4 py-5 shadow-card sm:gap-6 sm:px-6"
    >
      <Trophy aria-hidden strokeWidth={1.75} className="size-12 shrink-0 animate-land text-accent sm:size-16" />
      <div className="min-w-0">
        <p className="text-sm font-semibold text-ink-muted">{season} champion</p>
        <p className="flex flex-wrap items-center gap-x-3">
          <span dir="auto" className="display text-2xl wrap-anywhere sm:text-3xl">
            {team}
          </span>
          {isMe && <Badge>You</Badge>}
        </p>
        <p className="mt-1 wrap-anywhere figures">
          {final === null ? (
            'First in the standings.'
          ) : (
            <>
              Beat {final.runnerUp} {formatPoints(final.points)}–{formatPoints(final.against)} in the championship
              {final.points === final.against && ', as the higher seed'}.
            </>
          )}
        </p>
        <SharePicture
          picture={() => ({ kind: 'champion', champion })}
          name={`champion-${String(season)}`}
          title={`${team}, ${String(season)} champion of ${league}`}
          className="mt-3 grid justify-items-start gap-1"
        />
      </div>
    </section>
  );
}
