'use client';

import { Notice, Switch } from '@/components';
import type { AppUser } from '@/domain/account/user';
import { useSubmit } from '@/hooks/useSubmit';
import type { BrowserPermission } from '@/providers/notices/browserNotices';
import { usePush } from '@/providers/notices/usePush';

export interface PushSettingProps {
  user: AppUser;
  online: boolean;
  permission: BrowserPermission;
  /** Asks the browser for its permission. */
  ask: () => Promise<BrowserPermission>;
}

/**
 * Whether this device gets the user's notifications while the app is closed. Nothing where that isn't possible, or
 * isn't set up for the site.
 */
export function PushSetting({ user, online, permission, ask }: PushSettingProps) {
  const on = usePush(user.uid);
  const { busy, error, submit } = useSubmit('That didn’t work. Check your connection and try again.');
  if (on === null || permission === 'none') return null;
  const change = async (next: boolean) => {
    // Not disabled meanwhile, with which the switch would lose the focus.
    if (busy) return;
    // At once, because a browser asks only in answer to a press.
    if (next && (await ask()) !== 'granted') return;
    await submit(async () => {
      const { turnOffPush, turnOnPush } = await import('@/data/notices/push');
      return next ? turnOnPush(user) : turnOffPush();
    });
  };
  return (
    <div className="grid grid-cols-1 gap-1">
      <Switch
        label="Also when the app is closed"
        hint={busy ? 'One moment …' : 'On this device, for everything you set to Browser.'}
        checked={on && permission === 'granted'}
        disabled={!online || permission === 'denied'}
        onChange={({ target }) => void change(target.checked)}
      />
      {error !== null && <Notice tone="bad">{error.message}</Notice>}
    </div>
  );
}
