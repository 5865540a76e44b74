export { PracticeSeasonPage } from './PracticeSeasonPage';
