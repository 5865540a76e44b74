'use client';

import Link from 'next/link';
import { MessagesSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, EmptyState, FailureState, Page, PageHeader, Select, SkeletonRows, formatCount } from '@/components';
import { useAuth } from '@/providers/AuthProvider';
import { useLeagues } from '@/providers/LeagueProvider';
import { useNewestMessages } from '@/providers/useNewestMessages';
import { useUnread } from '@/providers/UnreadProvider';
import { Conversation } from './Conversation';

/** The /messages page: one conversation per league, and a switcher between them. `answers` renders above: the unread answers to the user's feedback. */
export function MessagesPage({ answers }: { answers?: ReactNode }) {
  const { uid } = useAuth();
  const { leagues, selected, select } = useLeagues();
  const unread = useUnread();
  const newest = useNewestMessages(selected?.id ?? null);
  return (
    <Page width="narrow" className="max-sm:pt-4">
      <PageHeader
        title="Messages"
        className="mb-3 sm:mb-4"
        actions={
          leagues.state === 'ready' &&
          leagues.value.length > 1 && (
            <Select
              aria-label="League"
              className="max-w-[70vw]"
              value={selected?.id ?? ''}
              onChange={({ target }) => select(target.value)}
            >
              {leagues.value.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                  {(unread.byLeague[id] ?? 0) > 0 ? ` (${formatCount(unread.byLeague[id] ?? 0)} unread)` : ''}
                </option>
              ))}
            </Select>
          )
        }
      />
      {answers}
      {leagues.state === 'loading' && <SkeletonRows rows={6} label="Loading your leagues" />}
      {leagues.state === 'failed' && <FailureState title="Couldn’t load your leagues" message={leagues.message} />}
      {leagues.state === 'ready' && leagues.value.length === 0 && (
        <EmptyState
          title="Join a league to chat"
          icon={<MessagesSquare />}
          action={
            <Button asChild variant="primary">
              <Link href="/leagues">Find or create a league</Link>
            </Button>
          }
        >
          Each league has its own chat.
        </EmptyState>
      )}
      {selected !== null && uid !== null && (
        <Conversation key={selected.id} league={selected} uid={uid} newest={newest} />
      )}
    </Page>
  );
}
