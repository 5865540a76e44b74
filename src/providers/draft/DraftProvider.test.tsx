import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { render, signIn, tellLeagues } from '../../../tests/support/page';
import { exampleDraft, pickNext } from '../../../tests/support/exampleDraft';
import type { DraftSnapshot } from '@/data/draft/drafts';
import type { Draft } from '@/domain/draft/types';
import { LOADING, ready } from '@/domain/kernel/loadable';
import { DraftProvider } from './DraftProvider';
import { useDraft, useRoomActions, useRoomState, type RoomActions, type RoomState } from './room';

const server = vi.hoisted(() => ({ show: (_: unknown): unknown => undefined }));
vi.mock('../messages/useNewestMessages', () => ({ useNewestMessages: () => LOADING }));
vi.mock('@/data/backend/serverClock', () => ({
  serverClock: { now: () => 0, measure: () => Promise.resolve(), subscribe: () => () => undefined },
}));
vi.mock('@/data/draft/draftPresence', () => ({
  announcePresence: () => Promise.resolve(),
  getPresence: () => new Promise(() => undefined),
  watchPresence: () => () => undefined,
}));
vi.mock('@/data/draft/draftControls', () => ({}));
vi.mock('@/data/draft/draftQueues', () => ({ watchQueue: () => () => undefined }));
vi.mock('@/data/draft/drafts', () => ({
  watchDraft: (_: string, next: (snapshot: DraftSnapshot) => void) => {
    server.show = next as typeof server.show;
    return () => undefined;
  },
}));

const rendered = vi.fn<(state: RoomState, actions: RoomActions) => void>();
function Beside() {
  rendered(useRoomState(), useRoomActions());
  return null;
}
function Status() {
  return useDraft().state;
}

/** Renders a league's draft room for this user. Returns a function that sends it a draft. */
async function enter(uid: string) {
  signIn(uid);
  tellLeagues(ready([]));
  const parts = [<Beside key="beside" />, <Status key="status" />];
  const { container } = render(<DraftProvider leagueId="league1">{parts}</DraftProvider>);
  const show = async (draft: Draft) => {
    await act(async () => server.show({ draft: ready(draft), live: true } satisfies DraftSnapshot));
  };
  return { container, show };
}

beforeEach(() => {
  rendered.mockClear();
});

const state = () => rendered.mock.lastCall![0];
const actions = () => rendered.mock.lastCall![1];

describe('the room of a league’s draft', () => {
  it('rerenders for another manager’s pick only what shows the draft', async () => {
    const { container, show } = await enter('bob');
    const draft = exampleDraft();
    await show(draft);
    expect(container).toHaveTextContent('ready');
    rendered.mockClear();
    await show(pickNext(draft));
    await show(pickNext(pickNext(draft)));
    expect(rendered).not.toHaveBeenCalled();
  });

  it('gives actions to members only, and the commissioner’s to the commissioner', async () => {
    await (await enter('ann')).show(exampleDraft());
    expect(actions()).toMatchObject({ pick: expect.any(Function), pause: expect.any(Function) });
    await (await enter('bob')).show(exampleDraft());
    expect(actions()).toMatchObject({ pick: expect.any(Function), stepAway: expect.any(Function) });
    expect(actions()).not.toHaveProperty('pause');
    await (await enter('admin')).show(exampleDraft());
    expect(actions()).toEqual({});
    expect([state().queue, state().chat]).toEqual([null, null]);
  });
});
