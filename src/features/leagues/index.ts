export { Invitation } from './Invitation';
export { LeaguesPage } from './LeaguesPage';
export { PublicLeagues } from './PublicLeagues';
