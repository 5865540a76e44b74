'use client';

import Link from 'next/link';
import type { LeagueId } from '@/domain/kernel/ids';
import { isolated } from '@/domain/kernel/isolated';
import type { League, LeaguePreview } from '@/domain/league/types';
import type { Loadable } from '@/domain/kernel/loadable';
import { Button } from '../../ui/Button';
import { Notice, FailureNotice } from '../../ui/states';

export interface NextSeasonInviteProps {
  league: Pick<League, 'name'>;
  /** The next league. Its `preview` is missing once its code was replaced or it was deleted. */
  next: { season: number; preview: Loadable<LeaguePreview>; closed: string | null };
  joining: { busy: boolean; error: string | null; join: (preview: LeaguePreview) => void };
}

/** Invites a member of a league to its next season, with one press. */
export function NextSeasonInvite({ league, next, joining }: NextSeasonInviteProps) {
  const { season, preview, closed } = next;
  const { busy, error, join } = joining;
  const name = `The ${String(season)} season of ${isolated(league.name)}`;
  const title = `${name} is open`;
  if (preview.state === 'missing') {
    return <Notice title={name}>Its code has changed, or it was deleted. Ask the commissioner for a new code.</Notice>;
  }
  if (preview.state === 'failed') {
    return <FailureNotice title={title}>{preview.message}</FailureNotice>;
  }
  if (closed !== null) return <Notice title={name}>{closed}</Notice>;
  return (
    <Notice
      tone={error === null ? 'info' : 'bad'}
      title={title}
      action={
        <Button
          variant="primary"
          size="small"
          busy={busy || preview.state === 'loading'}
          onClick={() => preview.state === 'ready' && join(preview.value)}
        >
          Join
        </Button>
      }
    >
      {error ??
        (preview.state === 'ready'
          ? `${String(preview.value.seats)} of ${String(preview.value.capacity)} spots are taken. This season stays in the record book.`
          : 'Same league, new draft. This season stays in the record book.')}
    </Notice>
  );
}

/** A link to the next season's league, for someone who is in it. */
export function NextSeasonLink({ leagueId, season }: { leagueId: LeagueId; season: number }) {
  return (
    <Button asChild size="small">
      <Link href={`/leagues?league=${leagueId}`}>Go to the {season} season</Link>
    </Button>
  );
}
