/** The local storage key of a user's solo season. People who share a browser each have a season. */
export const seasonKey = (uid: string) => `saturdaySix_${uid}`;
