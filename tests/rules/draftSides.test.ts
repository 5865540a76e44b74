import { deleteDoc, doc, getDoc, serverTimestamp, setDoc, updateDoc, type DocumentData } from 'firebase/firestore';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { LEAGUE, activeDraft, ago, league, put } from '../support/documents';
import { played } from '../support/picks';
import { openReferee, type Referee } from '../support/referee';
import { allowed, denied } from '../support/decision';
import { onlySlots } from '../support/slots';

let referee: Referee;
beforeAll(async () => void (referee = await openReferee('draft-sides')));
afterAll(() => referee.close());

const MEMBERS = ['ann', 'bob'];
const QB_ONLY = onlySlots({ QB: 1 });
const over = () => played(activeDraft(MEMBERS, { slots: QB_ONLY, rounds: 1 }), ['ALA-QB', 'LSU-QB']);

async function world(draft: DocumentData, more: Record<string, DocumentData> = {}): Promise<void> {
  await referee.clear();
  await referee.arrange((db) =>
    put(db, { [`drafts/${LEAGUE}`]: draft, [`leagues/${LEAGUE}`]: league(MEMBERS), ...more }),
  );
}

describe('the public board', () => {
  const at = (uid: string) => doc(referee.as(uid), 'draftBoards', LEAGUE);
  const board = (changes: DocumentData = {}): DocumentData => {
    const { leagueId, leagueName, format, rounds, picks } = over();
    const teams = 'Ann’s\nBob’s';
    return { leagueId, leagueName, format, rounds, picks, teams, sharedAt: serverTimestamp(), ...changes };
  };

  it('is shared and unshared by the commissioner only, and must match the draft', async () => {
    await world(over());
    await denied(setDoc(at('bob'), board()));
    for (const lie of [
      { picks: ['LSU-QB', 'ALA-QB'] },
      { made: over().made },
      { leagueName: 'Other' },
      { rounds: 2 },
      { format: 'linear' },
      { leagueId: 'other' },
      { teams: 'Ann’s' },
      { teams: 'Ann’s\nBob’s\nCat’s' },
      { teams: 'Ann’s\n' },
      { teams: 'Ann’s\nBob’s\n' },
      { teams: '\nBob’s' },
      { teams: 'Ann’s\n   ' },
      { teams: 7 },
      { teams: ['Ann’s', 'Bob’s'] },
      { teams: 'Ann’s\nBob\u202e' },
      { teams: `Ann’s\n${'x'.repeat(41)}` },
      { sharedAt: ago(5) },
      { members: MEMBERS },
    ]) {
      await denied(setDoc(at('ann'), board(lie)));
    }
    await allowed(setDoc(at('ann'), board()));
    await denied(deleteDoc(at('bob')));
    await allowed(deleteDoc(at('ann')));
  });
  it('cannot be shared before the draft is complete', async () => {
    const running = played(activeDraft(MEMBERS, { slots: QB_ONLY, rounds: 1 }), ['ALA-QB']);
    await world(running);
    await denied(setDoc(at('ann'), board({ picks: running.picks })));
  });
  it('can be read by anyone with the link', async () => {
    await world(over(), { [`draftBoards/${LEAGUE}`]: board({ sharedAt: ago(5) }) });
    await allowed(getDoc(doc(referee.stranger(), 'draftBoards', LEAGUE)));
    await denied(getDoc(doc(referee.stranger(), 'drafts', LEAGUE)));
  });
  it('cannot be changed, only replaced', async () => {
    await world(over(), { [`draftBoards/${LEAGUE}`]: board({ sharedAt: ago(5) }) });
    await denied(updateDoc(at('bob'), { teams: 'Ann’s\nBobcats' }));
    await denied(updateDoc(at('ann'), { teams: 'Anchors\nBob’s' }));
    await denied(setDoc(at('ann'), board()));
    await allowed(deleteDoc(at('ann')));
    await allowed(setDoc(at('ann'), board()));
  });
});

describe('presence', () => {
  const at = (uid: string) => doc(referee.as(uid), 'draftPresence', LEAGUE);
  const here = (uid: string, time: unknown = serverTimestamp()) => ({ here: { [uid]: time } });

  it('is written by members, for themselves, at the server’s time', async () => {
    await world(activeDraft(MEMBERS));
    await denied(setDoc(at('dan'), here('dan')));
    await denied(setDoc(at('bob'), here('ann')));
    await denied(setDoc(at('bob'), here('bob', ago(-600))));
    await denied(setDoc(at('bob'), { ...here('bob'), more: 1 }));
    await allowed(setDoc(at('bob'), here('bob'), { merge: true }));
    await allowed(setDoc(at('ann'), here('ann'), { merge: true }));
    await denied(setDoc(at('ann'), here('ann')));
    await denied(setDoc(at('ann'), here('ann'), { merge: true }));
    await referee.arrange((db) => put(db, { [`draftPresence/${LEAGUE}`]: { here: { ann: ago(6), bob: ago(60) } } }));
    await allowed(setDoc(at('ann'), here('ann'), { merge: true }));
  });
  it('can be read by members only', async () => {
    await world(activeDraft(MEMBERS));
    await allowed(getDoc(at('bob')));
    await denied(getDoc(at('dan')));
    await denied(getDoc(doc(referee.stranger(), 'draftPresence', LEAGUE)));
  });
});
