export { DraftRoom } from './DraftRoom';
