'use client';

import { ChevronLeft, Settings } from 'lucide-react';
import { useState } from 'react';
import { Button, Sheet } from '@/components';
import type { NoticeList as Notices } from '@/providers/notices/useNotices';
import { NoticeList } from './NoticeList';
import { NoticeSettings } from './NoticeSettings';

interface NoticesSheetProps {
  list: Notices;
  /**
   * When the user had last opened the list, in milliseconds since 1970: what came up later is marked as new. Null
   * before the first time.
   */
  newSince: number | null;
  /** Why the list couldn't be marked as seen. */
  unmarked: string | null;
  onClose: () => void;
}

/** The list of notices, and their settings as a second view. */
export function NoticesSheet({ list, newSince, unmarked, onClose }: NoticesSheetProps) {
  const [settings, setSettings] = useState(false);
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={settings ? 'Notification settings' : 'Notifications'}
      {...(settings ? { description: 'Choose where you hear about each of these.' } : {})}
      // One button in both views, so that it keeps the focus.
      actions={
        <Button variant="quiet" onClick={() => setSettings(!settings)}>
          {settings ? <ChevronLeft aria-hidden className="size-4" /> : <Settings aria-hidden className="size-4" />}
          {settings ? 'Back to notifications' : 'Settings'}
        </Button>
      }
    >
      {settings ? (
        <NoticeSettings />
      ) : (
        <NoticeList list={list} newSince={newSince} unmarked={unmarked} onFollow={onClose} />
      )}
    </Sheet>
  );
}
