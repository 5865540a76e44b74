import { useMemo } from 'react';
import { IntentLink, buttonClass } from '@/components';
import type { TeamId } from '@/domain/kernel/ids';
import { recapStories } from '@/domain/recap/recapStory';
import { weekRecaps } from '@/domain/recap/weekRecap';
import type { LeagueSeason } from '@/domain/season/leagueSeason';

/** The headline of the latest recap, and the way to it; once the season is over, to the user's season, too. */
export function RecapTeaser({
  season,
  team,
}: {
  season: LeagueSeason;
  /** The user's team once the season is over, else null. */
  team: TeamId | null;
}) {
  const story = useMemo(() => recapStories(season, weekRecaps(season)).at(-1), [season]);
  if (story === undefined) return null;
  return (
    <section aria-label="Recap" className="grid justify-items-start gap-1 border-t border-line pt-3">
      <h3 className="text-lg font-bold wrap-anywhere">{story.headline}</h3>
      <p className="text-sm wrap-anywhere text-ink-muted">{story.lede}</p>
      <div className="mt-1 flex flex-wrap gap-2">
        <IntentLink
          href={`/matchups?league=${season.league.id}&view=recap&week=${String(story.week)}`}
          className={buttonClass('secondary', 'small')}
        >
          Read the recap
        </IntentLink>
        {team !== null && (
          <IntentLink
            href={`/leagues?league=${season.league.id}&team=${team}`}
            className={buttonClass('secondary', 'small')}
          >
            Your season in review
          </IntentLink>
        )}
      </div>
    </section>
  );
}
