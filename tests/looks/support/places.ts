import { join } from 'node:path';

/** Where the pictures of the looks are kept, as WebP. */
export const PICTURES = join(import.meta.dirname, '../pictures');

/** Where a run unpacks those that it compares, as PNG. */
export const UNPACKED = join(import.meta.dirname, '../../../.cache/pictures');
