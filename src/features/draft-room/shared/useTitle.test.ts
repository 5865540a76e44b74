import { expect, it } from 'vitest';
import { exampleDraft } from '../../../../tests/support/exampleDraft';
import { PRACTICE_DEFAULT, practiceDraft } from '@/domain/draft/practice';
import { draftTitle } from './useTitle';

it('names a draft for its league, and a practice draft for itself', () => {
  const draft = exampleDraft();
  expect(draftTitle(draft)).toBe('Draft of Tailgate');
  expect(draftTitle({ ...draft, leagueName: '' })).toBe('Draft');
  expect(draftTitle(practiceDraft(PRACTICE_DEFAULT))).toBe('Practice draft');
});
