import { deleteField, type DocumentData } from 'firebase/firestore';
import { product } from '@/config/product';
import {
  RETIRED,
  SEAT,
  ago,
  memberInfo,
  joinCode,
  leagueUser,
  rosterCode,
  scheduledLeague,
} from '../../support/documents';
import {
  MEMBERS,
  at,
  bent,
  dissolve,
  allUsers,
  found,
  join,
  now,
  order,
  part,
  removal,
  renewCode,
  seat,
  start,
} from '../honest';
import { confused } from '../support/junk';
import { ann, bob, cat, commit, dan, eve, root, signedOut, write, type Request } from '../support/requests';
import { concern, type Documents, type Step } from '../support/scene';
import { plus, raw, remove, set, union, update } from '../support/wire';

const scheduled = (members: readonly string[] = MEMBERS, more: Documents = {}): Documents => ({
  ...allUsers(),
  ...scheduledLeague(members),
  ...more,
});
const preview = (fields: DocumentData): Request => write(at.joinCode, update(fields));
const held = (changes: DocumentData = {}): Documents => ({ [at.seat]: rosterCode(changes) });
const claim = (fields: DocumentData): Request => write(at.seat, update(fields));
const LONG = 'x'.repeat(100_000);
const touch = raw((name) => ({
  update: { name, fields: {} },
  updateMask: { fieldPaths: [] },
  currentDocument: { exists: true },
}));

