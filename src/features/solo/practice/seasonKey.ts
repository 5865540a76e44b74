import type { Uid } from '@/domain/kernel/ids';

/** The local storage key of a user's solo season. People who share a browser each have a season. */
export const seasonKey = (uid: Uid) => `saturdaySix_${uid}`;
