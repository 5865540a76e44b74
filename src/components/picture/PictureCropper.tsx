'use client';

import { useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { succeed } from '@/domain/kernel/result';
import { useSubmit } from '@/hooks/useSubmit';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/overlays/Dialog';
import { Notice } from '../ui/states';
import { drawSquare, openPicture, type Crop } from './cropPicture';

/**
 * Crops a picture to a square by dragging, pinching, the arrow keys and a zoom slider. Passes the result to `onDone`.
 */
export default function PictureCropper({
  address,
  onCancel,
  onDone,
}: {
  /** URL of the picture, such as the object URL of a chosen file. */
  address: string;
  onCancel: () => void;
  onDone: (square: Blob) => void;
}) {
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [crop, setCrop] = useState<Crop | null>(null);
  const { busy, error, submit } = useSubmit('The picture couldn’t be cropped. Please try again.');

  const finish = async () => {
    if (crop === null) return;
    const drawn = await submit(async () => succeed(await drawSquare(await openPicture(address), crop)));
    if (drawn.ok) onDone(drawn.value);
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onCancel();
      }}
      size="small"
      title="Crop your picture"
      description="Drag it, or move it with the arrow keys."
      actions={
        <>
          <Button variant="primary" busy={busy} disabled={crop === null} onClick={() => void finish()}>
            Use this picture
          </Button>
          <Button onClick={onCancel}>Cancel</Button>
        </>
      }
    >
      <div className="grid gap-4">
        {error !== null && <Notice tone="bad">{error.message}</Notice>}
        <div className="relative h-72 overflow-hidden rounded-card bg-sunken">
          <Cropper
            image={address}
            crop={place}
            zoom={zoom}
            minZoom={1}
            maxZoom={4}
            aspect={1}
            cropShape="round"
            showGrid={false}
            keyboardStep={8}
            disableAutomaticStylesInjection
            cropperProps={{ role: 'group', 'aria-label': 'The part of the picture that is kept' }}
            onCropChange={setPlace}
            onZoomChange={setZoom}
            onCropComplete={(_, { x, y, width }) => setCrop({ x, y, edge: width })}
          />
        </div>
        <label className="grid grid-cols-[4rem_1fr] items-center gap-3">
          <span className="text-sm font-semibold">Zoom</span>
          <input
            type="range"
            min={1}
            max={4}
            step={0.01}
            value={zoom}
            onChange={({ target }) => setZoom(Number(target.value))}
            className="h-11 w-full accent-(--primary)"
          />
        </label>
      </div>
    </Dialog>
  );
}