export const codes = concern('seats & codes', {
  'a league’s public preview': () => ({
    state: scheduled(),
    honest: [dan, commit(join('dan'))],
    attempts: {
      'is touched by an outsider with what it holds already': [dan, preview({ leagueName: 'The Saturday League' })],
      'is touched by an outsider with an empty mask': [dan, write(at.joinCode, touch)],
      'is counted up by nothing by an outsider': [dan, preview({ seats: plus(0) })],
      'is touched by a member with what it holds already': [bob, preview({ seats: 3 })],
      'is touched by a client that is signed out': [signedOut, preview({ seats: 3 })],
      'is written on by an administrator': [root, preview({ leagueName: 'Shut down' })],
      'gets one seat less from an outsider': [dan, preview({ seats: plus(-1) })],
      'gets all spots filled from an outsider': [dan, preview({ seats: 4 })],
      'gets another name from an outsider': [dan, preview({ leagueName: 'Free money' })],
      'gets another name from the commissioner alone': [ann, preview({ leagueName: 'Free money' })],
      'becomes public by the commissioner alone': [ann, preview({ visibility: 'public' })],
      'becomes full by the commissioner alone': [ann, preview({ capacity: 3 })],
      'promises another scoring': [ann, preview({ 'details.scoring': { reception: 1 } })],
      'promises a draft time': [ann, preview({ 'details.draftAt': now })],
      'loses its details': [ann, preview({ details: deleteField() })],
      'loses its details while a member leaves': [
        bob,
        commit({ ...part('bob'), [at.joinCode]: update({ seats: plus(-1), details: deleteField() }) }),
      ],
      'says that the draft has begun': [ann, preview({ draftStatus: 'active' })],
      'leads to another league': [ann, preview({ leagueId: 'other' })],
      'names another manager, by the commissioner': [ann, preview({ managerName: 'bob' })],
      'names another manager, by a member': [bob, preview({ managerName: 'bob' })],
      'names a manager that does not exist': [ann, preview({ managerName: product.name })],
      'names a manager who is a map': [ann, preview({ managerName: { x: LONG } })],
      'is replaced by an outsider’s': [dan, write(at.joinCode, set(joinCode(['dan'])))],
      'is replaced in the founding of another league': [dan, commit(found('dan', 'a1B2c3D4e5F6g7H8i9J0'))],
      'is deleted by an outsider': [dan, write(at.joinCode, remove)],
      'is deleted by the commissioner': [ann, write(at.joinCode, remove)],
      'is made for a league that does not exist': [
        dan,
        write('joinCodes/ZZZ999', set(joinCode(['dan'], { leagueId: 'none' }))),
      ],
      'is made for another’s league': [dan, write('joinCodes/ZZZ999', set(joinCode(MEMBERS)))],
      'is made a second time by the commissioner': [ann, write('joinCodes/ZZZ999', set(joinCode(MEMBERS)))],
      ...confused(
        {
          seats: ['null', 'a map', 'NaN'],
          capacity: ['null', 'a text of 100,000 characters'],
          leagueName: ['null', 'a map', 'a text of 100,000 characters'],
          visibility: ['null', 'a list'],
          draftStatus: ['null', 'a map'],
          details: ['null', 'a list', 'a text of 100,000 characters'],
        },
        (field, value) => [ann, preview({ [field]: value })],
      ),
    },
  }),

  'holding a seat': () => {
    const holds = (changes: DocumentData): Request => commit(seat(changes));
    return {
      state: scheduled(),
      honest: [ann, holds({})],
      attempts: {
        'by a member': [bob, holds({})],
        'by an outsider': [dan, holds({})],
        'by an administrator': [root, holds({})],
        'by a client that is signed out': [signedOut, holds({})],
        'in a league that does not exist': [dan, holds({ leagueId: 'none' })],
        'with another joining code': [ann, holds({ joinCode: 'ZZZ999' })],
        'claimed already': [ann, holds({ claimedBy: 'dan' })],
        'claimed by no one, as a text': [ann, holds({ claimedBy: '' })],
        'with another code inside': [ann, holds({ rosterCode: 'OTHER234' })],
        'with an empty team name': [ann, holds({ teamName: '' })],
        'with a team name of blanks': [ann, holds({ teamName: '    ' })],
        'with a team name of 41 characters': [ann, holds({ teamName: 'x'.repeat(41) })],
        'with a team name that is a map': [ann, holds({ teamName: { x: 1 } })],
        'with a manager’s name': [ann, holds({ managerName: LONG })],
        'without the mark': [ann, commit({ ...seat(), [at.writeRate('ann', 'code')]: null })],
        'with the mark of another code': [ann, commit(bent(seat(), at.writeRate('ann', 'code'), { id: 'OTHER234' }))],
        'made a day ago': [ann, holds({ createdAt: ago(86_400) })],
        'with a field more': [ann, holds({ note: 'hi' })],
        'under a code of six characters': [ann, commit(seat({}, 'ABC234'))],
        'under a code of signs': [ann, commit(seat({}, '(.*)(.*)'))],
        'in the same batch as the founding of one’s own league': [
          eve,
          commit({ ...found('eve', 'a1B2c3D4e5F6g7H8i9J0', 'BBB222'), ...seat() }),
        ],
      },
    };
  },

  'claiming a seat': () => {
    const entry = { 'userInfo.dan': memberInfo('dan', { joinedAt: now, joinedWith: SEAT }) };
    return {
      state: scheduled(['ann', 'bob'], {
        ...held(),
        'rosterCodes/TAKEN234': rosterCode({ rosterCode: 'TAKEN234', claimedBy: 'bob' }),
        'rosterCodes/STRAY234': rosterCode({ rosterCode: 'STRAY234', leagueId: 'other' }),
      }),
      honest: [dan, commit(join('dan', SEAT))],
      attempts: {
        'without joining': [dan, claim({ claimedBy: 'dan' })],
        'without joining, by a member': [bob, claim({ claimedBy: 'bob' })],
        'without joining, by the commissioner': [ann, claim({ claimedBy: 'ann' })],
        'without joining, for another person': [ann, claim({ claimedBy: 'dan' })],
        'for another person while joining': [
          dan,
          commit({ ...join('dan', SEAT), [at.seat]: update({ claimedBy: 'eve' }) }),
        ],
        'while joining with the league’s own code': [
          dan,
          commit({ ...join('dan'), [at.seat]: update({ claimedBy: 'dan' }) }),
        ],
        'with the claim left out': [dan, commit({ ...join('dan', SEAT), [at.seat]: null })],
        'with the seat deleted instead': [dan, commit({ ...join('dan', SEAT), [at.seat]: remove })],
        'with the seat replaced': [
          dan,
          commit({ ...join('dan', SEAT), [at.seat]: set(rosterCode({ claimedBy: 'dan', teamName: 'Mine' })) }),
        ],
        'with another name for the team on the seat': [
          dan,
          commit(bent(join('dan', SEAT), at.seat, { teamName: 'Mine' })),
        ],
        'of one that is taken': [
          dan,
          commit({
            ...bent(join('dan', SEAT), at.league, {
              'userInfo.dan': memberInfo('dan', { joinedAt: now, joinedWith: 'TAKEN234' }),
            }),
            [at.seat]: null,
            'rosterCodes/TAKEN234': update({ claimedBy: 'dan' }),
          }),
        ],
        'of one that is taken, left as it is': [
          dan,
          commit({
            ...bent(join('dan', SEAT), at.league, {
              'userInfo.dan': memberInfo('dan', { joinedAt: now, joinedWith: 'TAKEN234' }),
            }),
            [at.seat]: null,
          }),
        ],
        'of another league': [
          dan,
          commit({
            ...bent(join('dan', SEAT), at.league, {
              'userInfo.dan': memberInfo('dan', { joinedAt: now, joinedWith: 'STRAY234' }),
            }),
            [at.seat]: null,
            'rosterCodes/STRAY234': update({ claimedBy: 'dan' }),
          }),
        ],
        'of one that does not exist': [
          dan,
          commit({
            ...bent(join('dan', SEAT), at.league, {
              'userInfo.dan': memberInfo('dan', { joinedAt: now, joinedWith: 'NONE2345' }),
            }),
            [at.seat]: null,
          }),
        ],
        'of one made in the same batch': [
          dan,
          commit({
            ...bent(join('dan', SEAT), at.league, {
              'userInfo.dan': memberInfo('dan', { joinedAt: now, joinedWith: 'MADE2345' }),
            }),
            [at.seat]: null,
            'rosterCodes/MADE2345': set(rosterCode({ rosterCode: 'MADE2345', claimedBy: 'dan', createdAt: now })),
          }),
        ],
        'a second time by another person': {
          by: eve,
          request: commit(join('eve', SEAT)),
          after: [[dan, commit(join('dan', SEAT))]],
        },
        'with two people at once': [
          dan,
          commit({
            ...join('dan', SEAT),
            [at.league]: update({
              members: union('dan', 'eve'),
              ...entry,
              'userInfo.eve': memberInfo('eve', { joinedAt: now, joinedWith: SEAT }),
            }),
            [at.joinCode]: update({ seats: plus(2) }),
            [at.draft]: update({ members: union('dan', 'eve') }),
            [at.leagueUser('eve')]: set(leagueUser('eve')),
          }),
        ],
        'under a path with the code in lower case': [
          dan,
          commit({
            ...bent(join('dan', SEAT), at.league, {
              'userInfo.dan': memberInfo('dan', { joinedAt: now, joinedWith: SEAT.toLowerCase() }),
            }),
            [at.seat]: null,
          }),
        ],
        'with a code that walks to another document': [
          dan,
          commit({
            ...bent(join('dan', SEAT), at.league, {
              'userInfo.dan': memberInfo('dan', { joinedAt: now, joinedWith: `../${at.joinCode}` }),
            }),
            [at.seat]: null,
          }),
        ],
      },
    };
  },

  'renewing the league’s code': () => {
    const renews = renewCode(MEMBERS);
    const NEW = 'joinCodes/NEW234';
    const renewed: Step = [ann, commit(renews)];
    return {
      state: scheduled(MEMBERS, {
        ...held(),
        'joinCodes/BBB222': joinCode(['eve'], { leagueId: 'other' }),
        'joinCodes/GONE23': RETIRED,
      }),
      honest: [ann, commit({ ...renews, [at.seat]: update({ joinCode: 'NEW234' }) })],
      attempts: {
        'by a member': [bob, commit(renews)],
        'by a member with a mark of their own': [bob, commit(renewCode(MEMBERS, 'NEW234', 'bob'))],
        'by an outsider': [dan, commit(renewCode(MEMBERS, 'NEW234', 'dan'))],
        'by an administrator': [root, commit(renewCode(MEMBERS, 'NEW234', 'root'))],
        'by a client that is signed out': [signedOut, commit(renews)],
        'without the mark': [ann, commit({ ...renews, [at.writeRate('ann', 'code')]: null })],
        'with the mark of another code': [ann, commit(bent(renews, at.writeRate('ann', 'code'), { id: 'OTHER2' }))],
        'with the former code left as it was': [ann, commit({ ...renews, [at.joinCode]: null })],
        'with the former code deleted': [ann, commit({ ...renews, [at.joinCode]: remove })],
        'with a note on the former code': [
          ann,
          commit({ ...renews, [at.joinCode]: set({ ...RETIRED, next: 'NEW234' }) }),
        ],
        'without a new preview': [ann, commit({ ...renews, [NEW]: null })],
        'with another preview': [ann, commit(bent(renews, NEW, { leagueName: 'Free money' }))],
        'to the code of another league': [ann, commit(renewCode(MEMBERS, 'BBB222'))],
        'to the code of another league, whose preview stays': [
          ann,
          commit({ ...renewCode(MEMBERS, 'BBB222'), 'joinCodes/BBB222': null }),
        ],
        'to a code that was retired': [ann, commit(renewCode(MEMBERS, 'GONE23'))],
        'to a code of five characters': [ann, commit(renewCode(MEMBERS, 'NEW23'))],
        'to a code of signs': [ann, commit(renewCode(MEMBERS, '(.*)..'))],
        'with another name for the league': [ann, commit(bent(renews, at.league, { name: 'Other' }))],
        'with a seat for another code': [ann, commit({ ...renews, [at.seat]: update({ joinCode: 'BBB222' }) })],
        'and back to the former one': {
          by: ann,
          request: commit({
            [at.league]: update({ joinCode: 'ABC234' }),
            [NEW]: set(RETIRED),
            [at.joinCode]: set(joinCode(MEMBERS)),
            [at.writeRate('ann', 'code')]: update({ id: 'ABC234', count: 2 }),
          }),
          after: [renewed],
        },
        'and joining with the former one': { by: dan, request: commit(join('dan')), after: [renewed] },
        'and joining with the former one under the new preview': {
          by: dan,
          request: commit({ ...join('dan'), [at.joinCode]: null, [NEW]: update({ seats: plus(1) }) }),
          after: [renewed],
        },
        'and the former one taken by another league': {
          by: eve,
          request: commit(found('eve', 'a1B2c3D4e5F6g7H8i9J0')),
          after: [renewed],
        },
        'and the former preview written again by a member': {
          by: bob,
          request: write(at.joinCode, set(joinCode(MEMBERS))),
          after: [renewed],
        },
        'once the draft has begun': {
          by: ann,
          request: commit(renews),
          after: [
            [ann, commit(order(MEMBERS))],
            [ann, commit(start(MEMBERS))],
          ],
        },
      },
    };
  },

  'a seat that is claimed': () => ({
    state: scheduled(['ann', 'bob'], held({ claimedBy: 'bob' })),
    honest: [bob, commit(part('bob'))],
    attempts: {
      'is given back': [bob, claim({ claimedBy: null })],
      'is given to another': [bob, claim({ claimedBy: 'dan' })],
      'is taken from its person by the commissioner': [ann, claim({ claimedBy: null })],
      'is deleted by the commissioner': [ann, write(at.seat, remove)],
      'is retired by its person': [bob, write(at.seat, set(RETIRED))],
      'is deleted by its person': [bob, write(at.seat, remove)],
      'is deleted by an outsider': [dan, write(at.seat, remove)],
      'is used by its person, who was removed': {
        by: bob,
        request: commit(join('bob', SEAT)),
        after: [[ann, commit(removal('bob'))]],
      },
      'is retired by a member when its person has gone': {
        by: bob,
        request: write(at.seat, set(RETIRED)),
        after: [[bob, commit(part('bob'))]],
      },
    },
  }),

  'a seat that is free': () => ({
    state: scheduled(MEMBERS, held()),
    honest: [ann, write(at.seat, set(RETIRED))],
    attempts: {
      'is deleted by the commissioner': [ann, write(at.seat, remove)],
      'is retired by a member': [bob, write(at.seat, set(RETIRED))],
      'is retired by an outsider': [dan, write(at.seat, set(RETIRED))],
      'is retired by a client that is signed out': [signedOut, write(at.seat, set(RETIRED))],
      'is retired with a field more': [ann, write(at.seat, set({ ...RETIRED, note: LONG }))],
      'is made anew once it is retired': {
        by: ann,
        request: commit(seat()),
        after: [[ann, write(at.seat, set(RETIRED))]],
      },
      'gets another joining code': [ann, claim({ joinCode: 'ZZZ999' })],
      'gets another team name': [ann, claim({ teamName: 'Other' })],
      'gets a manager’s name': [ann, claim({ managerName: 'Other' })],
      'gets another league': [ann, claim({ leagueId: 'other' })],
      'is touched by an outsider with what it holds already': [dan, claim({ teamName: 'Held for you' })],
      'is touched by an outsider with an empty mask': [dan, write(at.seat, touch)],
      'is made anew by another commissioner': [
        dan,
        write(at.seat, set(rosterCode({ leagueId: 'other', createdAt: now }))),
      ],
      'is left behind when the league is dissolved by a member': [cat, commit(dissolve(MEMBERS, [at.seat]))],
    },
  }),
});
