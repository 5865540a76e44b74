'use client';

import { Share2 } from 'lucide-react';
import type { ChampionSummary } from '@/domain/champion';
import { fail, succeed, type Result } from '@/domain/result';
import { CANCELLED, useSubmit } from '@/hooks/useSubmit';
import { Button } from '../ui/Button';
import { saveFile } from '../ui/saveFile';

/** Draws a picture of a league's champion and shares it. Downloads it where the browser can't share files. */
export function SharePicture({ champion }: { champion: ChampionSummary }) {
  const { busy, error, submit } = useSubmit('The picture couldn’t be made. Check your connection and try again.');
  const share = () =>
    submit(async () => {
      const { drawChampion } = await import('./drawChampion');
      const picture = await drawChampion(champion);
      return sharePicture(picture, champion);
    });
  return (
    <div className="mt-3 grid justify-items-start gap-1">
      <Button size="small" busy={busy} onClick={() => void share()}>
        <Share2 aria-hidden className="size-4" />
        Share picture
      </Button>
      {error && (
        <p role="alert" className="text-sm text-bad">
          {error.message}
        </p>
      )}
    </div>
  );
}

/** Shares the picture, or saves it: also if the browser doesn't allow sharing after all, because drawing took too long after the click. */
async function sharePicture(picture: Blob, { team, league, season }: ChampionSummary): Promise<Result<void>> {
  const name = `champion-${String(season)}.png`;
  const content = {
    files: [new File([picture], name, { type: picture.type })],
    title: `${team}, ${String(season)} champion of ${league}`,
  };
  if (canShare(content)) {
    try {
      await navigator.share(content);
      return succeed();
    } catch (error) {
      const reason = error instanceof DOMException ? error.name : '';
      if (reason === 'AbortError') return fail(CANCELLED, 'Sharing was canceled.');
      if (reason !== 'NotAllowedError') throw error;
    }
  }
  saveFile(picture, name, picture.type);
  return succeed();
}

/** Whether the browser can share files. Older browsers lack the method. */
function canShare(content: ShareData): boolean {
  return 'canShare' in navigator && navigator.canShare(content);
}
