import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAdmin } from '../support/admin';
import { foundLeague, joinByCode, openFan, startDraft, valueOf, type Answer, type Fan } from '../support/leagues';

const admin = openAdmin();
let ann: Fan;
let bob: Fan;
let cat: Fan;
beforeAll(async () => {
  [ann, bob, cat] = await Promise.all([openFan(admin.db, 'ann'), openFan(admin.db, 'bob'), openFan(admin.db, 'cat')]);
});
afterAll(async () => {
  [ann, bob, cat].forEach(({ client }) => client.close());
  await admin.close();
});

const sentence = (answer: Answer<unknown>): string => (answer.ok ? 'accepted' : answer.refusal.message);
const seats = async (code: string): Promise<number> => (await admin.db.doc(`joinCodes/${code}`).get()).get('seats') as number;

describe('joining', () => {
  it('by code, in any case, adds oneself and counts the seat', async () => {
    const { leagueId, joinCode } = await foundLeague(ann);
    expect(valueOf(await joinByCode(bob, ` ${joinCode.toLowerCase()} `))).toEqual({ leagueId, already: false });
    expect((await admin.db.doc(`leagues/${leagueId}`).get()).get('members')).toEqual([ann.uid, bob.uid]);
    expect(await seats(joinCode)).toBe(2);
    expect(valueOf(await joinByCode(bob, joinCode))).toEqual({ leagueId, already: true });
    expect(await seats(joinCode)).toBe(2);
  });
  it('by an unknown code is refused with a sentence', async () => {
    const answer = await joinByCode(bob, 'ZZZZZZ');
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'unknown' } });
    expect(sentence(answer)).toMatch(/\.$/);
  });
  it('a full league is refused with a sentence, and changes nothing', async () => {
    const { joinCode } = await foundLeague(ann);
    valueOf(await joinByCode(bob, joinCode));
    expect(sentence(await joinByCode(cat, joinCode))).toMatch(/full/i);
    expect(await seats(joinCode)).toBe(2);
  });
  it('for the last seat by two at once lets one in and tells the other', async () => {
    const { leagueId, joinCode } = await foundLeague(ann);
    const answers = await Promise.all([joinByCode(bob, joinCode), joinByCode(cat, joinCode)]);
    expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true]);
    expect(sentence(answers.find(({ ok }) => !ok)!)).toMatch(/full/i);
    expect((await admin.db.doc(`leagues/${leagueId}`).get()).get('members')).toHaveLength(2);
  });
  it('a league whose draft has begun is refused with a sentence', async () => {
    const { leagueId, joinCode } = await foundLeague(ann, { capacity: 4 });
    valueOf(await joinByCode(bob, joinCode));
    valueOf(await startDraft(ann, leagueId));
    expect(sentence(await joinByCode(cat, joinCode))).toMatch(/draft/i);
  });
});

describe('a seat held by roster code', () => {
  it('is taken once', async () => {
    const { leagueId } = await foundLeague(ann, { capacity: 4 });
    const league = await ann.client.call('leagues.getLeague', leagueId);
    const code = valueOf(await ann.client.call<Answer<string>>('rosterCodes.createRosterCode', league, 'The Chosen', 'function:random'));
    expect(valueOf(await joinByCode(bob, code))).toEqual({ leagueId, already: false });
    expect((await admin.db.doc(`leagueUsers/${leagueId}_${bob.uid}`).get()).get('teamName')).toBe('The Chosen');
    expect(sentence(await joinByCode(cat, code))).toMatch(/used|taken|claimed/i);
  });
});
