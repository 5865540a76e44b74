/** What the daily pages read once a user is signed in, in one chunk, which is one round trip. */
export { watchUnreadAnswers } from '../messages/feedback';
export { watchLeagueUser, watchLeagueUsers } from '../league/leagueUsers';
export { watchMyLeagues } from '../league/leagues';
export { watchLedger } from '../moves/ledgers';
export { watchMessages, watchOlderMessages, watchUnread, watchUnreadSince } from '../messages/messages';
export { beginPastResults, getPastWeeks } from '../season/pastWeeks';
export { watchPendingTrades } from '../moves/trades';
export { readAhead } from './readAhead';
export { findUser, watchUser } from './users';
export { watchWeekLineups } from '../season/weekLineups';
export { getWeekResults, watchWeekResults } from '../season/weekResults';
export { watchCurrentWeek, watchWeeks } from '../season/weeks';
