import { deleteField, updateDoc } from 'firebase/firestore';
import { env } from '@/config/env';
import { fail, succeed, type Result } from '@/domain/kernel/result';
import { MAX_PUSH_DEVICES } from '@/domain/account/pushDevices';
import type { AppUser } from '@/domain/account/user';
import { Batch } from '../backend/batch';
import { currentReader } from '../device/deviceData';
import { attempt } from '../backend/failures';
import { userRef } from '../backend/references';
import { app } from '../backend/firebaseApp';
import { notePushDevice, pushDevice } from '../device/pushDevice';
import { NO_RECORD } from '../account/users';
import { withDeadline } from '../backend/withDeadline';

/** How long to wait until the service worker has kept the app and can get notifications, in milliseconds. */
const WORKER_MS = 60_000;

/** The error when the browser doesn't show this site's notifications. */
const BLOCKED = fail('blocked', 'Your browser blocks notifications. Allow them for this site in its settings first.');

/** Firebase Cloud Messaging, which a build without the key doesn't contain (src/config/messagingReplacement.ts). */
async function loadMessaging() {
  const [messaging, installations] = await Promise.all([
    import('firebase/messaging'),
    import('firebase/installations'),
  ]);
  if (!(await messaging.isSupported())) throw new Error('There are no push notifications here.');
  const forgetId = () => installations.deleteInstallations(installations.getInstallations(app()));
  return { ...messaging, service: messaging.getMessaging(app()), forgetId };
}

/** Turns on push notifications for the user on this device. Ask for the permission first, in the click. */
export async function turnOnPush(user: AppUser): Promise<Result<void>> {
  if (user.key === null) return NO_RECORD;
  if (Notification.permission !== 'granted') return BLOCKED;
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  return enroll(user, user.key, await withDeadline(WORKER_MS, navigator.serviceWorker.ready));
}

/** Turns off push notifications on this device. */
export async function turnOffPush(): Promise<Result<void>> {
  const device = pushDevice();
  if (device === null) return succeed();
  const removed = await attempt(() =>
    new Batch().update(userRef(device.key), { [entryOf(device.id)]: deleteField() }).commit(),
  );
  if (removed.ok) await release();
  return removed;
}

/** Renews this device's registration and entry, as Firebase asks once a week; or ends it if it's blocked. May throw. */
export async function renewPush(user: AppUser): Promise<void> {
  const device = pushDevice();
  if (device?.uid !== user.uid || user.key === null) return;
  const renewed =
    Notification.permission === 'granted'
      ? await enroll(user, user.key, await withDeadline(WORKER_MS, navigator.serviceWorker.ready))
      : await turnOffPush();
  if (!renewed.ok) throw new Error(renewed.error.message);
}

/** Ends push notifications on this device at sign-out. Offline, the browser drops what still arrives. */
export async function endPush(): Promise<void> {
  const device = pushDevice();
  if (device === null) return;
  // After a sign-out elsewhere the record is out of reach. The sender removes the device once it can't be reached.
  const mayWrite = currentReader() === device.uid;
  const removed = mayWrite ? updateDoc(userRef(device.key), { [entryOf(device.id)]: deleteField() }) : undefined;
  await Promise.all([removed, release()]);
}

/** Registers the device and enters it in the user's record. */
async function enroll(user: AppUser, key: string, worker: ServiceWorkerRegistration): Promise<Result<void>> {
  const { uid, pushDevices } = user;
  const id = await register(worker);
  const entered = pushDevices.includes(id) ? succeed() : await attempt(() => enter(key, id, pushDevices));
  if (entered.ok) notePushDevice({ uid, key, id });
  return entered;
}

/** Enters a device in a record. The latest five stay. */
function enter(key: string, id: string, others: readonly string[]): Promise<void> {
  const dropped = others.slice(MAX_PUSH_DEVICES - 1).map((other) => [entryOf(other), deleteField()]);
  return new Batch().update(userRef(key), { [entryOf(id)]: Date.now(), ...Object.fromEntries(dropped) }).commit();
}

/** The field of a record in which a device is. */
function entryOf(id: string): string {
  return `notices.${id}`;
}

/** Registers this device with Firebase Cloud Messaging, and returns its installation id. */
async function register(worker: ServiceWorkerRegistration): Promise<string> {
  const { service, onRegistered, register, unregister, forgetId } = await loadMessaging();
  if ((await worker.pushManager.getSubscription()) === null) {
    // Firebase takes a device that was registered lately as registered, even if its subscription is gone.
    await unregister(service).catch(() => undefined);
    // The id may still be in the record of another person, who signed out here without a connection.
    await forgetId().catch((error: unknown) => console.warn('The device keeps its id:', error));
  }
  let id = '';
  const stop = onRegistered(service, (installation) => {
    id = installation;
  });
  await register(service, { vapidKey: env.vapidKey, serviceWorkerRegistration: worker });
  stop();
  if (id === '' || (await worker.pushManager.getSubscription()) === null)
    throw new Error('The device has no push subscription.');
  return id;
}

/** Ends the browser's subscription, which needs no connection, and then Firebase's registration. */
async function release(): Promise<void> {
  notePushDevice(null);
  const worker = await navigator.serviceWorker.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
  const { service, unregister } = await loadMessaging();
  // Without it, Firebase finds out when it next sends something to the device.
  await unregister(service).catch((error: unknown) => console.warn('The device is still registered:', error));
}
