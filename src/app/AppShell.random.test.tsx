import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { backend, type Fault } from '../../tests/support/backend/backend';
import * as documents from '../../tests/support/documents';
import { storedWeek } from '../../tests/support/lineups';
import { seededRandom } from '../../tests/support/seededRandom';
import type { SquadId } from '@/domain/football/squads';
import { useAuth } from '@/providers/account/AuthProvider';
import { DraftProvider } from '@/providers/draft/DraftProvider';
import { useRoomActions, useRoomState } from '@/providers/draft/room';
import { useAddressParam } from '@/providers/kernel/useAddressParam';
import { usePageLeague } from '@/providers/league/usePageLeague';
import { AppShell } from './AppShell';

// People use the app in any order over a connection that fails in any way: the providers as the shell mounts them, the
// data modules, the rules. Only the services are replaced.

/** The leagues and their members. */
const LEAGUES: Readonly<Record<string, readonly string[]>> = { both: ['ann', 'bob'], hers: ['ann'], his: ['bob'] };
/** Each person's queues have squads of one school, so that what is shown tells whose it is. */
const SCHOOLS: Readonly<Record<string, string>> = { ann: 'ALA', bob: 'TEX' };
const UNITS = ['QB', 'RB', 'WR', 'TE', 'K', 'DST'];

const stored = () => ({
  ...documents.people('ann', 'bob'),
  'currentWeek/2025-03': storedWeek(),
  ...Object.fromEntries(
    Object.entries(LEAGUES).flatMap(([id, members]) => [
      [`leagues/${id}`, documents.league(members, { name: `League ${id}` })],
      [`drafts/${id}`, documents.scheduledDraft(members, { leagueId: id, leagueName: `League ${id}` })],
      [`ledgers/${id}`, documents.ledger({ leagueId: id })],
    ]),
  ),
});

/** What a press on Change makes of the queue. */
const next = { squads: [] as SquadId[] };

/** A page with the league of its address, and a draft room with the queue. */
function Page() {
  const room = useAddressParam('draft');
  const { signOut } = useAuth();
  return (
    <>
      <button data-testid="signOut" onClick={() => void signOut()} />
      {room === null ? (
        <Daily />
      ) : (
        <DraftProvider key={room} leagueId={room}>
          <Queue />
        </DraftProvider>
      )}
    </>
  );
}

function Daily() {
  const { leagues, selected } = usePageLeague();
  return <p data-testid="league">{leagues.state === 'ready' ? (selected?.id ?? 'none') : 'loading'}</p>;
}

function Queue() {
  const { queue, leagueId, live } = useRoomState();
  const { changeQueue } = useRoomActions();
  if (queue === null || queue.squads.state !== 'ready') return null;
  const state = queue.saving ? 'saving' : queue.error === null && live ? 'saved' : 'not saved';
  return (
    <button data-testid="queue" data-league={leagueId} data-state={state} onClick={() => changeQueue?.(next.squads)}>
      {queue.squads.value.join(' ')}
    </button>
  );
}

/** Lets this much time pass, in milliseconds. */
const pass = (time: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(time);
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(0);
  });

