import { Timestamp, deleteField } from 'firebase/firestore';
import { ago, league, ledger, memberInfo, scheduledLeague } from '../../support/documents';
import { ROSTER } from '../../support/lineups';
import { allUsers, at, bent, marking, now } from '../honest';
import { ann, bob, commit, dan, eve, root, sam, signedOut, type Batch, type Person } from '../support/requests';
import { concern, type Documents, type Step } from '../support/scene';
import { update } from '../support/wire';
import { HERS, season } from './portal';

const [FIRST, SECOND] = [ROSTER[0]!, ROSTER[1]!];
const ANNS = HERS[0]!;
const FREE = 'UGA-QB';

/** A league in its season, in which Ann and Bob have a squad on the block. */
const stored = (changes: object = {}): Documents => {
  const documents = season();
  return {
    ...documents,
    [at.league]: {
      ...documents[at.league],
      block: { ann: { [ANNS]: ago(3600) }, bob: { [SECOND]: ago(7200) } },
      ...changes,
    },
  };
};

/** Bob's write of his entry, or of any field, with the mark of this person. */
const put = (block: Record<string, unknown>, uid = 'bob'): Batch => ({
  [at.league]: update(Object.fromEntries(Object.entries(block).map(([path, value]) => [`block${path}`, value]))),
  ...marking(uid, 'note'),
});
const sent = (entry: unknown): Batch => put({ '.bob': entry });
const lies = (entry: unknown): Step => [bob, commit(sent(entry))];
const by = (who: Person, uid: string, team = uid): Step => [who, commit(put({ [`.${team}`]: { [FIRST]: now } }, uid))];

export const tradeBlock = concern('the trade block', {
  'a manager’s squads': () => ({
    state: stored(),
    honest: [bob, commit(sent({ [FIRST]: now, [SECOND]: now }))],
    attempts: {
      'are put there by an outsider': by(dan, 'dan'),
      'are put there by an outsider for a member': by(dan, 'dan', 'bob'),
      'are put there by another member': [ann, commit(put({ '.bob': { [FIRST]: now } }, 'ann'))],
      'are put there by the commissioner beside their own': [
        ann,
        commit(put({ '.ann': { [ANNS]: now }, '.bob': { [FIRST]: now } }, 'ann')),
      ],
      'are put there by an administrator': by(root, 'root', 'bob'),
      'are put there by the staff': by(sam, 'sam', 'bob'),
      'are put there by a client that is signed out': [signedOut, commit({ [at.league]: update({ block: {} }) })],
      'are taken away by another member': [ann, commit(put({ '.bob': deleteField() }, 'ann'))],
      'come without a mark': [bob, commit({ [at.league]: update({ 'block.bob': { [FIRST]: now } }) })],
      'come with another’s mark': [bob, commit(put({ '.bob': { [FIRST]: now } }, 'ann'))],
      'come with the mark of another league': [
        bob,
        commit({ ...sent({ [FIRST]: now }), ...marking('bob', 'note', 'x') }),
      ],
      'come with another note': [bob, commit(bent(sent({ [FIRST]: now }), at.league, { note: 'Mine.' }))],
      'come with another commissioner': [bob, commit(bent(sent({ [FIRST]: now }), at.league, { createdBy: 'bob' }))],
      'come with the wipe of all others': [bob, commit(put({ '': { bob: { [FIRST]: now } } }))],
      'come with an entry of a house team': [
        bob,
        commit(put({ '.bob': { [FIRST]: now }, '.house-1': { [FIRST]: now } })),
      ],
      'come with 10,000 other entries': [
        bob,
        commit(
          put({
            '': Object.fromEntries(['bob', ...Array.from({ length: 10_000 }, (_, i) => `x${i}`)].map((x) => [x, {}])),
          }),
        ),
      ],
    },
  }),

  'a squad on the block': () => ({
    state: stored(),
    honest: [bob, commit(sent({ [FIRST]: now }))],
    attempts: {
      'is another manager’s': lies({ [ANNS]: now }),
      'is free': lies({ [FREE]: now }),
      'is one’s own beside a free one': lies({ [FIRST]: now, [FREE]: now }),
      'doesn’t exist': lies({ 'YALE-QB': now }),
      'is two': lies({ [`${FIRST} ${SECOND}`]: now }),
      'is 100,000 characters': lies({ ['x'.repeat(1000)]: 'x'.repeat(99_000) }),
      'has a time of a moment ago': lies({ [FIRST]: ago(1) }),
      'has a time to come': lies({ [FIRST]: ago(-3600) }),
      'keeps an old time': lies({ [FIRST]: now, [SECOND]: ago(7200) }),
      'has no time': lies({ [FIRST]: null }),
      'has a number for its time': lies({ [FIRST]: 1 }),
      'has a time and a text': lies({ [FIRST]: { at: now, why: 'Cheap.' } }),
      'is in a list': lies([FIRST]),
      'is in a list with a number': lies([FIRST, 1]),
      'is twice in a list': lies([FIRST, FIRST]),
      'is a text': lies(FIRST),
      'is a time': lies(now),
      'is null': lies(null),
      'is a number': lies(1),
    },
  }),

  'the block of a league': () => ({
    state: stored(),
    honest: [bob, commit(sent(deleteField()))],
    attempts: {
      'is a list': [bob, commit(put({ '': [{ [FIRST]: now }] }))],
      'is a text': [bob, commit(put({ '': FIRST }))],
      'is null': [bob, commit(put({ '': null }))],
      'is empty': [bob, commit(put({ '': {} }))],
      'is gone': [bob, commit(put({ '': deleteField() }))],
    },
  }),

  'an entry of another team': () => {
    const documents = stored({ vacant: { cat: 'The Cats' } });
    return {
      state: {
        ...documents,
        [at.league]: {
          ...documents[at.league],
          members: ['ann', 'bob', 'eve'],
          userInfo: {
            ...league(['ann', 'bob']).userInfo,
            eve: memberInfo('eve', { team: 'old', joinedAt: Timestamp.fromMillis(0) }),
          },
        },
        [at.ledger]: {
          ...documents[at.ledger],
          rosters: { ...(documents[at.ledger]!.rosters as object), old: ['UK-TE'] },
        },
      },
      honest: [eve, commit(put({ '.old': { 'UK-TE': now } }, 'eve'))],
      attempts: {
        'is under the name of the one who took the team over': [eve, commit(put({ '.eve': { 'UK-TE': now } }, 'eve'))],
        'is a vacant team’s': [eve, commit(put({ '.cat': {} }, 'eve'))],
      },
    };
  },

  'before the draft': () => ({
    state: {
      ...allUsers(),
      ...scheduledLeague(['ann', 'bob']),
      [at.ledger]: ledger(),
    },
    honest: [ann, commit({ [at.league]: update({ note: 'Soon.', noteBy: 'ann' }), ...marking('ann', 'note') })],
    attempts: {
      'a squad is put there': lies({ [FIRST]: now }),
      'an entry without squads is put there': lies({}),
      'there is an entry of no one': [bob, commit(put({ '': {} }))],
    },
  }),
});
