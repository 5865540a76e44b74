export { Invitation } from './joining/Invitation';
export { LeagueSheet } from './LeagueSheet';
export { LeaguesPage } from './LeaguesPage';
export { PublicLeagues } from './joining/PublicLeagues';
