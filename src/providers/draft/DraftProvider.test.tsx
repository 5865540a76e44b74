import { beforeEach, describe, expect, it, vi } from 'vitest';
import { backend } from '../../../tests/support/backend/backend';
import { render, signIn, tell, tellLeagues } from '../../../tests/support/page';
import { exampleDraft, pickNext } from '../../../tests/support/exampleDraft';
import type { Draft } from '@/domain/draft/types';
import { LOADING, ready } from '@/domain/kernel/loadable';
import { parseLeague } from '@/domain/league/league';
import type { League } from '@/domain/league/types';
import { DraftProvider } from './DraftProvider';
import { useDraft, useRoomActions, useRoomState, type RoomActions, type RoomState } from './room';

const rendered = vi.fn<(state: RoomState, actions: RoomActions) => void>();
function Beside() {
  rendered(useRoomState(), useRoomActions());
  return null;
}
function Status() {
  return useDraft().state;
}

/** Renders a league's draft room for this user. Returns a function that sends it a draft. */
function enter(uid: string, leagues: League[] = []) {
  const show = (draft: Draft) => tell('draft room', `league1 ${uid}`, ready({ draft: ready(draft), live: true }));
  tell('draft room', `league1 ${uid}`, LOADING);
  tell('newest messages', 'league1', LOADING);
  tell('draft queue', `league1 ${uid}`, LOADING);
  signIn(uid);
  tellLeagues(ready(leagues));
  const parts = [<Beside key="beside" />, <Status key="status" />];
  const { container } = render(<DraftProvider leagueId="league1">{parts}</DraftProvider>);
  return { container, show };
}

beforeEach(() => {
  rendered.mockClear();
  backend.start({}, null);
});

const state = () => rendered.mock.lastCall![0];
const actions = () => rendered.mock.lastCall![1];

describe('the room of a league’s draft', () => {
  it('rerenders for another manager’s pick only what shows the draft', () => {
    const { container, show } = enter('bob');
    const draft = exampleDraft();
    show(draft);
    expect(container).toHaveTextContent('ready');
    rendered.mockClear();
    show(pickNext(draft));
    show(pickNext(pickNext(draft)));
    expect(rendered).not.toHaveBeenCalled();
  });

  it('gives actions to members only, and the commissioner’s to the commissioner', () => {
    enter('ann').show(exampleDraft());
    expect(actions()).toMatchObject({ pick: expect.any(Function), pause: expect.any(Function) });
    enter('bob').show(exampleDraft());
    expect(actions()).toMatchObject({ pick: expect.any(Function), stepAway: expect.any(Function) });
    expect(actions()).not.toHaveProperty('pause');
    enter('admin').show(exampleDraft());
    expect(actions()).toEqual({});
    expect([state().queue, state().chat]).toEqual([null, null]);
  });

  it('gives the league’s co-commissioner the commissioner’s actions, except handing over', () => {
    const { show } = enter('bob', [parseLeague('league1', { createdBy: 'ann', coCommissioner: 'bob' })]);
    show(exampleDraft());
    expect(actions()).toMatchObject({ pause: expect.any(Function), start: expect.any(Function) });
    expect(actions()).not.toHaveProperty('handOver');
  });
});
