import { join } from 'node:path';

/** Where the pictures of the looks are. */
export const PICTURES = join(import.meta.dirname, '../pictures');
