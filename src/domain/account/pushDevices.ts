import { asMap } from '../kernel/parse';

/** The most devices of a user that get push notifications. */
export const MAX_PUSH_DEVICES = 5;

/** What a Firebase installation id looks like, by which a device is stored. */
const DEVICE = /^[\w-]{22}$/;

/**
 * The devices in stored `users.notices` that get push notifications, the latest first: entries of the form {
 * [installation id]: since when, in milliseconds }.
 */
export function pushDevicesOf(notices: unknown): string[] {
  return Object.entries(asMap(notices))
    .flatMap(([id, since]) => (DEVICE.test(id) && typeof since === 'number' ? [{ id, since }] : []))
    .sort((one, other) => other.since - one.since)
    .map(({ id }) => id);
}
