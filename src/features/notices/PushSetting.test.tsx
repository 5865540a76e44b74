import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { env } from '@/config/env';
import { notePushDevice } from '@/data/device/pushDevice';
import { fail, succeed, type Result } from '@/domain/kernel/result';
import { minimalUser } from '@/domain/account/user';
import type { BrowserPermission } from '@/providers/notices/browserNotices';
import { PushSetting } from './PushSetting';

const commands = vi.hoisted(() => ({
  turnOnPush: vi.fn<() => Promise<Result<void>>>(),
  turnOffPush: vi.fn<() => Promise<Result<void>>>(),
}));
vi.mock('@/data/notices/push', () => commands);

const ANN = { ...minimalUser({ uid: 'ann', email: '', displayName: 'Ann', google: false }), key: 'ann' };
const DEVICE = { uid: 'ann', key: 'ann', id: 'c'.repeat(22) };

beforeEach(() => {
  Object.assign(env, { vapidKey: 'B' });
  vi.stubGlobal('PushManager', vi.fn());
  vi.stubGlobal('Notification', vi.fn());
  Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true });
  commands.turnOnPush.mockImplementation(() => {
    notePushDevice(DEVICE);
    return Promise.resolve(succeed());
  });
  commands.turnOffPush.mockImplementation(() => {
    notePushDevice(null);
    return Promise.resolve(succeed());
  });
});
afterEach(() => {
  Object.assign(env, { vapidKey: undefined });
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  localStorage.clear();
});

function show({
  permission = 'granted',
  answer = 'granted',
  online = true,
}: { permission?: BrowserPermission; answer?: BrowserPermission; online?: boolean } = {}) {
  const ask = vi.fn(() => Promise.resolve(answer));
  render(<PushSetting user={ANN} online={online} permission={permission} ask={ask} />);
  return ask;
}
const control = () => screen.queryByRole('switch', { name: /^Also when the app is closed/ });

it.each([
  ['isn’t set up for the site', () => Object.assign(env, { vapidKey: undefined })],
  ['isn’t possible in this browser', () => Reflect.deleteProperty(globalThis, 'PushManager')],
])('isn’t there where it %s', (_, arrange) => {
  arrange();
  show();
  expect(control()).not.toBeInTheDocument();
});

it('isn’t there where the browser shows no notifications', () => {
  show({ permission: 'none' });
  expect(control()).not.toBeInTheDocument();
});

it('is turned on with a press, which also asks the browser', async () => {
  const ask = show({ permission: 'ask' });
  expect(control()).not.toBeChecked();
  await userEvent.click(control()!);
  expect(ask).toHaveBeenCalledOnce();
  expect(commands.turnOnPush).toHaveBeenCalledWith(ANN);
});

it('keeps the focus until it’s turned on, and takes no other press until then', async () => {
  let arrive = () => {};
  commands.turnOnPush.mockReturnValueOnce(new Promise((resolve) => (arrive = () => resolve(succeed()))));
  const ask = show();
  await userEvent.click(control()!);
  expect(await screen.findByText('One moment …')).toBeVisible();
  expect(control()).toBeEnabled();
  await userEvent.keyboard(' ');
  expect(control()).toHaveFocus();
  expect(ask).toHaveBeenCalledOnce();
  arrive();
  expect(await screen.findByText(/^On this device/)).toBeVisible();
});

it('is on for the device’s user, and can be turned off', async () => {
  notePushDevice(DEVICE);
  const ask = show();
  expect(control()).toBeChecked();
  await userEvent.click(control()!);
  expect(control()).not.toBeChecked();
  expect(ask).not.toHaveBeenCalled();
});

it('is off where another user of the device had turned it on', () => {
  notePushDevice({ ...DEVICE, uid: 'bob' });
  show();
  expect(control()).not.toBeChecked();
});

it('stays off when the browser isn’t allowed to', async () => {
  show({ permission: 'ask', answer: 'denied' });
  await userEvent.click(control()!);
  expect(commands.turnOnPush).not.toHaveBeenCalled();
  expect(control()).not.toBeChecked();
});

it.each([
  ['the browser blocks notifications', { permission: 'denied' as const }],
  ['offline', { online: false }],
])('can’t be changed while %s', (_, situation) => {
  notePushDevice(DEVICE);
  show(situation);
  expect(control()).toBeDisabled();
});

it('says why it couldn’t be turned on', async () => {
  commands.turnOnPush.mockResolvedValueOnce(fail('unavailable', 'We can’t reach the server.'));
  show();
  await userEvent.click(control()!);
  expect(await screen.findByText('We can’t reach the server.')).toBeVisible();
  expect(control()).not.toBeChecked();
  expect(control()).toBeEnabled();
});

it('says that it didn’t work when Firebase can’t be reached', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  commands.turnOnPush.mockRejectedValueOnce(new Error('messaging/fid-registration-failed'));
  show();
  await userEvent.click(control()!);
  expect(await screen.findByText(/^That didn’t work\. Check your connection/)).toBeVisible();
  expect(control()).not.toBeChecked();
});
