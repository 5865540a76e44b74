export { Matchups } from './Matchups';
