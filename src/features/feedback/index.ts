export { FeedbackDesk } from './FeedbackDesk';
export { FeedbackDialog } from './FeedbackDialog';
export { MyFeedback } from './MyFeedback';
export { UnreadAnswers } from './UnreadAnswers';
