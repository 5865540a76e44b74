export { Invitation } from './joining/Invitation';
export { LeaguesPage } from './LeaguesPage';
export { PublicLeagues } from './joining/PublicLeagues';
