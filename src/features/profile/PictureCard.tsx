'use client';

import { Card, PicturePicker, notify, type PictureOnItsWay } from '@/components';
import type { PictureUpload } from '@/data/account/profilePictures';
import { succeed, fail, type Result } from '@/domain/kernel/result';
import type { AppUser } from '@/domain/account/user';

/** The user's picture, which other members of their leagues see. */
export function PictureCard({ user }: { user: AppUser }) {
  return (
    <Card title="Picture">
      <PicturePicker
        name={user.displayName}
        picture={user.profilePicUrl}
        school={user.favoriteTeam}
        onUpload={(square, progress) => send(user, square, progress)}
        onRemove={() => remove(user)}
      />
    </Card>
  );
}

/**
 * Uploads the picture and updates it everywhere. Until the server has it, a cancel counts at once, whatever still waits
 * for the network.
 */
function send(user: AppUser, square: Blob, progress: (part: number) => void): PictureOnItsWay {
  let upload: PictureUpload | null = null;
  const stop = new AbortController();
  const canceled = new Promise<Result<void>>((resolve) =>
    stop.signal.addEventListener('abort', () => resolve(fail('storage/canceled', 'Upload canceled.'))),
  );
  const run = async (): Promise<Result<void>> => {
    const [{ uploadPicture }, { changePublicProfile }] = await Promise.all([
      import('@/data/account/profilePictures'),
      import('@/data/account/publicProfile'),
    ]);
    if (stop.signal.aborted) return canceled;
    upload = uploadPicture(user.uid, square, progress);
    const sent = await upload.done;
    if (!sent.ok) return sent;
    const shown = await changePublicProfile(user, { profilePicUrl: sent.value });
    if (shown.ok) notify.success('Your picture is up.');
    return shown.ok ? succeed() : shown;
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
