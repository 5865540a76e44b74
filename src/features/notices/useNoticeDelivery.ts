'use client';

import { useEffect, useState } from 'react';
import { notify } from '@/components';
import { remember } from '@/data/device/noticeMemory';
import { valueOr } from '@/domain/kernel/loadable';
import { channelOf, noticeKind, parseNoticeSettings } from '@/domain/notices/kinds';
import type { Notice } from '@/domain/notices/notice';
import { useHidden } from '@/hooks/useHidden';
import { useAuth } from '@/providers/account/AuthProvider';
import { useLeagues } from '@/providers/league/LeagueProvider';
import { browserPermission, showInBrowser } from '@/providers/notices/browserNotices';
import { useNoticeMemory } from '@/providers/notices/useNoticeMemory';
import { SERVER_CLOCK } from '@/providers/kernel/serverClock';

/**
 * Tells the user once of each notice that comes up while the page is open. On a visible page what needs them is a
 * toast; on a hidden one the browser shows it, if they chose that for its kind. Returns what a screen reader announces
 * of the others.
 */
export function useNoticeDelivery(notices: readonly Notice[], pathname: string): string {
  const settings = parseNoticeSettings(useAuth().user?.notices);
  const { leagues, usual } = useLeagues();
  const { told } = useNoticeMemory();
  const hidden = useHidden();
  // What came up before the page was opened is only counted.
  const [since] = useState(SERVER_CLOCK.now);
  const arrived = notices.filter(({ at }) => at !== null && at >= since);
  const named = valueOr(leagues, []);
  const leagueName = ({ leagueId }: Notice) => named.find(({ id }) => id === leagueId)?.name ?? null;

  useEffect(() => {
    const mayTell = ({ kind }: Notice) =>
      !hidden || (channelOf(settings, kind) === 'browser' && browserPermission() === 'granted');
    const due = arrived.filter((notice) => !told.includes(notice.key) && mayTell(notice));
    if (due.length === 0) return;
    remember({ told: [...told, ...due.map(({ key }) => key)] });
    for (const notice of due) {
      const { key: tag, text, detail, href } = notice;
      const where = leagueName(notice);
      if (hidden) {
        const body = [where, detail].filter(Boolean).join('\n');
        showInBrowser(text, body, { tag, href }).catch((error: unknown) => {
          console.warn('The browser didn’t show a notification:', error);
        });
      } else if (notice.needsMe && !isOnScreen(notice, pathname, usual?.id)) {
        notify.info(where === null ? text : `${where}: ${text}`);
      }
    }
  });

  const [said, setSaid] = useState<Notice | null>(null);
  const next = arrived.find(({ needsMe, at }) => !needsMe && (at ?? 0) > (said?.at ?? 0));
  if (next !== undefined) setSaid(next);
  return said === null ? '' : [leagueName(said), said.text].filter(Boolean).join(': ');
}

/**
 * Whether the page that is open shows what a notice is about: the draft room its clock, the conversation its mention.
 */
function isOnScreen({ kind, href, leagueId }: Notice, pathname: string, usual: string | undefined): boolean {
  const { shownOn } = noticeKind(kind);
  if (shownOn === 'its page') return pathname === href;
  // The usual league is the one that the page shows.
  return shownOn === 'messages' && pathname === '/messages' && leagueId === usual;
}
