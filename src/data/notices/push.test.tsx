import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backend } from '../../../tests/support/backend/backend';
import * as documents from '../../../tests/support/documents';
import { minimalUser, type AppUser } from '@/domain/account/user';
import { setReader } from '../device/deviceData';
import { endPush, renewPush, turnOffPush, turnOnPush } from './push';
import { notePushDevice, pushDevice } from '../device/pushDevice';

/** What the commands ask of the browser and Firebase Cloud Messaging, in order. */
const calls = vi.hoisted(() => [] as unknown[]);
const world = vi.hoisted(() => ({
  id: '',
  subscribed: false,
  subscribes: true,
  supported: true,
}));
vi.mock('firebase/messaging', () => {
  let handler = (_id: string) => {};
  return {
    isSupported: () => Promise.resolve(world.supported),
    getMessaging: () => ({}),
    onRegistered: (_service: object, next: (id: string) => void) => {
      handler = next;
      return () => undefined;
    },
    register: () => {
      calls.push('register');
      world.subscribed = world.subscribes;
      handler(world.id);
      return Promise.resolve();
    },
    unregister: () => {
      calls.push('unregister');
      return Promise.resolve();
    },
  };
});
vi.mock('firebase/installations', () => ({
  getInstallations: () => ({}),
  deleteInstallations: () => {
    calls.push('new id');
    return Promise.resolve();
  },
}));

const KEY = documents.emailKeyOf('ann');
const NOW = 1_760_000_000_000;
const [THIS, OTHER] = ['c'.repeat(22), 'd'.repeat(22)];
const ann = (pushDevices: string[] = []): AppUser => ({
  ...minimalUser({ uid: 'ann', email: '', displayName: 'Ann', google: false }),
  key: KEY,
  pushDevices,
});
/** The devices in Ann’s record, since when. */
const entered = () => backend.stored(`users/${KEY}`)!.notices;
const record = (...devices: string[]) =>
  backend.put({
    [`users/${KEY}`]: documents.user('ann', { notices: Object.fromEntries(devices.map((id) => [id, NOW - 1])) }),
  });
const mine = (id = THIS) => ({ uid: 'ann', key: KEY, id });

beforeEach(() => {
  vi.stubGlobal('Notification', { permission: 'granted' });
  vi.spyOn(Date, 'now').mockReturnValue(NOW);
  calls.length = 0;
  Object.assign(world, {
    id: THIS,
    subscribed: false,
    subscribes: true,
    supported: true,
  });
  backend.start(documents.people('ann'), 'ann');
  const unsubscribe = () => {
    calls.push('unsubscribe');
    world.subscribed = false;
    return Promise.resolve(true);
  };
  const worker = {
    pushManager: { getSubscription: () => Promise.resolve(world.subscribed ? { unsubscribe } : null) },
  };
  Object.defineProperty(navigator, 'serviceWorker', {
    value: {
      register: (path: string) => Promise.resolve(void calls.push(path)),
      getRegistration: () => Promise.resolve(worker),
      ready: Promise.resolve(worker),
    },
    configurable: true,
  });
  setReader('ann');
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  setReader(null);
});

describe('turning push notifications on', () => {
  it('registers the device and enters it in the record', async () => {
    record(OTHER);
    expect((await turnOnPush(ann([OTHER]))).ok).toBe(true);
    // Another person who signed out here without a connection may still have the id that the device had.
    expect(calls).toEqual(['/sw.js', 'unregister', 'new id', 'register']);
    expect(entered()).toEqual({ [OTHER]: NOW - 1, [THIS]: NOW });
    expect(pushDevice()).toEqual(mine());
  });
  it('keeps the latest five devices', async () => {
    const five = 'efghi'.split('').map((letter) => letter.repeat(22));
    record(...five);
    await turnOnPush(ann(five));
    expect(Object.keys(entered() as object).sort()).toEqual([THIS, ...five.slice(0, 4)].sort());
  });
  it('is refused where the browser blocks notifications', async () => {
    vi.stubGlobal('Notification', { permission: 'denied' });
    expect(await turnOnPush(ann())).toMatchObject({ ok: false, error: { code: 'blocked' } });
    expect([calls, backend.sent()]).toEqual([[], []]);
  });
  it('stays off when the record can’t be written', async () => {
    backend.setOnline(false);
    expect(await turnOnPush(ann())).toMatchObject({ ok: false, error: { code: 'offline' } });
    expect(pushDevice()).toBeNull();
  });
  it('stays off when Firebase makes no subscription', async () => {
    world.subscribes = false;
    await expect(turnOnPush(ann())).rejects.toThrow('no push subscription');
    expect([pushDevice(), calls.at(-1)]).toEqual([null, 'register']);
  });
  it('needs a browser that Firebase supports', async () => {
    world.supported = false;
    await expect(turnOnPush(ann())).rejects.toThrow('no push notifications');
  });
});

it('turning them off removes the device from the record, and then the subscription', async () => {
  world.subscribed = true;
  record(THIS, OTHER);
  notePushDevice(mine());
  expect((await turnOffPush()).ok).toBe(true);
  expect(calls).toEqual(['unsubscribe', 'unregister']);
  expect(entered()).toEqual({ [OTHER]: NOW - 1 });
  expect(pushDevice()).toBeNull();
});

describe('renewing a registration', () => {
  it('writes nothing while the record has the device', async () => {
    world.subscribed = true;
    notePushDevice(mine());
    await renewPush(ann([THIS]));
    expect([calls, backend.sent()]).toEqual([['register'], []]);
  });
  it('enters the device again when the record doesn’t have it, or its id has changed', async () => {
    world.subscribed = true;
    notePushDevice(mine(OTHER));
    await renewPush(ann());
    expect(calls).toEqual(['register']);
    expect(entered()).toEqual({ [THIS]: NOW });
    expect(pushDevice()).toEqual(mine());
  });
  it('turns them off when the user has blocked notifications since', async () => {
    notePushDevice(mine());
    vi.stubGlobal('Notification', { permission: 'denied' });
    await renewPush(ann([THIS]));
    expect(pushDevice()).toBeNull();
  });
  it('leaves the device of another user alone', async () => {
    notePushDevice({ ...mine(), uid: 'bob' });
    await renewPush(ann());
    expect(calls).toEqual([]);
  });
});

describe('signing out', () => {
  it('removes the device from the record and ends the subscription', async () => {
    world.subscribed = true;
    record(THIS);
    notePushDevice(mine());
    await endPush();
    expect(calls).toEqual(['unsubscribe', 'unregister']);
    expect(entered()).toEqual({});
    expect(pushDevice()).toBeNull();
  });
  it('ends the subscription without an answer of the server', async () => {
    world.subscribed = true;
    backend.setFaults({ fault: () => 'lost' });
    notePushDevice(mine());
    void endPush();
    await vi.waitFor(() => expect(calls).toContain('unsubscribe'));
    expect(pushDevice()).toBeNull();
  });
  it('elsewhere ends it too, without the record', async () => {
    notePushDevice(mine());
    setReader(null);
    await endPush();
    expect([calls, backend.sent()]).toEqual([['unregister'], []]);
  });
});
