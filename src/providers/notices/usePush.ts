import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { pushDevice, pushPossible, watchPushDevice } from '@/data/device/pushDevice';
import type { Uid } from '@/domain/kernel/ids';
import type { AppUser } from '@/domain/account/user';

/** How long after the page a device's registration is renewed, in milliseconds. */
const PATIENCE_MS = 10_000;

/** Whether this device gets a user's notifications while the app is closed; null where that isn't possible. */
export function usePush(uid: Uid): boolean | null {
  const on = useSyncExternalStore(
    watchPushDevice,
    () => pushDevice()?.uid === uid,
    () => false,
  );
  return pushPossible() ? on : null;
}

/** Renews this device's registration once for each page, if it gets the user's notifications. */
export function usePushRenewal(user: AppUser | null): void {
  const uid = user?.uid ?? null;
  const loaded = user !== null && user.key !== null;
  const renew = useEffectEvent(async () => {
    const { renewPush } = await import('@/data/notices/push');
    if (user !== null) await renewPush(user);
  });
  useEffect(() => {
    if (!loaded || !pushPossible() || pushDevice()?.uid !== uid) return;
    const timer = setTimeout(() => {
      renew().catch((error: unknown) => console.warn('Push notifications weren’t renewed:', error));
    }, PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [uid, loaded]);
}
