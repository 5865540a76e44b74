export { PublicBoardPage } from './PublicBoardPage';
