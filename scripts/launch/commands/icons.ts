import { writeIcons } from '../../icons/build';
import { ROOT } from '../../suite/suite';

/** `npm run icons`: draws the product's logo and icons in its colors (src/config/product.ts), into `public/`. */
export default async function icons(): Promise<number> {
  await writeIcons(ROOT);
  return 0;
}
