import { useMemo } from 'react';
import type { DraftSnapshot } from '@/data/draft/watchDraft';
import { isDraftActive } from '@/domain/league/draftActive';
import { draftedTeam } from '@/domain/kernel/ids';
import type { League } from '@/domain/league/types';
import { mapReady, ready, valueOr, type Loadable } from '@/domain/kernel/loadable';
import { claimsNotices } from '@/domain/notices/claimNotices';
import { clockNotices, draftSoonNotices } from '@/domain/notices/draftNotices';
import { answerNotices, mentionNotices, resultNotices } from '@/domain/notices/leagueNotices';
import { parseNoticeSettings } from '@/domain/notices/kinds';
import { kickoffWithinTheHour } from '@/domain/notices/lineupNotices';
import { blockNotices } from '@/domain/notices/tradeNotices';
import { tradeBlock } from '@/domain/moves/trades/tradeBlock';
import { isUnseen, listNotices, leagueTeamsOf, type Notice } from '@/domain/notices/notice';
import { useNow } from '@/hooks/useNow';
import { useAuth } from '../account/AuthProvider';
import { useLeagues } from '../league/LeagueProvider';
import { useSeason } from '../season/SeasonProvider';
import { SERVER_CLOCK } from '../kernel/serverClock';
import { useUnread } from '../messages/UnreadProvider';
import { useLoadables } from '@/hooks/useLoadable';
import { useUnreadAnswers } from '../messages/useUnreadAnswers';
import { useLogNotices } from './useLogNotices';
import { useTradeNotices } from './useTradeNotices';

/** The user's notices. */
export interface NoticeList {
  /** In the order of the list. Ready as soon as the leagues are; what is read later is added. */
  notices: Loadable<Notice[]>;
  /** How many came up since the user last opened the list. */
  unseen: number;
  /** When that was, in milliseconds since 1970; null before the first time. */
  seenAt: number | null;
  /** Whether something for the list is still being read, or couldn't be. */
  loading: boolean;
  incomplete: boolean;
  /** The leagues whose lineups lock within the hour, so that they're worth reading. */
  lineupsDue: readonly League[];
}

const NO_LEAGUES: readonly League[] = [];

/**
 * What the bell tells the user, from documents that every page watches. While the list is `open`, and once something
 * has happened, a few more are read. `gaps`: those of lineups, which only the caller has.
 */
export function useNotices(open: boolean, gaps: readonly Notice[]): NoticeList {
  const { uid, user } = useAuth();
  const { leagues: all, ledgers } = useLeagues();
  const { week: current, weeks: calendar } = useSeason();
  const { mentionedIn, mentionedAt } = useUnread();
  const answers = useUnreadAnswers();
  const now = useNow(SERVER_CLOCK, 60_000);
  const me = uid ?? '';
  const seenAt = user?.noticesSeen ?? null;
  const stored = user?.notices;
  const settings = useMemo(() => parseNoticeSettings(stored), [stored]);
  const leagues = valueOr(all, NO_LEAGUES);
  const week = valueOr(current, null);
  const weeks = valueOr(calendar, null);
  const places = useMemo(() => leagueTeamsOf(leagues, me), [leagues, me]);
  const logs = useLogNotices(places, ledgers, { uid: me, seenAt, open });
  const trades = useTradeNotices(places, { now, seenAt, open });
  const drafting = leagues.filter(isDraftActive).map(({ id }) => id);
  const drafts = useLoadables<DraftSnapshot>('drafts', drafting, async (leagueId, next) => {
    const { watchDraft } = await import('@/data/draft/watchDraft');
    return watchDraft(leagueId, (snapshot) => next(ready(snapshot)));
  });

  const notices = useMemo(() => {
    const ofPlace = places.flatMap((place): Notice[] => {
      const { league } = place;
      const snapshot = valueOr(drafts(league.id), null);
      const draft = snapshot?.live === true ? valueOr(snapshot.draft, null) : null;
      const ledger = valueOr(ledgers(league.id), null);
      return [
        ...(draft === null ? [] : clockNotices(draft, draftedTeam(me))),
        ...draftSoonNotices(league, me, now),
        ...(mentionedIn.includes(league.id) ? mentionNotices(league, mentionedAt[league.id] ?? null) : []),
        ...(weeks === null ? [] : resultNotices(place, weeks)),
        ...(week === null || weeks === null ? [] : claimsNotices(place, week, weeks, now)),
        ...(week === null || ledger === null ? [] : blockNotices(place, tradeBlock(league, ledger, week, now))),
      ];
    });
    const found = [...ofPlace, ...gaps, ...trades.notices, ...logs.notices, ...answerNotices(valueOr(answers, []))];
    return listNotices(found, { settings, leagues, uid: me, now });
  }, [
    places,
    drafts,
    ledgers,
    me,
    now,
    mentionedIn,
    mentionedAt,
    weeks,
    week,
    gaps,
    trades,
    logs,
    answers,
    settings,
    leagues,
  ]);

  const lineupsDue = useMemo(() => {
    if (week === null) return NO_LEAGUES;
    return places.flatMap(({ league, team }) => {
      const roster = valueOr(ledgers(league.id), null)?.rosters[team] ?? [];
      const isSet = league.draftComplete && league.lineups !== 'best';
      const isDue = isSet && league.season === week.season && week.week >= league.firstWeek;
      return isDue && kickoffWithinTheHour(roster, week, now) !== null ? [league] : [];
    });
  }, [places, ledgers, week, now]);

  return {
    notices: mapReady(all, () => notices),
    unseen: notices.filter((one) => isUnseen(one, seenAt)).length,
    seenAt,
    loading: logs.loading || trades.loading,
    incomplete: logs.failed || trades.failed || answers.state === 'failed',
    lineupsDue,
  };
}
