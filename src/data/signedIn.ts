/**
 * What every page reads once a person is signed in, fetched in one piece: one by one, each would bring along what they share once more.
 * A page that needs more of these modules imports them themselves.
 */
export { watchUnreadAnswers } from './feedback';
export { watchMyLeagues } from './leagues';
export { watchLeagueUser } from './leagueUsers';
export { watchLedger } from './ledgers';
export { watchMessages } from './messages';
export { findUser, watchUser } from './users';
export { watchCurrentWeek, watchWeeks } from './weeks';
