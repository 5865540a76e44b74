export { SurvivorPage } from './SurvivorPage';
