import type { Notice } from '@/domain/notices/notice';

/** Notices from one kind of document, and whether all of those have been read. */
export type NoticePart = { notices: readonly Notice[]; failed: boolean; loading: boolean };
