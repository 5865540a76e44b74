import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { backend } from '../../../tests/support/backend/backend';
import * as documents from '../../../tests/support/documents';
import { renderHook, signIn } from '../../../tests/support/page';
import { ready } from '@/domain/kernel/loadable';
import { useUnreadAnswers } from './useUnreadAnswers';

const asked = () => backend.sent().filter(({ paths }) => paths.join().includes('feedback'));

it.each([true, null])('are asked for if the user has sent feedback, or may have: %s', async (sent) => {
  backend.start(documents.people('ann'), 'ann');
  signIn('ann', { sentFeedback: sent });
  const { result } = renderHook(useUnreadAnswers);
  await waitFor(() => expect(result.current).toEqual(ready([])));
  expect(asked()).toMatchObject([{ kind: 'watch', uid: 'ann' }]);
});

it('aren’t asked for if the user never has, until they do', async () => {
  backend.start(documents.people('ann'), 'ann');
  const { result } = renderHook(useUnreadAnswers);
  expect(result.current).toEqual(ready([]));
  expect(asked()).toEqual([]);
  signIn('ann', { sentFeedback: true });
  await waitFor(() => expect(asked()).toHaveLength(1));
});
