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
  it('are the four keys, and no others', () => {
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

  it('go when onboarding is complete; the league that waited is still told, until a person is led on or gone', () => {
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

  it('of a person go at sign-out; a league that waits stays', () => {
    markNewGoogleUser();
    setPendingLeagueId('ABC234');
    clearPersonalFlags();
    expect(stored()).toEqual({ pendingLeagueId: 'ABC234' });
  });

  it.each(['', 'NaN', '0', '7', '2.5', '-1', '1e9', '{"step":2}', '<b>3</b>'])('a step of %j is none', (text) => {
    localStorage.setItem('onboardingStep', text);
    expect(onboardingStep()).toBeNull();
  });

  it.each(['//evil.example', 'javascript:alert(1)', '<script>', 'x'.repeat(41), '😀😀😀😀', '\u202eABC234', '{}'])(
    'a league of %j is none, stored or to be stored',
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
])('a storage that is %s', (_, arrange) => {
  beforeEach(arrange);

  it('loses nothing while the page is open', () => {
    markNewGoogleUser();
    setPendingLeagueId('ABC234');
    setOnboardingStep(4);
    expect([onboardingStep(), pendingLeagueId()]).toEqual([4, 'ABC234']);
    clearFlags();
    expect([onboardingStep(), pendingLeagueId()]).toEqual([null, null]);
  });

  it('never lets the page load itself again, because it could not be remembered', () => {
    expect(mayReload() && noteReload()).toBe(false);
    forgetReload();
  });

  it('lets an invitation be asked for, and leaves Google to the popup', () => {
    expect(askOnce('/join/ABC234')).toBe(true);
    stopAsking();
    expect(noteRedirect()).toBe(false);
  });

  it('lets a person be signed in all the same', () => expect(mayBeSignedIn()).toBe(true));
});
