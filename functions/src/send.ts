import { FieldPath, FieldValue, type DocumentReference } from 'firebase-admin/firestore';
import { getMessaging } from 'firebase-admin/messaging';
import { logger } from 'firebase-functions';
import type { League } from '@/domain/league/types';
import type { Notice } from '@/domain/notices/notice';
import { devicesFor, isGone, messageTo, pushOf, type DeviceMessage, type Push } from './pushes/push';
import { usersToTell, type StoredUser } from './store';

/** The most messages in one call of Firebase Cloud Messaging. */
const AT_ONCE = 500;

/** Something to tell a person, and the league it belongs to. */
export type Told = { uid: string; notice: Notice; league: Pick<League, 'name'> | null };

/** Sends notices to those of their people who chose the browser for the kind. The notices are of one kind. */
export async function tell(told: readonly Told[]): Promise<void> {
  const [first] = told;
  if (first === undefined) return;
  const users = await usersToTell([...new Set(told.map(({ uid }) => uid))], first.notice.kind);
  await send(
    told.map(({ uid, notice, league }) => pushOf(uid, notice, league)),
    users,
  );
}

/**
 * Sends pushes to the devices of these users, and removes the devices that are gone from their records. Failed messages
 * aren't sent again.
 */
export async function send(pushes: readonly Push[], users: readonly StoredUser[]): Promise<void> {
  const now = Date.now();
  const messages = pushes.flatMap((push) =>
    users
      .filter(({ uid }) => uid === push.uid)
      .flatMap(({ ref, record }) => devicesFor(record, push).map((id) => ({ ref, message: messageTo(id, push, now) }))),
  );
  const due = messages.flatMap(({ ref, message }) => (message === null ? [] : [{ ref, message }]));
  for (let start = 0; start < due.length; start += AT_ONCE) await sendSome(due.slice(start, start + AT_ONCE));
}

async function sendSome(due: readonly { ref: DocumentReference; message: DeviceMessage }[]): Promise<void> {
  const { responses, failureCount } = await getMessaging().sendEach(due.map(({ message }) => message));
  const gone = responses.flatMap(({ error }, i) => (isGone(error?.code) ? due.slice(i, i + 1) : []));
  await Promise.all(
    gone.map(({ ref, message }) => ref.update(new FieldPath('notices', message.fid), FieldValue.delete())),
  );
  const failed = responses.flatMap(({ error }) => (error === undefined || isGone(error.code) ? [] : [error.code]));
  logger.info('Pushes sent', { sent: due.length - failureCount, gone: gone.length, failed });
}
