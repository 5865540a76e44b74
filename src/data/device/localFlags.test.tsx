import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  askOnce,
  clearFlags,
  clearPersonalFlags,
  forgetInvitation,
  forgetReload,
  invitationLeft,
  markNewGoogleUser,
  mayReload,
  noteReload,
  onboardingStep,
  pendingLeagueId,
  setOnboardingStep,
  setPendingLeagueId,
  stopAsking,
} from './localFlags';
import { mayBeSignedIn, noteRedirect } from './signInMarks';

const refuseAll = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  clearFlags();
  forgetInvitation();
});
afterEach(() => vi.restoreAllMocks());

const stored = () => Object.fromEntries(Object.entries({ ...localStorage }));

describe('local flags (R3.17, R4.3)', () => {
  it('use four keys and no others', () => {
    markNewGoogleUser();
    setPendingLeagueId('ABC234');
    expect(stored()).toEqual({
      onboardingStep: '3',
      isGoogleSignIn: 'true',
      isOnboarding: 'true',
      pendingLeagueId: 'ABC234',
    });
    clearFlags();
    expect(stored()).toEqual({});
  });

  it('are cleared after onboarding; the pending league stays readable until the user is redirected or leaves', () => {
    clearFlags();
    expect(invitationLeft()).toBeNull();
    setPendingLeagueId('ABC234');
    clearFlags();
    clearFlags();
    expect([pendingLeagueId(), invitationLeft()]).toEqual([null, 'ABC234']);
    forgetInvitation();
    expect(invitationLeft()).toBeNull();
    for (const end of [clearPersonalFlags, () => setPendingLeagueId(null)]) {
      setPendingLeagueId('ABC234');
      clearFlags();
      end();
      expect(invitationLeft()).toBeNull();
    }
  });

  it('of a user are cleared at sign-out; a pending league is kept', () => {
    markNewGoogleUser();
    setPendingLeagueId('ABC234');
    clearPersonalFlags();
    expect(stored()).toEqual({ pendingLeagueId: 'ABC234' });
  });

  it.each(['', 'NaN', '0', '7', '2.5', '-1', '1e9', '{"step":2}', '<b>3</b>'])(
    'ignore an onboarding step of %j',
    (text) => {
      localStorage.setItem('onboardingStep', text);
      expect(onboardingStep()).toBeNull();
    },
  );

  it.each(['//evil.example', 'javascript:alert(1)', '<script>', 'x'.repeat(41), '😀😀😀😀', '\u202eABC234', '{}'])(
    'ignore a pending league of %j, both stored and new',
    (text) => {
      localStorage.setItem('pendingLeagueId', text);
      expect(pendingLeagueId()).toBeNull();
      localStorage.clear();
      setPendingLeagueId(text);
      expect(stored()).toEqual({});
    },
  );
});

describe.each([
  ['full', () => void vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuseAll)],
  [
    'blocked',
    () => {
      vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuseAll);
      vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuseAll);
    },
  ],
])('local flags when storage is %s', (_, arrange) => {
  beforeEach(arrange);

  it('lose nothing while the page is open', () => {
    markNewGoogleUser();
    setPendingLeagueId('ABC234');
    setOnboardingStep(4);
    expect([onboardingStep(), pendingLeagueId()]).toEqual([4, 'ABC234']);
    clearFlags();
    expect([onboardingStep(), pendingLeagueId()]).toEqual([null, null]);
  });

  it('never let the page reload itself when the reload can’t be recorded', () => {
    expect(mayReload() && noteReload()).toBe(false);
    forgetReload();
  });

  it('allow one invitation request and prevent a Google redirect', () => {
    expect(askOnce('/join/ABC234')).toBe(true);
    stopAsking();
    expect(noteRedirect()).toBe(false);
  });

  it('still treat the user as possibly signed in', () => expect(mayBeSignedIn()).toBe(true));
});
