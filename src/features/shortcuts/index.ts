export { DraftShortcut } from './DraftShortcut';
export { SharedInvitation } from './SharedInvitation';
