'use client';

import { Card, PicturePicker, notify, type PictureOnItsWay } from '@/components';
import type { PictureUpload } from '@/data/profilePictures';
import { succeed, fail, type Result } from '@/domain/result';
import type { AppUser } from '@/domain/user';

/** One's picture, which the others in one's leagues see. */
export function PictureCard({ user }: { user: AppUser }) {
  return (
    <Card title="Picture">
      <OwnPicture user={user} />
    </Card>
  );
}

/** The picker of one's own picture, without a frame. It sends for itself, and what it sent is shown everywhere. */
export function OwnPicture({ user }: { user: AppUser }) {
  return (
    <PicturePicker
      name={user.displayName}
      picture={user.profilePicUrl}
      onUpload={(square, progress) => send(user, square, progress)}
      onRemove={() => remove(user)}
    />
  );
}

/** Uploads the picture and shows it everywhere. It can be cancelled as soon as it is begun, even before its code has come. */
function send(user: AppUser, square: Blob, progress: (part: number) => void): PictureOnItsWay {
  let upload: PictureUpload | null = null;
  let cancelled = false;
  const run = async (): Promise<Result<void>> => {
    const [{ uploadPicture }, { changePublicProfile }] = await Promise.all([
      import('@/data/profilePictures'),
      import('@/data/publicProfile'),
    ]);
    if (cancelled) return fail('storage/canceled', 'Upload canceled.');
    upload = uploadPicture(user.uid, square, progress);
    const sent = await upload.done;
    if (!sent.ok) return sent;
    const shown = await changePublicProfile(user, { profilePicUrl: sent.value });
    if (shown.ok) notify.success('Your picture is up.');
    return shown.ok ? succeed() : shown;
  };
  return {
    done: run(),
    cancel: () => {
      cancelled = true;
      upload?.cancel();
    },
  };
}

async function remove(user: AppUser): Promise<Result<void>> {
  const [{ deletePicture }, { changePublicProfile }] = await Promise.all([
    import('@/data/profilePictures'),
    import('@/data/publicProfile'),
  ]);
  const shown = await changePublicProfile(user, { profilePicUrl: null });
  return shown.ok ? deletePicture(user.uid) : shown;
}
