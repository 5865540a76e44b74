'use client';

import Link from 'next/link';
import { Bell, BellOff, MessagesSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Button,
  EmptyState,
  FailureState,
  LeagueSwitcher,
  Page,
  PageHeader,
  Skeleton,
  SkeletonRows,
  notify,
} from '@/components';
import type { LeagueId } from '@/domain/kernel/ids';
import { valueOr } from '@/domain/kernel/loadable';
import { NEWEST_MESSAGES } from '@/domain/messages/messages';
import { useSubmit } from '@/hooks/useSubmit';
import { useAuth } from '@/providers/account/AuthProvider';
import { usePageLeague } from '@/providers/league/usePageLeague';
import { useLedger } from '@/providers/league/LeagueProvider';
import { useNewestMessages } from '@/providers/messages/useNewestMessages';
import { useSeason } from '@/providers/season/SeasonProvider';
import { useNewestTransactions } from '@/providers/moves/useTransactions';
import { Conversation } from './Conversation';

/** How many of the league's newest moves are shown among its messages: each is a document that the page reads. */
const MOVES = 1;

/**
 * The /messages page: one conversation per league, and a switcher between them. `answers` renders above: the unread
 * answers to the user's feedback.
 */
export function MessagesPage({ answers }: { answers?: ReactNode }) {
  const { uid } = useAuth();
  const { leagues, selected, select } = usePageLeague();
  const ledger = useLedger(selected);
  const { weeks } = useSeason();
  // A league without moves isn't asked for them.
  const moved = selected !== null && (valueOr(ledger, null)?.step ?? 0) > 0;
  const moves = useNewestTransactions(moved ? selected.id : null, MOVES);
  const newest = useNewestMessages(selected?.id ?? null, NEWEST_MESSAGES);
  return (
    <Page width="narrow" className="max-sm:pt-4">
      <PageHeader
        title="Messages"
        className="mb-3 sm:mb-4"
        lead={
          selected === null ? (
            leagues.state === 'loading' && <Skeleton className="h-11 w-60 max-w-full" />
          ) : (
            <div className="flex items-center justify-between gap-2">
              <div className="min-w-0">
                <LeagueSwitcher leagues={valueOr(leagues, [])} value={selected.id} onChange={select} />
              </div>
              <MuteButton leagueId={selected.id} />
            </div>
          )
        }
      />
      {answers}
      {leagues.state === 'loading' && <SkeletonRows rows={6} label="Loading your leagues" />}
      {leagues.state === 'failed' && <FailureState title="Couldn’t load your leagues" message={leagues.message} />}
      {leagues.state === 'ready' && selected === null && (
        <EmptyState
          title={leagues.value.length > 0 ? 'You’re not in this league' : 'Join a league to chat'}
          icon={<MessagesSquare />}
          action={
            <Button asChild variant="primary">
              <Link href="/leagues">Find or create a league</Link>
            </Button>
          }
        >
          {leagues.value.length > 0 ? 'Check the address.' : 'Each league has its own chat.'}
        </EmptyState>
      )}
      {selected !== null && uid !== null && (
        <Conversation
          key={selected.id}
          league={selected}
          uid={uid}
          newest={newest}
          transactions={valueOr(moves, undefined)}
          weeks={valueOr(weeks, undefined)}
        />
      )}
    </Page>
  );
}

/** Mutes a league: its messages don't count in the badge. Pressing it again counts them. */
function MuteButton({ leagueId }: { leagueId: LeagueId }) {
  const { user } = useAuth();
  const { busy, submit } = useSubmit('That wasn’t saved. Please try again.');
  if (user === null) return null;
  const muted = user.mutedLeagues.includes(leagueId);
  const toggle = async () => {
    const saved = await submit(async () => {
      const { muteLeague } = await import('@/data/account/users');
      return muteLeague(user, leagueId, !muted);
    });
    if (!saved.ok) notify.error(saved.error.message);
  };
  return (
    <Button
      variant="quiet"
      aria-label="Mute this league"
      aria-pressed={muted}
      title={muted ? 'Muted: not counted in the badge' : 'Mute this league'}
      busy={busy}
      onClick={() => void toggle()}
    >
      {muted ? <BellOff aria-hidden className="size-5" /> : <Bell aria-hidden className="size-5" />}
    </Button>
  );
}
