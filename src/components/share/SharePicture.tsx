'use client';

import { Share2 } from 'lucide-react';
import { fail, succeed, type Result } from '@/domain/kernel/result';
import { CANCELLED, useSubmit } from '@/hooks/useSubmit';
import { Button } from '../ui/Button';
import { canShare, saveFile } from '../ui/saveFile';
import type { SharedPicture } from './drawPicture';

export interface SharePictureProps {
  /** Makes what is on the picture when it's asked for. */
  picture: () => SharedPicture;
  /** The name of the file, without its ending. */
  name: string;
  /** What it shows, in one line, for the app that it's shared with. */
  title: string;
  className?: string;
}

/** Draws a picture and shares it. Downloads it where the browser can't share files. */
export function SharePicture({ picture, name, title, className }: SharePictureProps) {
  const { busy, error, submit } = useSubmit('The picture couldn’t be made. Check your connection and try again.');
  const share = () =>
    submit(async () => {
      const { drawPicture } = await import('./drawPicture');
      return shareFile(await drawPicture(picture()), `${name}.png`, title);
    });
  return (
    <div className={className ?? 'grid justify-items-start gap-1'}>
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

/**
 * Shares the picture, or saves it: also if the browser doesn't allow sharing after all, because drawing took too long
 * after the click.
 */
async function shareFile(picture: Blob, name: string, title: string): Promise<Result<void>> {
  const content = { files: [new File([picture], name, { type: picture.type })], title };
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
