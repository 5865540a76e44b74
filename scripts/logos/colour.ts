/** Relative luminance of `#rrggbb`, 0 (black) to 1 (white), as WCAG 2 defines it. */
export function luminance(hex: string): number {
  const channel = (from: number) => {
    const value = parseInt(hex.slice(from, from + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** Contrast of two colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** White or near-black, whichever is read better on `ground`. */
export function readable(ground: string): string {
  return contrast('#ffffff', ground) >= contrast('#14160f', ground) ? '#ffffff' : '#14160f';
}
