export { SharedBoardPage } from './SharedBoardPage';
