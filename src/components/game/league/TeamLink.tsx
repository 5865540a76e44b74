import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { LeagueId, TeamId } from '@/domain/kernel/ids';
import { IntentLink } from '../../ui/IntentLink';

/** A link to a team's page in its league. */
export function TeamLink({
  leagueId,
  manager,
  children,
  className,
}: {
  leagueId: LeagueId;
  manager: TeamId;
  children: ReactNode;
  className?: string | undefined;
}) {
  return (
    <IntentLink
      href={`/leagues?league=${leagueId}&team=${manager}`}
      className={clsx('underline decoration-line-strong decoration-1 underline-offset-4 hover:decoration-2', className)}
    >
      {children}
    </IntentLink>
  );
}