type Step =
  | { do: 'wait'; time: number }
  | { do: 'edit'; order: number }
  | { do: 'open'; path: string }
  | { do: 'signIn'; uid: string | null }
  | { do: 'signOut' }
  | { do: 'online'; online: boolean }
  | { do: 'fail'; fault: Fault; times: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('wait'), time: fc.constantFrom(0, 50, 500, 20_000) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('edit'), order: fc.nat(1_000) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('open'),
      path: fc.constantFrom(
        '/draft/both',
        '/draft/both',
        '/draft/hers',
        '/draft/his',
        '/roster?league=both',
        '/roster?league=hers',
        '/roster',
      ),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('signIn'), uid: fc.constantFrom('ann', 'bob', null) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('signOut') }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('online'), online: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('fail'),
      fault: fc.constantFrom<Fault>('permission-denied', 'unavailable', 'aborted', 'lost', { done: 'unavailable' }),
      times: fc.integer({ min: 1, max: 6 }),
    }),
  },
) as fc.Arbitrary<Step>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no network')));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
const leave = async () => {
  cleanup();
  await pass(20_000);
};
afterEach(async () => {
  await leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function play(steps: readonly Step[], seed: number) {
  const random = seededRandom(seed);
  const latency = () => random.between(0, 400);
  let person: string | null = 'ann';
  /** The queue that each person changed last, by its document's path. */
  const latest = new Map<string, SquadId[]>();
  let failing: { fault: Fault; times: number } = { fault: null, times: 0 };
  const fault = ({ kind, paths }: { kind: string; paths: readonly string[] }): Fault => {
    if (kind !== 'write' || !paths[0]!.startsWith('draftQueues') || failing.times === 0) return null;
    failing.times -= 1;
    // What was refused isn't shown any more, and needn't be stored.
    if (failing.fault === 'permission-denied') for (const path of paths) latest.delete(path);
    return failing.fault;
  };
  const queuePath = (league: string, uid: string) => `draftQueues/${league}/managers/${uid}`;

  const check = () => {
    const here = new URL(window.location.href);
    const text = document.body.textContent;
    const league = screen.queryByTestId('league')?.textContent ?? 'loading';
    const asked = here.searchParams.get('league');
    // A page shows the league in its address.
    if (league !== 'loading')
      expect(league).toBe(asked !== null && LEAGUES[asked]?.includes(person ?? '') ? asked : 'none');
    // Nothing of one person is seen or sent by another.
    for (const [uid, school] of Object.entries(SCHOOLS)) {
      if (uid === person) continue;
      expect(text).not.toContain(`${school}-`);
      expect(text).not.toContain(`League ${uid === 'ann' ? 'hers' : 'his'}`);
    }
    for (const { kind, uid, paths } of backend.sent())
      for (const other of ['ann', 'bob'])
        if (kind !== 'again' && other !== uid) expect(paths.join()).not.toMatch(RegExp(`\\b${other}\\b`));
    // What is shown as saved is stored.
    const queue = screen.queryByTestId('queue');
    if (queue?.dataset.state === 'saved') {
      const squads = backend.stored(queuePath(queue.dataset.league!, person!))?.squads ?? [];
      expect(queue.textContent).toBe((squads as string[]).join(' '));
    }
  };

  localStorage.clear();
  sessionStorage.clear();
  backend.start(stored(), 'ann');
  backend.setFaults({ fault, latency });
  window.history.replaceState(null, '', '/draft/both');
  render(
    <AppShell>
      <Page />
    </AppShell>,
  );
  // The code of the first page takes its time.
  while (screen.queryByTestId('queue') === null) await pass(100);
  for (const one of steps) {
    if (one.do === 'wait') await pass(one.time);
    else if (one.do === 'open') act(() => window.history.pushState(null, '', one.path));
    else if (one.do === 'online') act(() => backend.setOnline(one.online));
    else if (one.do === 'fail') failing = { ...one };
    else if (one.do === 'edit') {
      const queue = screen.queryByTestId('queue');
      if (queue === null || person === null) continue;
      next.squads = seededRandom(one.order)
        .shuffled(UNITS)
        .map((unit) => `${SCHOOLS[person!]!}-${unit}` as SquadId);
      fireEvent.click(queue);
      latest.set(queuePath(queue.dataset.league!, person), next.squads);
    } else {
      const button = screen.queryByTestId('signOut');
      if (one.do === 'signOut' && button === null) continue;
      const uid = one.do === 'signIn' ? one.uid : null;
      // Signing out forgets what isn't saved.
      if (uid !== person) latest.clear();
      person = uid;
      if (one.do === 'signIn') act(() => backend.signIn(uid));
      else fireEvent.click(button!);
    }
    await pass(0);
    check();
  }
  const isStored = (path: string) => expect(backend.stored(path)?.squads).toEqual(latest.get(path));
  // In the end there is a connection. What is open saves itself, and the rest when its room is opened again.
  failing = { fault: null, times: 0 };
  if (!navigator.onLine) act(() => backend.setOnline(true));
  await pass(40_000);
  check();
  const open = screen.queryByTestId('queue')?.dataset.league;
  const shown = queuePath(open ?? '', person ?? '');
  if (latest.has(shown)) isStored(shown);
  for (const league of ['both', 'hers', 'his']) {
    act(() => window.history.pushState(null, '', `/draft/${league}`));
    await pass(5_000);
    check();
  }
  // The latest edit wins.
  for (const path of latest.keys()) isStored(path);
  // Every subscription ends.
  await leave();
  expect(backend.watched()).toEqual([]);
  // The rules deny only the rooms of others' leagues, the ledger of the address's league, which is asked for before the
  // leagues are known, and presence that was told seconds before.
  const denied = backend.sent().filter(({ kind, error }) => kind !== 'again' && error !== undefined);
  expect(denied.filter(({ paths }) => !/^((drafts|ledgers).(his|hers)|draftPresence.*)$/.test(paths[0]!))).toEqual([]);
}

it.each<[string, Step[]]>([
  [
    'a change in the moment of a sign-out',
    [
      { do: 'edit', order: 0 },
      { do: 'signIn', uid: null },
    ],
  ],
  [
    'a change that is being retried when someone else signs in',
    [
      { do: 'fail', fault: 'unavailable', times: 2 },
      { do: 'edit', order: 0 },
      { do: 'wait', time: 500 },
      { do: 'signIn', uid: 'bob' },
    ],
  ],
  [
    'a server that is unavailable for a while, though there is a connection',
    [
      { do: 'fail', fault: 'unavailable', times: 6 },
      { do: 'edit', order: 0 },
      { do: 'wait', time: 20_000 },
    ],
  ],
  [
    'a document that others hold for a while',
    [
      { do: 'fail', fault: 'aborted', times: 5 },
      { do: 'edit', order: 0 },
      { do: 'wait', time: 20_000 },
    ],
  ],
])('holds after %s', (_, steps) => play(steps, 0));

it('holds in any order', async () => {
  const numRuns = process.env.TEST_SIZE === 'main' ? 5 : 100;
  await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 25 }), fc.nat(), play).afterEach(leave), { numRuns });
});
