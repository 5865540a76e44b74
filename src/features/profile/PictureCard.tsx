'use client';

import { useState } from 'react';
import { Button, Card, Notice, PicturePicker, notify, type PictureOnItsWay } from '@/components';
import type { PictureUpload } from '@/data/account/profilePictures';
import { fail, isPassing, succeed, type Result } from '@/domain/kernel/result';
import type { AppUser } from '@/domain/account/user';
import { useSubmit } from '@/hooks/useSubmit';

/** The user's picture, which other members of their leagues see. */
export function PictureCard({ user }: { user: AppUser }) {
  // A picture that has been uploaded, while the record doesn't name it yet.
  const [unshown, setUnshown] = useState<string | null>(null);
  const { busy, error, submit } = useSubmit();
  const show = async (picture: string): Promise<Result<void>> => {
    const { changePublicProfile } = await import('@/data/account/publicProfile');
    const shown = await changePublicProfile(user, { profilePicUrl: picture });
    const isLate = !shown.ok && isPassing(shown.error.code);
    setUnshown(isLate ? picture : null);
    if (shown.ok) notify.success('Your picture is up.');
    return isLate ? succeed() : shown;
  };
  return (
    <Card title="Picture">
      <PicturePicker
        name={user.displayName}
        picture={user.profilePicUrl}
        school={user.favoriteTeam}
        onUpload={(square, progress) => {
          setUnshown(null);
          return send(user, square, progress, show);
        }}
        onRemove={() => {
          setUnshown(null);
          return remove(user);
        }}
      />
      {error !== null && (
        <div className="mt-4">
          <Notice tone="bad">{error.message}</Notice>
        </div>
      )}
      {unshown !== null && unshown !== user.profilePicUrl && (
        <div className="mt-4">
          <Notice
            tone="warn"
            title="Your picture is uploaded, but it doesn’t show yet"
            action={
              <Button size="small" busy={busy} onClick={() => void submit(() => show(unshown))}>
                Try again
              </Button>
            }
          >
            Check your connection and try again.
          </Notice>
        </div>
      )}
    </Card>
  );
}

/**
 * Uploads the picture, which `show` then updates everywhere. Until the server has it, a cancel counts at once, whatever
 * still waits for the network.
 */
function send(
  user: AppUser,
  square: Blob,
  progress: (part: number) => void,
  show: (picture: string) => Promise<Result<void>>,
): PictureOnItsWay {
  let upload: PictureUpload | null = null;
  const stop = new AbortController();
  const canceled = new Promise<Result<void>>((resolve) =>
    stop.signal.addEventListener('abort', () => resolve(fail('storage/canceled', 'Upload canceled.'))),
  );
  const run = async (): Promise<Result<void>> => {
    const [{ uploadPicture }] = await Promise.all([
      import('@/data/account/profilePictures'),
      import('@/data/account/publicProfile'),
    ]);
    if (stop.signal.aborted) return canceled;
    upload = uploadPicture(user.uid, square, progress);
    const sent = await upload.done;
    return sent.ok ? show(sent.value) : sent;
  };
  return {
    done: Promise.race([run(), canceled]),
    cancel: () => {
      if (upload?.cancel() ?? true) stop.abort();
    },
  };
}

async function remove(user: AppUser): Promise<Result<void>> {
  const [{ deletePicture }, { changePublicProfile }] = await Promise.all([
    import('@/data/account/profilePictures'),
    import('@/data/account/publicProfile'),
  ]);
  const shown = await changePublicProfile(user, { profilePicUrl: null });
  return shown.ok ? deletePicture(user.uid) : shown;
}
