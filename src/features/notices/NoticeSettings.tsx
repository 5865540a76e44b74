'use client';

import { useSyncExternalStore, useState } from 'react';
import { Button, Notice, Segmented } from '@/components';
import {
  channelOf,
  KIND_TABLE,
  NOTICE_KINDS,
  parseNoticeSettings,
  type NoticeChannel,
  type NoticeKind,
} from '@/domain/notices/kinds';
import type { AppUser } from '@/domain/account/user';
import { useSubmit } from '@/hooks/useSubmit';
import { useAuth } from '@/providers/account/AuthProvider';
import {
  askPermission,
  browserPermission,
  onPermission,
  type BrowserPermission,
} from '@/providers/notices/browserNotices';
import { useOnline } from '@/providers/kernel/useOnline';
import { PushSetting } from './PushSetting';

/**
 * Where the user is told about each kind of notice. The browser is asked for its permission only when they choose it.
 */
export function NoticeSettings() {
  const { user } = useAuth();
  const online = useOnline();
  const permission = useSyncExternalStore(onPermission, browserPermission, () => 'none' as const);
  // The browser tells of a change only where it can, so what it answered is kept.
  const [answer, setAnswer] = useState<BrowserPermission | null>(null);
  const allowed = permission === 'ask' ? (answer ?? permission) : permission;
  if (user === null) return null;
  const settings = parseNoticeSettings(user.notices);
  const chosen = NOTICE_KINDS.some((kind) => channelOf(settings, kind) === 'browser');
  const ask = async () => {
    const next = await askPermission();
    setAnswer(next);
    return next;
  };
  return (
    <div className="grid grid-cols-1 gap-5">
      <ul className="list-disc pl-5 text-sm text-ink-muted">
        <li>App: in this list, and on the page you’re on if it needs you.</li>
        <li>Browser: also a notification when the tab is in the background.</li>
      </ul>
      {!online && <Notice tone="warn">You’re offline. You can change these once you’re back online.</Notice>}
      <PermissionNotice permission={allowed} chosen={chosen} asked={answer !== null} onAllow={() => void ask()} />
      <PushSetting user={user} online={online} permission={allowed} ask={ask} />
      {NOTICE_KINDS.map((kind) => (
        <KindSetting key={kind} kind={kind} user={user} online={online} permission={allowed} ask={ask} />
      ))}
    </div>
  );
}

function PermissionNotice({
  permission,
  chosen,
  asked,
  onAllow,
}: {
  permission: BrowserPermission;
  chosen: boolean;
  asked: boolean;
  onAllow: () => void;
}) {
  if (permission === 'none') {
    return (
      <Notice title="This browser can’t show notifications">
        On an iPhone or iPad, add the site to your home screen first and open it from there.
      </Notice>
    );
  }
  if (permission === 'denied') {
    return (
      <Notice tone="warn" title="Your browser blocks notifications from this site">
        To allow them, open the site’s settings beside the address bar, allow notifications, and come back.
      </Notice>
    );
  }
  if (permission === 'granted' || (!chosen && !asked)) return null;
  return (
    <Notice
      title="This browser doesn’t show them yet"
      action={
        <Button size="small" onClick={onAllow}>
          Allow notifications
        </Button>
      }
    >
      {chosen
        ? 'You chose browser notifications on another device.'
        : 'Your browser asks before it shows notifications.'}
    </Notice>
  );
}

function KindSetting({
  kind,
  user,
  online,
  permission,
  ask,
}: {
  kind: NoticeKind;
  user: AppUser;
  online: boolean;
  permission: BrowserPermission;
  ask: () => Promise<BrowserPermission>;
}) {
  const { label, hint } = KIND_TABLE[kind];
  const { error, submit } = useSubmit('That wasn’t saved. Check your connection and try again.');
  // What was pressed, until it's saved or refused.
  const [wanted, setWanted] = useState<NoticeChannel | null>(null);
  const canShow = permission === 'granted' || permission === 'ask';
  const choose = async (channel: NoticeChannel) => {
    // Not disabled meanwhile, with which the button that was pressed would lose the focus.
    if (wanted !== null) return;
    setWanted(channel);
    // Asked at once, because a browser asks only in answer to a press.
    if (channel !== 'browser' || (await ask()) === 'granted') {
      await submit(async () => {
        const { chooseNoticeChannel } = await import('@/data/account/users');
        return chooseNoticeChannel(user, kind, channel);
      });
    }
    setWanted(null);
  };
  return (
    <div className="grid grid-cols-1 gap-1">
      <p aria-hidden className="leading-snug font-semibold">
        {label}
      </p>
      <p className="text-sm leading-snug text-ink-muted">{hint}</p>
      <Segmented<NoticeChannel>
        label={label}
        value={wanted ?? channelOf(parseNoticeSettings(user.notices), kind)}
        options={[
          { value: 'app', label: 'App', disabled: !online },
          { value: 'browser', label: 'Browser', disabled: !online || !canShow },
          { value: 'off', label: 'Off', disabled: !online },
        ]}
        onChange={(channel) => void choose(channel)}
      />
      {error !== null && <Notice tone="bad">{error.message}</Notice>}
    </div>
  );
}
