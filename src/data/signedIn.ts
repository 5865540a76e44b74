/**
 * What the daily pages read once a user is signed in, bundled into one chunk: separate chunks would each include the shared code again, and each
 * would cost a round trip. A page that needs more from these modules imports them itself.
 */
export { watchUnreadAnswers } from './feedback';
export { watchLeagueUsers } from './leagueUsers';
export { watchMyLeagues } from './leagues';
export { watchLedger } from './ledgers';
export { watchUnread, watchUnreadSince } from './messages';
export { getPastWeeks } from './pastWeeks';
export { watchPendingTrades } from './trades';
export { findUser, watchUser } from './users';
export { watchWeekLineups } from './weeklyRosters';
export { getWeekResults, watchWeekResults } from './weeklySquads';
export { watchCurrentWeek, watchWeeks } from './weeks';
