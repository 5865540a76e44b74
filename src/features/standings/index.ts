export { Standings } from './Standings';
