'use client';

import { useState } from 'react';
import { pictureAddress } from '@/config/pictureAddress';

export interface AvatarProps {
  /** The user's name. Without a picture its first letter is shown, or U without a name. */
  name: string | null | undefined;
  /** URL of the stored picture or of a preview. */
  src?: string | null | undefined;
  /** Edge in pixels. */
  size?: number;
}

/** A user's picture. It appears next to the name, so it is decorative and has no alt text. */
export function Avatar({ name, src, size = 40 }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  // A name may begin with an emoji or a bracket; use the first letter or digit instead.
  const whole = name?.trim() ?? '';
  const letter = (/[\p{L}\p{N}]/u.exec(whole) ?? Array.from(whole))[0]?.toUpperCase() ?? 'U';
  const edge = { width: size, height: size, fontSize: size * 0.44 };
  if (src && failed !== src) {
    return (
      <img
        src={pictureAddress(src)}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
        className="shrink-0 rounded-full border border-line bg-sunken object-cover"
        style={edge}
        onError={() => setFailed(src)}
        // In the exported page, the picture may have failed to load before React attached `onError`.
        ref={(image) => {
          if (image?.complete && image.naturalWidth === 0) setFailed(src);
        }}
      />
    );
  }
  return (
    <span
      aria-hidden
      className="inline-grid shrink-0 place-items-center rounded-full border border-line-strong bg-sunken font-bold text-ink"
      style={edge}
    >
      {letter}
    </span>
  );
}
