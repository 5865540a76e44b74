'use client';

import { Card, PicturePicker, notify, type PictureOnItsWay } from '@/components';
import type { PictureUpload } from '@/data/profilePictures';
import { accept, refuse, type Result } from '@/domain/result';
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
    const [{ uploadPicture }, { changePublicFace }] = await Promise.all([
      import('@/data/profilePictures'),
      import('@/data/publicFace'),
    ]);
    if (cancelled) return refuse('storage/canceled', 'Upload canceled.');
    upload = uploadPicture(user.uid, square, progress);
    const sent = await upload.done;
    if (!sent.ok) return sent;
    const shown = await changePublicFace(user, { profilePicUrl: sent.value });
    if (shown.ok) notify.success('Your picture is up.');
    return shown.ok ? accept() : shown;
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
  const [{ deletePicture }, { changePublicFace }] = await Promise.all([
    import('@/data/profilePictures'),
    import('@/data/publicFace'),
  ]);
  const shown = await changePublicFace(user, { profilePicUrl: null });
  return shown.ok ? deletePicture(user.uid) : shown;
}
