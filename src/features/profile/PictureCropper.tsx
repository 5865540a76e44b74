'use client';

import { useEffect, useState } from 'react';
import { Button, Dialog, Notice } from '@/components';
import { cropOf, drawSquare } from './squarePicture';

const PREVIEW = 240;

/** Chooses the part of a picture that is kept, by sliders that work with a thumb and with keys, and hands over the finished square. */
export function PictureCropper({
  picture,
  onCancel,
  onDone,
}: {
  picture: ImageBitmap;
  onCancel: () => void;
  onDone: (square: Blob) => void;
}) {
  const [zoom, setZoom] = useState(1);
  const [across, setAcross] = useState(0.5);
  const [down, setDown] = useState(0.5);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  // A state, not a ref: the dialog draws its content a moment after this component.
  const [preview, setPreview] = useState<HTMLCanvasElement | null>(null);
  const crop = cropOf(picture, zoom, across, down);
  const { x, y, edge } = crop;

  useEffect(() => {
    const pen = preview?.getContext('2d');
    pen?.clearRect(0, 0, PREVIEW * 2, PREVIEW * 2);
    pen?.drawImage(picture, x, y, edge, edge, 0, 0, PREVIEW * 2, PREVIEW * 2);
  }, [preview, picture, x, y, edge]);

  const finish = async () => {
    setBusy(true);
    try {
      onDone(await drawSquare(picture, crop));
    } catch {
      setBusy(false);
      setError('The picture could not be read. Choose another one.');
    }
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onCancel();
      }}
      size="small"
      title="Crop your picture"
      actions={
        <>
          <Button variant="primary" busy={busy} onClick={() => void finish()}>
            Use this picture
          </Button>
          <Button onClick={onCancel}>Cancel</Button>
        </>
      }
    >
      <div className="grid justify-items-center gap-4">
        {error !== '' && <Notice tone="bad">{error}</Notice>}
        <canvas
          ref={setPreview}
          width={PREVIEW * 2}
          height={PREVIEW * 2}
          role="img"
          aria-label="How your picture will look"
          className="rounded-full border border-line bg-sunken"
          style={{ width: PREVIEW, height: PREVIEW }}
        />
        <Slider label="Zoom" value={zoom} min={1} max={4} onChange={setZoom} />
        <Slider label="Left or right" value={across} min={0} max={1} onChange={setAcross} />
        <Slider label="Up or down" value={down} min={0} max={1} onChange={setDown} />
      </div>
    </Dialog>
  );
}

function Slider(props: { label: string; value: number; min: number; max: number; onChange: (value: number) => void }) {
  const { label, value, min, max, onChange } = props;
  return (
    <label className="grid w-full grid-cols-[8rem_1fr] items-center gap-3">
      <span className="text-sm font-semibold">{label}</span>
      <input
        type="range"
        min={min}
        max={max}
        step={0.01}
        value={value}
        onChange={({ target }) => onChange(Number(target.value))}
        className="h-11 accent-(--primary)"
      />
    </label>
  );
}
