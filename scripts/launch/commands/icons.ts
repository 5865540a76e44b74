import { writeIcons } from '../../icons/build';
import { ROOT } from '../../suite/suite';

/**
 * `npm run icons`: draws the product's logo and icons in its colors (src/config/product.ts), and the schools' logos,
 * into `public/`.
 */
export default async function icons(): Promise<number> {
  await writeIcons(ROOT);
  return 0;
}
