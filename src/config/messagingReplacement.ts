/**
 * Replaces Firebase Cloud Messaging in a build without the key of push notifications (next.config.ts), which never uses
 * it: so such a build has none of its code. tests/e2e/builtApp.spec.ts fails otherwise.
 */
export const isSupported = (): Promise<boolean> => Promise.resolve(false);
