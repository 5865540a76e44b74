import { expect, it } from 'vitest';
import { exampleDraft } from '../../../../tests/support/exampleDraft';
import { PRACTICE_DEFAULT, practiceDraft } from '@/domain/draft/practice';
import { draftTitle } from './useTitle';

it('titles a draft with its league’s name, and a mock draft as such', () => {
  const draft = exampleDraft();
  expect(draftTitle(draft)).toBe('Draft of Tailgate');
  expect(draftTitle({ ...draft, leagueName: '' })).toBe('Draft');
  expect(draftTitle(practiceDraft(PRACTICE_DEFAULT))).toBe('Mock draft');
});
