'use client';

import { useState } from 'react';
import { pictureAddress } from '@/config/pictureAddress';
import { crestOf } from '@/domain/football/crest';
import type { SchoolCode } from '@/domain/football/schools';
import { drawShield } from '@/domain/football/shields';

export interface AvatarProps {
  /** The name of a person or a team. Without a picture its crest is shown, with its first letter, or U. */
  name: string | null | undefined;
  /** URL of the stored picture or of a preview. */
  src?: string | null | undefined;
  /** The favorite school, if known: the crest has its colors. */
  school?: SchoolCode | null | undefined;
  /** Edge in pixels. */
  size?: number;
}

/** The picture of a person or a team, or a crest. It appears next to the name, so it is decorative. */
export function Avatar({ name, src, school = null, size = 40 }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
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
        style={{ width: size, height: size }}
        onError={() => setFailed(src)}
        // In the exported page, the picture may have failed to load before React attached `onError`.
        ref={(image) => {
          if (image?.complete && image.naturalWidth === 0) setFailed(src);
        }}
      />
    );
  }
  const { shield, monogram, color } = crestOf(name, school);
  return (
    // One element: a page may have many.
    <span
      aria-hidden
      className="inline-grid shrink-0 place-items-center bg-cover leading-none font-bold forced-color-adjust-none"
      style={{
        width: size,
        height: size,
        fontSize: size * (monogram.length > 1 ? 0.38 : 0.48),
        color,
        backgroundImage: `url("data:image/svg+xml,${encodeURIComponent(drawShield(shield))}")`,
      }}
    >
      {monogram}
    </span>
  );
}
