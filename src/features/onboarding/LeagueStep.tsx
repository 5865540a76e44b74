'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { Button, Card, Field, Input, Notice, Skeleton } from '@/components';
import type { Invitation } from '@/data/joining';
import { pendingLeagueId, setPendingLeagueId } from '@/data/localFlags';
import { refuse, type Result } from '@/domain/result';
import type { AppUser } from '@/domain/user';
import { StepFrame } from './StepFrame';

const LOOKUP_FAILED = 'The league could not be looked up. Check your connection and try again.';

/** What a code leads to, if it can be joined; else the reason why not. */
async function lookUpLeague(text: string, uid: string): Promise<Result<Invitation>> {
  try {
    const { checkInvitation, findInvitation } = await import('@/data/joining');
    const found = await findInvitation(text, uid);
    const open = found.ok ? checkInvitation(found.value) : found;
    return open.ok ? found : open;
  } catch (error) {
    console.error(error);
    return refuse('failed', LOOKUP_FAILED);
  }
}

/** The last step: into a league by its code, by the public list, by founding one, or later. A league that waits is offered first. */
export function LeagueStep({
  user,
  onLeave,
  onBack,
}: {
  user: AppUser;
  onLeave: (to: string) => void;
  onBack: () => void;
}) {
  const [code, setCode] = useState(() => pendingLeagueId() ?? '');
  const [looked, setLooked] = useState<Result<Invitation> | null>(null);
  const [fault, setFault] = useState('');
  const [busy, setBusy] = useState('');
  const [waiting, setWaiting] = useState(() => pendingLeagueId() !== null);

  const { uid } = user;
  const show = (found: Result<Invitation>) => {
    setLooked(found);
    setFault(found.ok ? '' : found.refusal.message);
  };

  const showPending = useEffectEvent(show);
  useEffect(() => {
    const pending = pendingLeagueId();
    if (pending === null) return;
    let ended = false;
    void lookUpLeague(pending, uid).then((found) => {
      if (ended) return;
      setWaiting(false);
      showPending(found);
    });
    return () => {
      ended = true;
    };
  }, [uid]);

  const leave = async (to: string, name: string) => {
    setBusy(name);
    const { completeOnboarding } = await import('@/data/users');
    const done = await completeOnboarding(user.key ?? '');
    if (done.ok) return onLeave(to);
    setBusy('');
    setFault(done.refusal.message);
  };

  const lookUp = async () => {
    if (code.trim() === '') return setFault('Enter the code you were given.');
    setBusy('look');
    const found = await lookUpLeague(code, uid);
    setBusy('');
    show(found);
    if (found.ok) setPendingLeagueId(found.value.code);
  };

  const join = async (invitation: Invitation) => {
    setBusy('join');
    setFault('');
    const { joinLeague } = await import('@/data/joining');
    const { username, displayName, profilePicUrl, favoriteTeam } = user;
    const joined = await joinLeague(invitation, { uid, username, displayName, profilePicUrl, favoriteTeam });
    if (joined.ok) return leave(`/leagues?league=${joined.value.leagueId}`, 'join');
    setBusy('');
    setLooked(null);
    setFault(joined.refusal.message);
  };

  const other = () => {
    setPendingLeagueId(null);
    setLooked(null);
    setCode('');
  };

  if (waiting) {
    return (
      <StepFrame title="Your league" next={null}>
        <div role="status" aria-label="Looking up the league">
          <Skeleton className="h-40 w-full" />
        </div>
      </StepFrame>
    );
  }
  if (looked?.ok === true) {
    const { face, seat } = looked.value;
    return (
      <StepFrame
        title={`Join ${face.leagueName}?`}
        lead={`Managed by ${face.managerName} · ${String(face.seats)} of ${String(face.capacity)} seats taken${seat === null ? '' : ` · your team: ${seat.teamName}`}`}
        error={fault}
        busy={busy === 'join'}
        next={`Join ${face.leagueName}`}
        onNext={() => void join(looked.value)}
        onBack={onBack}
      >
        <Button variant="quiet" onClick={other}>
          Not this league
        </Button>
      </StepFrame>
    );
  }
  return (
    <StepFrame
      title="Your league"
      lead="Got a code? Enter it. If not, there are other ways in."
      next={null}
      onBack={onBack}
    >
      <Card>
        <Field label="League code" error={fault}>
          {(control) => (
            <div className="flex flex-wrap gap-2">
              <Input
                {...control}
                className="min-w-0 flex-1 uppercase"
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                value={code}
                onChange={({ target }) => {
                  setCode(target.value);
                  setFault('');
                }}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter') return;
                  event.preventDefault();
                  void lookUp();
                }}
              />
              <Button variant="primary" busy={busy === 'look'} onClick={() => void lookUp()}>
                Find league
              </Button>
            </div>
          )}
        </Field>
      </Card>
      {looked?.ok === false && looked.refusal.code !== 'unknown' && (
        <Notice tone="info">Your account is ready all the same; you can take another way in.</Notice>
      )}
      <div className="grid gap-2 sm:grid-cols-3">
        <Button busy={busy === 'public'} onClick={() => void leave('/leagues/join/public', 'public')}>
          See public leagues
        </Button>
        <Button busy={busy === 'create'} onClick={() => void leave('/leagues?create=1', 'create')}>
          Create a league
        </Button>
        <Button busy={busy === 'later'} onClick={() => void leave('/', 'later')}>
          Later
        </Button>
      </div>
    </StepFrame>
  );
}
