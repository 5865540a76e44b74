import { expect, it } from 'vitest';
import { backend } from '../../../tests/support/backend/backend';
import * as documents from '../../../tests/support/documents';
import { renderHook, signIn } from '../../../tests/support/page';
import { parseLeague } from '@/domain/league/league';
import { succeed } from '@/domain/kernel/result';
import { useChatActions } from './useChat';

const { LEAGUE } = documents;

it('votes in a poll of the league, and takes the vote back', async () => {
  const league = documents.league(['ann', 'bob']);
  const poll = {
    leagueId: LEAGUE,
    senderId: 'bob',
    text: 'Pause for dinner?\nYes\nNo',
    timestamp: documents.ago(60),
    readBy: { bob: true },
    closesAt: documents.ago(-3600),
    votes: { bob: '1' },
  };
  backend.start({ ...documents.people('ann', 'bob'), [`leagues/${LEAGUE}`]: league, 'messages/poll': poll }, 'ann');
  signIn('ann');
  const { result } = renderHook(() => useChatActions(parseLeague(LEAGUE, league), 'ann'));
  expect(await result.current.vote!('poll', 1)).toEqual(succeed());
  expect(backend.stored('messages/poll')!.votes).toEqual({ bob: '1', ann: '2' });
  expect(await result.current.vote!('poll', null)).toEqual(succeed());
  expect(backend.stored('messages/poll')!.votes).toEqual({ bob: '1' });
});
