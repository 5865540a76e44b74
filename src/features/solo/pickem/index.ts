export { PickemPage } from './PickemPage';
