'use client';

import { useEffect, useRef, useState } from 'react';
import type { SchoolCode } from '@/domain/football/schools';
import { fail, type Result } from '@/domain/kernel/result';
import { CANCELLED, useSubmit } from '@/hooks/useSubmit';
import { Avatar } from '../ui/Avatar';
import { Button } from '../ui/Button';
import { lazyComponent } from '../ui/lazyComponent';
import { LoadError } from '../ui/LoadError';
import { Notice } from '../ui/states';
import { PICTURE_TYPES, checkPictureFile } from './checkPictureFile';

// The cropping library loads when the user chooses a picture.
const PictureCropper = lazyComponent(() => import('./PictureCropper').then((module) => module.default), {
  failed: ({ onCancel, retry }) => (
    <LoadError as="floating" title="The picture editor didn’t load" retry={retry} onClose={onCancel} />
  ),
});

/** An upload in progress. `cancel` stops it; `done` then resolves to an error with the code `storage/canceled`. */
export interface PictureOnItsWay {
  done: Promise<Result<void>>;
  cancel: () => void;
}

export interface PicturePickerProps {
  /** The user's name, which has a crest when there is no picture. */
  name: string;
  picture: string | null;
  /** The favorite school. */
  school?: SchoolCode | null;
  /** Uploads the square (a JPEG of at most 640 pixels); `progress` is from 0 to 1. */
  onUpload: (square: Blob, progress: (part: number) => void) => PictureOnItsWay;
  /** Removes the picture. Without it, there is no Remove button. */
  onRemove?: () => Promise<Result<void>>;
}

/**
 * A user's picture: choose, crop, upload with progress and cancel, remove. It knows nothing about the backend; the
 * callbacks store the picture.
 */
export function PicturePicker({ name, picture, school, onUpload, onRemove }: PicturePickerProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const uploading = useSubmit('The picture couldn’t be uploaded. Please try again.');
  const removal = useSubmit('The picture couldn’t be removed. Please try again.');
  const [said, setSaid] = useState('');
  const upload = useRef<PictureOnItsWay | null>(null);
  const chooser = useRef<HTMLInputElement>(null);
  // An object URL keeps the file in memory until it is revoked.
  useEffect(() => () => (chosen === null ? undefined : URL.revokeObjectURL(chosen)), [chosen]);

  // Pressing a button here replaces it with another one; move the focus to the new button so it isn't lost.
  const acted = useRef(false);
  const primary = useRef<HTMLDivElement>(null);
  const sending = progress !== null;
  const removing = removal.busy;
  const error = uploading.error ?? removal.error;
  useEffect(() => {
    if (acted.current && document.activeElement === document.body) primary.current?.querySelector('button')?.focus();
  }, [sending, removing, picture]);

  const clearErrors = () => {
    uploading.clearError();
    removal.clearError();
  };

  const choose = async (file: File | undefined) => {
    if (file === undefined) return;
    clearErrors();
    const checked = await checkPictureFile(file);
    if (checked.ok) setChosen(URL.createObjectURL(file));
    else uploading.showError(checked.error.message);
  };

  const send = async (square: Blob) => {
    acted.current = true;
    setChosen(null);
    clearErrors();
    setSaid('');
    setProgress(0);
    const sent = await uploading.submit(async () => {
      upload.current = onUpload(square, setProgress);
      const done = await upload.current.done;
      return !done.ok && done.error.code === 'storage/canceled' ? fail(CANCELLED, done.error.message) : done;
    });
    upload.current = null;
    setProgress(null);
    if (sent.ok) setSaid('The picture is uploaded.');
    else if (sent.error.code === CANCELLED) setSaid('Upload canceled. Nothing has changed.');
  };

  const remove = async (run: () => Promise<Result<void>>) => {
    acted.current = true;
    clearErrors();
    setSaid('');
    const removed = await removal.submit(run);
    if (removed.ok) setSaid('The picture is removed.');
  };

  return (
    <div className="flex flex-wrap items-center gap-5">
      <Avatar name={name} src={picture} school={school} size={96} />
      <div className="grid min-w-56 flex-1 gap-3">
        {error !== null && <Notice tone="bad">{error.message}</Notice>}
        {progress === null ? (
          <div ref={primary} className="flex flex-wrap gap-2">
            <Button variant="primary" onClick={() => chooser.current?.click()}>
              {picture === null ? 'Choose a picture' : 'Change picture'}
            </Button>
            {picture !== null && onRemove && (
              <Button busy={removing} onClick={() => void remove(onRemove)}>
                Remove
              </Button>
            )}
          </div>
        ) : (
          <div ref={primary} className="flex flex-wrap items-center gap-3">
            <progress aria-label="Upload" value={progress} max={1} className="h-3 min-w-32 flex-1" />
            <span className="figures">{Math.round(progress * 100)}%</span>
            <Button size="small" onClick={() => upload.current?.cancel()}>
              Cancel
            </Button>
          </div>
        )}
        <p role="status" className="sr-only">
          {said}
        </p>
        <p className="text-sm text-ink-muted">PNG, JPEG or WebP. We crop it square and shrink it before upload.</p>
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
      {chosen !== null && (
        <PictureCropper address={chosen} onCancel={() => setChosen(null)} onDone={(square) => void send(square)} />
      )}
    </div>
  );
}
