export { CorrectLineup } from './CorrectLineup';
export { LineupPage } from './LineupPage';
