export { NoticesBell } from './NoticesBell';
