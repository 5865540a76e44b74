'use client';

import { useRef, useState } from 'react';
import { Avatar, Button, Card, Notice, notify } from '@/components';
import type { PictureUpload } from '@/data/profilePictures';
import type { AppUser } from '@/domain/user';
import { PictureCropper } from './PictureCropper';
import { PICTURE_TYPES, checkPictureFile } from './squarePicture';

/** One's picture: choose, crop, upload with progress and a way out, remove. */
export function PictureCard({ user }: { user: AppUser }) {
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [removing, setRemoving] = useState(false);
  const [error, setError] = useState('');
  const upload = useRef<PictureUpload | null>(null);
  const chooser = useRef<HTMLInputElement>(null);

  const choose = async (file: File | undefined) => {
    if (file === undefined) return;
    setError('');
    const checked = checkPictureFile(file);
    if (!checked.ok) return setError(checked.refusal.message);
    try {
      setPicture(await createImageBitmap(file));
    } catch {
      setError('That file cannot be read as a picture. Choose another one.');
    }
  };

  const send = async (square: Blob) => {
    setPicture(null);
    setProgress(0);
    try {
      const [{ uploadPicture }, { changePublicFace }] = await Promise.all([
        import('@/data/profilePictures'),
        import('@/data/publicFace'),
      ]);
      upload.current = uploadPicture(user.uid, square, setProgress);
      const sent = await upload.current.done;
      const shown = sent.ok ? await changePublicFace(user, { profilePicUrl: sent.value }) : sent;
      if (shown.ok) notify.success('Your picture is up.');
      else if (shown.refusal.code !== 'storage/canceled') setError(shown.refusal.message);
    } catch {
      setError('The picture could not be uploaded. Please try again.');
    } finally {
      upload.current = null;
      setProgress(null);
    }
  };

  const remove = async () => {
    setRemoving(true);
    setError('');
    try {
      const [{ deletePicture }, { changePublicFace }] = await Promise.all([
        import('@/data/profilePictures'),
        import('@/data/publicFace'),
      ]);
      const shown = await changePublicFace(user, { profilePicUrl: null });
      const removed = shown.ok ? await deletePicture(user.uid) : shown;
      if (!removed.ok) setError(removed.refusal.message);
    } catch {
      setError('The picture could not be removed. Please try again.');
    } finally {
      setRemoving(false);
    }
  };

  return (
    <Card title="Picture">
      <div className="flex flex-wrap items-center gap-5">
        <Avatar name={user.displayName} src={user.profilePicUrl} size={96} />
        <div className="grid min-w-0 flex-1 gap-3">
          {error !== '' && <Notice tone="bad">{error}</Notice>}
          {progress === null ? (
            <div className="flex flex-wrap gap-2">
              <Button variant="primary" onClick={() => chooser.current?.click()}>
                {user.profilePicUrl === null ? 'Choose a picture' : 'Change picture'}
              </Button>
              {user.profilePicUrl !== null && (
                <Button busy={removing} onClick={() => void remove()}>
                  Remove
                </Button>
              )}
            </div>
          ) : (
            <div className="flex flex-wrap items-center gap-3">
              <progress
                aria-label="Upload"
                value={progress}
                max={1}
                className="h-3 min-w-32 flex-1 accent-(--primary)"
              />
              <span className="figures">{Math.round(progress * 100)}%</span>
              <Button size="small" onClick={() => upload.current?.cancel()}>
                Cancel
              </Button>
            </div>
          )}
          <p className="text-sm text-ink-muted">
            PNG, JPEG or WebP. It is cut to a square and made small before it is sent.
          </p>
        </div>
      </div>
      <input
        ref={chooser}
        type="file"
        aria-label="Picture file"
        tabIndex={-1}
        accept={PICTURE_TYPES.join(',')}
        className="sr-only"
        onChange={({ target }) => {
          void choose(target.files?.[0]);
          target.value = '';
        }}
      />
      {picture !== null && (
        <PictureCropper picture={picture} onCancel={() => setPicture(null)} onDone={(square) => void send(square)} />
      )}
    </Card>
  );
}
