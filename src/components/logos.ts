import { product } from '@/config/product';
import { SCHOOL_CODES } from '@/domain/schools';

/**
 * One sheet with the product's own mark and all sixteen schools', in a row and each of them a view of it: a page of many schools asks for
 * one file.
 */
export const SHEET = '/logos/marks.svg';

/** Where each school's mark stands. Spec 3, team logos. */
export const LOGO_PATHS: Readonly<Record<string, string>> = Object.fromEntries(
  SCHOOL_CODES.map((code) => [code, `${SHEET}#${code.toLowerCase()}`]),
);

/** Path of a team's logo: the product's own without a code; an unknown code's lower case with `.png`. Spec 3. */
export function logoPath(code: string | null | undefined): string {
  if (!code) return product.logo;
  return LOGO_PATHS[code.toUpperCase()] ?? `/logos/${encodeURIComponent(code.toLowerCase())}.png`;
}

/**
 * Where a mark stands in the sheet's row: the share of the way from the first to the last, 0 to 1; null for an unknown code. A cut out of
 * the whole sheet is drawn at a fraction of the cost of a view, for which the browser sets the drawing anew each time.
 */
export function logoPlace(code: string | null | undefined): number | null {
  if (!code) return 0;
  const at = SCHOOL_CODES.findIndex((known) => known === code.toUpperCase());
  return at < 0 ? null : (at + 1) / SCHOOL_CODES.length;
}

/** Loads every logo ahead of need. Rejects with the path of the first image that fails. Spec 3. */
export function preloadLogos(): Promise<void> {
  const loads = Object.values(LOGO_PATHS).map(
    (path) =>
      new Promise<void>((resolve, reject) => {
        const image = new Image();
        image.onload = () => resolve();
        image.onerror = () => reject(new Error(`The logo ${path} did not load.`));
        image.src = path;
      }),
  );
  return Promise.all(loads).then(() => undefined);
}
