import { env } from '@/config/env';
import type { Uid } from '@/domain/kernel/ids';
import { asMap, asText } from '@/domain/kernel/parse';
import { followers, localStore } from './browserStorage';

/** Local storage key that has whose push notifications come to this device. */
const KEY = 'pushDevice';

/** Whose push notifications come to this device. */
export interface PushDevice {
  uid: Uid;
  /** The key of the user's record, which lists the device. */
  key: string;
  /** The device's Firebase installation id. */
  id: string;
}

const { tell, follow } = followers(KEY);

/** Whether push notifications are configured and possible. On iPhones and iPads only the installed app has them. */
export function pushPossible(): boolean {
  return (
    env.vapidKey !== undefined && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  );
}

/** Whose push notifications come to this device; null if no one's do. */
export function pushDevice(): PushDevice | null {
  const stored = asMap(localStore.readJson(KEY));
  const device = { uid: asText(stored.uid, ''), key: asText(stored.key, ''), id: asText(stored.id, '') };
  return Object.values(device).includes('') ? null : device;
}

/** Notes whose push notifications come to this device; null if no one's do any more. */
export function notePushDevice(device: PushDevice | null): void {
  localStore.writeJson(KEY, device);
  tell();
}

/** Calls back when `pushDevice` may have changed, in this tab or another. Returns how to unsubscribe. */
export const watchPushDevice = follow;
