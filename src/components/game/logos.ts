import { product } from '@/config/product';
import { SCHOOL_CODES } from '@/domain/football/schools';

/** The path of each school's logo, by school code. */
export const LOGO_PATHS: Readonly<Record<string, string>> = Object.fromEntries(
  SCHOOL_CODES.map((code) => [code, `/logos/${code.toLowerCase()}.svg`]),
);

/**
 * Path of a school's logo. Without a code, the app's own logo; for an unknown code, the code in lower case with `.png`.
 */
export function logoPath(code: string | null | undefined): string {
  if (!code) return product.logo;
  return LOGO_PATHS[code.toUpperCase()] ?? `/logos/${encodeURIComponent(code.toLowerCase())}.png`;
}

/**
 * Preloads every school's logo (docs/requirements.md R14.1). Rejects with the path of the first image that fails.
 * @public
 */
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
