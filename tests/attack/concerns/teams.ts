import { product } from '@/config/product';
import { leagueUser, scheduledLeague } from '../../support/documents';
import { at, enter, marking, options, part, allUsers, MEMBERS } from '../honest';
import { ann, bob, cat, commit, dan, signedOut, write } from '../support/requests';
import { concern, type Step } from '../support/scene';
import { remove, set, update } from '../support/wire';
import { drafted, removal, takeOver, vacated } from './succession';

const deleted = write(at.leagueUser('bob'), remove);

/** Names a team, in the league's entry and in the team's document. */
const names = (inLeague: string, inDocument = inLeague): Step => [
  bob,
  commit({
    ...enter('bob', { 'userInfo.bob.teamName': inLeague }),
    [at.leagueUser('bob')]: update({ teamName: inDocument }),
  }),
];
/** Renames the league. */
const renamed = (name: string) => options({ name }, { leagueName: name }, { leagueName: name });
const PRODUCT = `${product.name} Official`;

export const teams = concern('teams', {
  'the name of a team': () => ({
    state: { ...allUsers(), ...scheduledLeague(MEMBERS) },
    honest: names('The Bears'),
    attempts: {
      'is the product’s, in the league': names(PRODUCT, 'The Bears'),
      'is the product’s, in its document': names('The Bears', PRODUCT),
      'is a role’s, in the league': names('Support', 'The Bears'),
      'is that of those who have gone, in the league': names('Former manager', 'The Bears'),
      'is a league’s, and the product’s': [ann, commit(renamed(PRODUCT))],
    },
  }),

  'the document of a team whose manager goes after the draft': () => ({
    // Its roster isn't there yet: the members' clients write it after the settlement.
    state: { ...drafted(), [at.leagueUser('bob')]: leagueUser('bob') },
    honest: [ann, commit(removal('ann', 'bob'))],
    attempts: {
      'deleted by the commissioner with its manager': [
        ann,
        commit({ ...removal('ann', 'bob'), [at.leagueUser('bob')]: remove }),
      ],
      'deleted by its manager, who stays': [bob, deleted],
      'deleted by another member': [cat, deleted],
      'deleted by a member afterwards': { by: cat, request: deleted, after: [[ann, commit(removal('ann', 'bob'))]] },
      'deleted by the manager afterwards': { by: bob, request: deleted, after: [[ann, commit(removal('ann', 'bob'))]] },
      'deleted by anyone afterwards': {
        by: signedOut,
        request: deleted,
        after: [[ann, commit(removal('ann', 'bob'))]],
      },
    },
  }),

  'the document of a team whose manager leaves during the draft': () => ({
    state: {
      ...drafted({ draftStatus: 'active' }),
      [at.leagueUser('bob')]: leagueUser('bob'),
    },
    honest: [bob, commit({ [at.leagueUser('bob')]: update({ teamName: 'Still Here' }), ...marking('bob', 'profile') })],
    attempts: {
      'deleted by them': [bob, deleted],
      'deleted with leaving': [bob, commit(part('bob'))],
      'deleted by the commissioner': [ann, deleted],
    },
  }),

  'the document of a member who leaves before the draft': () => ({
    state: { ...allUsers(), ...scheduledLeague(MEMBERS) },
    honest: [bob, commit(part('bob'))],
    attempts: {
      'deleted, and they stay': [bob, deleted],
      'deleted by another member': [cat, deleted],
      'deleted by anyone': [signedOut, deleted],
      'kept, and they go': [bob, commit({ ...part('bob'), [at.leagueUser('bob')]: null })],
    },
  }),

  'the document of a member who runs another team': () => ({
    state: vacated(),
    honest: [dan, commit(takeOver('dan'))],
    attempts: {
      'made with taking it over': [dan, commit({ ...takeOver('dan'), [at.leagueUser('dan')]: set(leagueUser('dan')) })],
      'made afterwards': {
        by: dan,
        request: write(at.leagueUser('dan'), set(leagueUser('dan'))),
        after: [[dan, commit(takeOver('dan'))]],
      },
    },
  }),
});
