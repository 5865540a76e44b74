export { MatchupsPage } from './MatchupsPage';
