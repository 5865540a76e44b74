/**
 * What every page reads once a user is signed in, bundled into one chunk: as separate chunks, each would include the shared code again. A page that
 * needs more from these modules imports them itself.
 */
export { watchUnreadAnswers } from './feedback';
export { watchMyLeagues } from './leagues';
export { watchLedger } from './ledgers';
export { watchUnread, watchUnreadSince } from './messages';
export { watchPendingTrades } from './trades';
export { findUser, watchUser } from './users';
export { watchCurrentWeek, watchWeeks } from './weeks';
