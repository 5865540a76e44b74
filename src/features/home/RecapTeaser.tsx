import { useMemo } from 'react';
import { IntentLink, buttonClass } from '@/components';
import { recapStories } from '@/domain/recap/recapStory';
import { weekRecaps } from '@/domain/recap/weekRecap';
import type { LeagueSeason } from '@/domain/season/leagueSeason';

/** The headline of the latest recap, and the way to it. */
export function RecapTeaser({ season }: { season: LeagueSeason }) {
  const story = useMemo(() => recapStories(season, weekRecaps(season)).at(-1), [season]);
  if (story === undefined) return null;
  return (
    <section aria-label="Recap" className="grid justify-items-start gap-1 border-t border-line pt-3">
      <h3 className="text-lg font-bold wrap-anywhere">{story.headline}</h3>
      <p className="text-sm wrap-anywhere text-ink-muted">{story.lede}</p>
      <IntentLink
        href={`/matchups?league=${season.league.id}&view=recap&week=${String(story.week)}`}
        className={`${buttonClass('secondary', 'small')} mt-1`}
      >
        Read the recap
      </IntentLink>
    </section>
  );
}
