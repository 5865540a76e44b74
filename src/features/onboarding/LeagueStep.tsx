'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { Button, LeaguePreviews, Notice, Skeleton } from '@/components';
import type { Invitation } from '@/data/league/joining';
import { pendingLeagueId, setPendingLeagueId } from '@/data/device/localFlags';
import { asText } from '@/domain/kernel/parse';
import { onboardingAddress } from '@/domain/pages/routing';
import type { Result } from '@/domain/kernel/result';
import type { AppUser } from '@/domain/account/user';
import { useSubmit } from '@/hooks/useSubmit';
import { findJoinableLeagues } from '@/providers/league/invitations';
import { useUnsent } from '@/providers/kernel/useUnsent';
import { LeagueOffer } from './LeagueOffer';
import { OtherLeagues } from './OtherLeagues';
import { StepFrame } from './StepFrame';

/**
 * The last step: join a league by code or from the public list, create one, or skip. A pending invitation is offered
 * first.
 */
export function LeagueStep({
  user,
  onLeave,
  onBack,
}: {
  user: AppUser;
  onLeave: (to: string) => void;
  onBack: () => void;
}) {
  const [pending] = useState(() => pendingLeagueId() ?? '');
  const [code, setCode, sent] = useUnsent(user.uid, 'onboarding.code', (typed) => asText(typed, pending));
  const [found, setFound] = useState<Invitation[]>([]);
  const [fault, setFault] = useState('');
  const [waiting, setWaiting] = useState(pending !== '');
  const [looking, setLooking] = useState(false);
  const { busy, error, submit, clearError } = useSubmit();
  const [way, setWay] = useState('');
  const leaving = busy ? way : '';

  const { uid } = user;
  const show = (leagues: Result<Invitation[]>) => {
    setFound(leagues.ok ? leagues.value : []);
    setFault(leagues.ok ? '' : leagues.error.message);
  };

  const showPending = useEffectEvent(show);
  useEffect(() => {
    const pending = pendingLeagueId();
    if (pending === null) return;
    let ended = false;
    void findJoinableLeagues(pending, uid).then((leagues) => {
      if (ended) return;
      setWaiting(false);
      showPending(leagues);
    });
    return () => {
      ended = true;
    };
  }, [uid]);

  const complete = async (to: string): Promise<Result<void>> => {
    const { completeOnboarding } = await import('@/data/account/users');
    const done = await completeOnboarding(user);
    if (!done.ok) return done;
    sent();
    onLeave(to);
    return done;
  };

  const leave = (to: string) => {
    setWay(to);
    void submit(() => complete(to));
  };

  const lookUp = async () => {
    clearError();
    if (code.trim() === '') return setFault('Enter your code.');
    if (looking) return;
    setLooking(true);
    const leagues = await findJoinableLeagues(code, uid);
    setLooking(false);
    show(leagues);
    if (leagues.ok) setPendingLeagueId(leagues.value[0]?.code ?? null);
  };

  const forget = (sentence: string) => {
    setPendingLeagueId(null);
    // Remove the code from the URL too, or it would be restored from there.
    window.history.replaceState(null, '', onboardingAddress(null, '?step=4'));
    setFound([]);
    setFault(sentence);
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
  const [offered, ...others] = found;
  if (offered !== undefined && others.length === 0) {
    return (
      <LeagueOffer
        key={offered.preview.leagueId}
        user={user}
        invitation={offered}
        onJoined={(leagueId) => complete(`/leagues?league=${leagueId}`)}
        onLost={forget}
        onOther={() => {
          setCode('');
          forget('');
        }}
        onBack={onBack}
      />
    );
  }
  if (offered !== undefined) {
    return (
      <StepFrame
        title="Which league?"
        lead="More than one league uses this code."
        next={null}
        onBack={() => forget('')}
      >
        <LeaguePreviews
          previews={found.map(({ preview }) => preview)}
          onChoose={(leagueId) => setFound(found.filter(({ preview }) => preview.leagueId === leagueId))}
        />
      </StepFrame>
    );
  }
  return (
    <StepFrame
      title="Your league"
      lead="Got a code? Enter it. If not, you can still find a league."
      error={error?.message}
      next={null}
      onBack={onBack}
      aside={
        <Button variant="quiet" busy={leaving === '/'} disabled={leaving !== ''} onClick={() => leave('/')}>
          Skip for now
        </Button>
      }
    >
      <OtherLeagues
        code={code}
        fault={fault}
        looking={looking}
        leaving={leaving}
        onCode={(typed) => {
          setCode(typed);
          setFault('');
        }}
        onLookUp={() => void lookUp()}
        onLeave={leave}
      />
      {fault !== '' && code !== '' && (
        <Notice tone="info">Your account is ready either way. You can find another league.</Notice>
      )}
    </StepFrame>
  );
}
