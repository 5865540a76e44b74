'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Avatar, Button, Card, FailureState, LeaguePreviews, notify, Notice, Page, Skeleton } from '@/components';
import { checkInvitation, joinLeague, type Invitation as Invited } from '@/data/league/joining';
import { setPendingLeagueId } from '@/data/device/localFlags';
import type { LeagueId } from '@/domain/kernel/ids';
import { isolated } from '@/domain/kernel/isolated';
import { RETIRED_CODE, UNKNOWN_CODE, canTakeOver } from '@/domain/league/joinCodes';
import { ready, valueOr, type Loadable } from '@/domain/kernel/loadable';
import { onboardingAddress } from '@/domain/pages/routing';
import { useSubmit, type Submit } from '@/hooks/useSubmit';
import { useAuth } from '@/providers/account/AuthProvider';
import { useInvitations } from '@/providers/league/invitations';
import { useLeagues } from '@/providers/league/LeagueProvider';
import { useSignInPrompt } from '@/providers/account/SignInPrompt';
import { LeagueFacts } from '../options/LeagueFacts';
import { publicPersonOf } from '../members/publicPerson';
import { TakeOver } from './TakeOver';

/** The invitation for a join code: the league preview, and how to join, signed in or not. */
export function Invitation({ code }: { code: string }) {
  const { found, retired, retry } = useInvitations(code);
  const [chosen, setChosen] = useState<string | null>(null);
  const invitation = toShow(found, chosen);

  return (
    <Page width="narrow">
      {invitation.state === 'loading' && (
        <div role="status" aria-label="Looking up the invitation">
          <Skeleton className="h-72 w-full" />
        </div>
      )}
      {invitation.state === 'missing' && (
        <FailureState
          page
          title={retired ? 'This code has expired' : 'Code not found'}
          onRetry={null}
          message={retired ? RETIRED_CODE : UNKNOWN_CODE}
          action={
            <Button asChild variant="primary">
              <Link href="/leagues/join/public">See public leagues</Link>
            </Button>
          }
        />
      )}
      {invitation.state === 'failed' && (
        <FailureState page title="Couldn’t load the invitation" message={invitation.message} onRetry={retry} />
      )}
      {invitation.state === 'ready' &&
        (invitation.value === null ? (
          <Card title="Which league?">
            <p className="mb-4 text-ink-muted">More than one league uses this code.</p>
            <LeaguePreviews previews={valueOr(found, []).map(({ preview }) => preview)} onChoose={setChosen} />
          </Card>
        ) : (
          <Face invitation={invitation.value} onLost={retry} />
        ))}
    </Page>
  );
}

/** The invitation to show: the only one, or the chosen one. Null while there are several to choose from. */
function toShow(found: Loadable<Invited[]>, chosen: string | null): Loadable<Invited | null> {
  if (found.state !== 'ready') return found;
  const [only, ...others] = found.value;
  const wanted = found.value.find(({ preview }) => preview.leagueId === chosen);
  return ready(wanted ?? (others.length === 0 ? (only ?? null) : null));
}

function Face({ invitation, onLost }: { invitation: Invited; onLost: () => void }) {
  const { preview, seat } = invitation;
  const { status } = useAuth();
  const open = checkInvitation(invitation);
  const { leagues } = useLeagues();
  const command = useSubmit('You weren’t added to the league. Check your connection and try again.');
  // While it's sent, the device may already count the user as a member; if it's refused, the form must still be there.
  const belongs = !command.busy && leagues.state === 'ready' && leagues.value.some(({ id }) => id === preview.leagueId);
  return (
    <Card>
      <div className="grid grid-cols-1 justify-items-center gap-3 text-center wrap-anywhere">
        <Avatar name={preview.managerName} size={72} />
        <p className="text-ink-muted">
          {canTakeOver(preview) && seat === null
            ? 'A team needs a manager in'
            : seat === null
              ? 'You’re invited to'
              : `${isolated(preview.managerName)} has invited you to`}
        </p>
        <h1 className="text-3xl sm:text-4xl">{preview.leagueName}</h1>
        {seat !== null && (
          <p>
            Your team: <b>{seat.teamName}</b>.
          </p>
        )}
        <p className="text-ink-muted">Commissioner: {isolated(preview.managerName)}</p>
        <LeagueFacts preview={preview} />
        <div className="mt-3 w-full max-w-sm">
          {belongs ? (
            <AlreadyIn leagueId={preview.leagueId} />
          ) : !open.ok ? (
            <Notice tone="warn" title="You’re too late for this one">
              {open.error.message}
            </Notice>
          ) : status === 'anonymous' ? (
            <SignedOut code={invitation.code} />
          ) : canTakeOver(preview) ? (
            <TakeOver invitation={invitation} command={command} onLost={onLost} />
          ) : (
            <JoinButton invitation={invitation} command={command} />
          )}
        </div>
      </div>
    </Card>
  );
}

function AlreadyIn({ leagueId }: { leagueId: LeagueId }) {
  return (
    <div className="grid grid-cols-1 gap-3">
      <p>You’re already in this league.</p>
      <Button asChild variant="primary" size="large" wide>
        <Link href={`/leagues?league=${leagueId}`}>Go to the league</Link>
      </Button>
    </div>
  );
}

function SignedOut({ code }: { code: string }) {
  const prompt = useSignInPrompt();
  const remember = () => setPendingLeagueId(code);
  return (
    <div className="grid grid-cols-1 gap-3">
      <Button asChild variant="primary" size="large" wide>
        <Link href={onboardingAddress(code)} onClick={remember}>
          Create account and join
        </Link>
      </Button>
      <Button size="large" wide onClick={prompt.show}>
        Sign in to join
      </Button>
    </div>
  );
}

function JoinButton({ invitation, command }: { invitation: Invited; command: Submit }) {
  const { user } = useAuth();
  const router = useRouter();
  const { busy, error, submit } = command;
  const join = async () => {
    if (user === null) return;
    const joined = await submit(() => joinLeague(invitation, publicPersonOf(user)));
    if (!joined.ok) return;
    setPendingLeagueId(null);
    if (!joined.value.already) notify.success(`You’re in ${isolated(invitation.preview.leagueName)}.`);
    router.push(`/leagues?league=${joined.value.leagueId}`);
  };
  return (
    <div className="grid grid-cols-1 gap-3">
      <Button variant="primary" size="large" wide busy={busy || user === null} onClick={() => void join()}>
        Join the league
      </Button>
      {error && <Notice tone="bad">{error.message}</Notice>}
    </div>
  );
}
