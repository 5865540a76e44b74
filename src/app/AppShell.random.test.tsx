import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { backend, type Fault } from '../../tests/support/backend/backend';
import * as documents from '../../tests/support/documents';
import { storedWeek } from '../../tests/support/lineups';
import { usePathname } from '../../tests/support/backend/navigation';
import { seededRandom } from '../../tests/support/seededRandom';
import { useSoloWeek } from '@/providers/solo/useSoloWeek';
import { useSoloEntry } from '@/providers/solo/useSoloEntry';
import type { SquadId } from '@/domain/football/squads';
import type { Week } from '@/domain/football/weeks';
import { valueOr, type Loadable } from '@/domain/kernel/loadable';
import type { League } from '@/domain/league/types';
import { parseClaims, storedClaim } from '@/domain/moves/claims/claims';
import type { Ledger } from '@/domain/moves/ledger/ledger';
import { useAuth } from '@/providers/account/AuthProvider';
import { DraftProvider } from '@/providers/draft/DraftProvider';
import { useRoomActions, useRoomState } from '@/providers/draft/room';
import { useAddressParam } from '@/providers/kernel/useAddressParam';
import { useOnline } from '@/providers/kernel/useOnline';
import { useLedger } from '@/providers/league/LeagueProvider';
import { usePageLeague } from '@/providers/league/usePageLeague';
import { useEditableClaims } from '@/providers/moves/useClaims';
import { useSeason } from '@/providers/season/SeasonProvider';
import { AppShell } from './AppShell';

// People use the app in any order over a connection that fails in any way: the providers as the shell mounts them, the
// data modules, the rules. Only the services are replaced.

/** The leagues and their members; that of the portal has drafted. */
const LEAGUES: Readonly<Record<string, readonly string[]>> = {
  both: ['ann', 'bob'],
  hers: ['ann'],
  his: ['bob'],
  fall: ['ann', 'bob'],
};
/** What each person edits has only squads of their schools, so that what is shown tells whose it is. */
const SCHOOLS: Readonly<Record<string, readonly string[]>> = { ann: ['ALA', 'ARK', 'AUB'], bob: ['TEX', 'OK', 'LSU'] };
const UNITS = ['QB', 'RB', 'WR', 'TE', 'K', 'DST'];
const WEEK = '2025-03';
/** Longer than a play, in milliseconds. */
const NEVER = 2_000_000_000;

const drafted = (members: readonly string[]) => ({
  ...{ season: 2025, draftStatus: 'complete', draftComplete: true, waivers: 'claims' },
  schedule: { managers: members },
});
const stored = () => ({
  ...documents.people('ann', 'bob'),
  [`currentWeek/${WEEK}`]: storedWeek(
    Object.fromEntries(
      Object.values(SCHOOLS)
        .flat()
        .map((school) => [school, documents.ago(-4 * 86_400)]),
    ),
    { monday: documents.ago(3_600) },
  ),
  ...Object.fromEntries(
    Object.entries(LEAGUES).flatMap(([id, members]) => {
      const over = id === 'fall';
      const name = `League ${id}`;
      const rosters = Object.fromEntries(members.map((uid) => [uid, []]));
      return [
        [`leagues/${id}`, documents.league(members, { name, ...(over && drafted(members)) })],
        [`drafts/${id}`, documents.scheduledDraft(members, { leagueId: id, leagueName: name })],
        [`ledgers/${id}`, documents.ledger({ leagueId: id, ...(over && { settled: true, step: 0, rosters }) })],
      ];
    }),
  ),
});

/** What a press on Change makes of a list. */
const next = { order: 0 };

/** The texts of a list that someone makes with this number. */
const TEXTS: Readonly<Record<string, (uid: string, order: number) => string[]>> = {
  draftQueues: (uid, order) =>
    seededRandom(order)
      .shuffled(UNITS)
      .map((unit) => `${SCHOOLS[uid]![0]!}-${unit}`),
  claims: (uid, order) => TEXTS.draftQueues!(uid, order).map((squad) => `${squad}_NONE`),
  soloEntries: (uid, order) =>
    seededRandom(order)
      .shuffled(SCHOOLS[uid]!)
      .map((school, i) => `${school}_${order % 2 === 0 ? 'W' : 'L'}_${String(i + 1)}`),
};
const textsOf = (path: string, uid: string, order: number) => TEXTS[path.split('/')[0]!]!(uid, order);

/** The texts of a stored list. */
const storedTexts = (path: string): string[] | undefined => {
  const document = backend.stored(path);
  const list = document?.squads ?? document?.claims ?? document?.picks;
  return typeof list === 'string' ? list.split(' ').filter(Boolean) : (list as string[] | undefined);
};

/** A page with the league of its address, and what is edited there. */
function Page() {
  const room = useAddressParam('draft');
  const path = usePathname();
  const { uid, signOut } = useAuth();
  return (
    <>
      <button data-testid="signOut" onClick={() => void signOut()} />
      {path.startsWith('/solo') ? (
        <Picks uid={uid} />
      ) : room === null ? (
        <Daily uid={uid} />
      ) : (
        <DraftProvider key={room} leagueId={room}>
          <Queue uid={uid} />
        </DraftProvider>
      )}
    </>
  );
}

interface Editor {
  path: string;
  texts: readonly string[];
  state: 'saving' | 'saved' | 'not saved';
  change: (texts: string[]) => void;
}

const Editor = ({ path, texts, state, change }: Editor) => (
  <button
    data-testid="list"
    data-path={path}
    data-state={state}
    onClick={() => change(textsOf(path, /ann|bob/.exec(path)![0], next.order))}
  >
    {texts.join(' ')}
  </button>
);
const stateOf = (saving: boolean, error: string | null, live: boolean) =>
  saving ? 'saving' : error === null && live ? 'saved' : 'not saved';

function Daily({ uid }: { uid: string | null }) {
  const { leagues, selected } = usePageLeague();
  const ledger = valueOr(useLedger(selected), null);
  const week = valueOr(useSeason().week, null);
  return (
    <>
      <p data-testid="league">{leagues.state === 'ready' ? (selected?.id ?? 'none') : 'loading'}</p>
      {selected?.draftComplete === true && ledger !== null && week?.id === WEEK && uid !== null && (
        <Claims key={selected.id + uid} league={selected} ledger={ledger} week={week} uid={uid} />
      )}
    </>
  );
}

function Claims({ league, ledger, week, uid }: { league: League; ledger: Ledger; week: Week; uid: string }) {
  const { claims, saving, error, change } = useEditableClaims(league, ledger, week, uid);
  const state = stateOf(saving, error, useOnline());
  const texts = shownOf(claims)?.map(storedClaim);
  if (texts === undefined) return null;
  const path = `claims/${league.id}_${WEEK}_${uid}`;
  return <Editor {...{ path, texts, state }} change={(list) => change(parseClaims(list))} />;
}

function Picks({ uid }: { uid: string | null }) {
  const { week } = useSoloWeek();
  const { picks, saving, change } = useSoloEntry('pickem', week?.id ?? null);
  const isSaved = saving.state === 'saved' || saving.state === 'none';
  const state = stateOf(saving.state === 'saving', isSaved ? null : 'waits', useOnline());
  const texts = shownOf(picks);
  if (texts === undefined || uid === null || week?.id !== WEEK) return null;
  return <Editor {...{ path: `soloEntries/pickem/${WEEK}/${uid}`, texts, state, change }} />;
}

function Queue({ uid }: { uid: string | null }) {
  const { queue, leagueId, live } = useRoomState();
  const { changeQueue } = useRoomActions();
  if (queue === null || queue.squads.state !== 'ready' || uid === null) return null;
  const state = stateOf(queue.saving, queue.error, live);
  const path = `draftQueues/${leagueId}/managers/${uid}`;
  return <Editor {...{ path, texts: queue.squads.value, state }} change={(list) => changeQueue?.(list as SquadId[])} />;
}

const shownOf = <T,>(list: Loadable<readonly T[]>): readonly T[] | undefined =>
  list.state === 'ready' ? list.value : list.state === 'missing' ? [] : undefined;

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
  | { do: 'reload' }
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
        '/portal?league=fall',
        '/portal?league=fall',
        '/solo',
        '/solo',
        '/roster?league=both',
        '/roster?league=hers',
        '/roster',
      ),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('signIn'), uid: fc.constantFrom('ann', 'bob', null) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('signOut') }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('reload') }) },
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
// As long as any subscription outlives its readers.
const leave = async () => {
  cleanup();
  await pass(70_000);
};
afterEach(async () => {
  await leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function play(steps: readonly Step[], seed: number) {
  const random = seededRandom(seed);
  /** A page that is left sends and hears nothing more. */
  let leaving = false;
  const latency = () => (leaving ? NEVER : random.between(0, 400));
  let person: string | null = 'ann';
  /** What each person changed last, by its document's path. */
  const latest = new Map<string, string[]>();
  let failing: { fault: Fault; times: number } = { fault: null, times: 0 };
  const fault = ({ kind, paths }: { kind: string; paths: readonly string[] }): Fault => {
    const isEdit = kind === 'write' && TEXTS[paths[0]!.split('/')[0]!] !== undefined;
    if (isEdit && leaving) return 'lost';
    if (!isEdit || failing.times === 0) return null;
    failing.times -= 1;
    // What was refused isn't shown any more, and needn't be stored.
    if (failing.fault === 'permission-denied') for (const path of paths) latest.delete(path);
    return failing.fault;
  };

  const check = () => {
    const here = new URL(window.location.href);
    const text = document.body.textContent;
    const league = screen.queryByTestId('league')?.textContent ?? 'loading';
    const asked = here.searchParams.get('league');
    // A page shows the league in its address.
    if (league !== 'loading')
      expect(league).toBe(asked !== null && LEAGUES[asked]?.includes(person ?? '') ? asked : 'none');
    // Nothing of one person is seen or sent by another.
    for (const [uid, schools] of Object.entries(SCHOOLS)) {
      if (uid === person) continue;
      expect(text).not.toMatch(RegExp(`(${schools.join('|')})[-_]`));
      expect(text).not.toContain(`League ${uid === 'ann' ? 'hers' : 'his'}`);
    }
    for (const { kind, uid, paths } of backend.sent())
      for (const other of ['ann', 'bob'])
        if (kind !== 'again' && other !== uid) expect(paths.join()).not.toMatch(RegExp(`(\\b|_)${other}(\\b|_)`));
    // What is shown as saved is stored.
    const list = screen.queryByTestId('list');
    if (list?.dataset.state === 'saved')
      expect(list.textContent).toBe((storedTexts(list.dataset.path!) ?? []).join(' '));
  };
  const show = () =>
    render(
      <AppShell>
        <Page />
      </AppShell>,
    );

  localStorage.clear();
  sessionStorage.clear();
  backend.start(stored(), 'ann');
  backend.setFaults({ fault, latency });
  window.history.replaceState(null, '', '/draft/both');
  show();
  // The code of the first page takes its time.
  while (screen.queryByTestId('list') === null) await pass(100);
  for (const one of steps) {
    if (one.do === 'wait') await pass(one.time);
    else if (one.do === 'open') act(() => window.history.pushState(null, '', one.path));
    else if (one.do === 'online') act(() => backend.setOnline(one.online));
    else if (one.do === 'fail') failing = { ...one };
    else if (one.do === 'edit') {
      const list = screen.queryByTestId('list');
      if (list === null || person === null) continue;
      next.order = one.order;
      fireEvent.click(list);
      latest.set(list.dataset.path!, textsOf(list.dataset.path!, person, one.order));
    } else if (one.do === 'reload') {
      leaving = true;
      cleanup();
      await pass(1_000);
      leaving = false;
      show();
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
  const isStored = (path: string) => expect(storedTexts(path)).toEqual(latest.get(path));
  // In the end there is a connection. What is open saves itself, and the rest when its room is opened again.
  failing = { fault: null, times: 0 };
  if (!navigator.onLine) act(() => backend.setOnline(true));
  // React renders only when one of these ends, and a page takes several to open.
  for (let passed = 0; passed < 40_000; passed += 5_000) await pass(5_000);
  check();
  const shown = screen.queryByTestId('list')?.dataset.path ?? '';
  if (latest.has(shown)) isStored(shown);
  for (const path of ['/draft/both', '/draft/hers', '/draft/his', '/portal?league=fall', '/solo']) {
    act(() => window.history.pushState(null, '', path));
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
    'reloads right after changes of claims, picks and a queue',
    ['/portal?league=fall', '/solo', '/draft/both'].flatMap((path): Step[] => [
      { do: 'open', path },
      { do: 'wait', time: 500 },
      { do: 'wait', time: 500 },
      { do: 'edit', order: 1 },
      { do: 'reload' },
      { do: 'wait', time: 500 },
    ]),
  ],
  [
    'two changes and a reload while the first is on its way',
    ['/portal?league=fall', '/solo', '/draft/both'].flatMap((path): Step[] => [
      { do: 'open', path },
      { do: 'wait', time: 500 },
      { do: 'wait', time: 500 },
      { do: 'edit', order: 1 },
      { do: 'wait', time: 500 },
      { do: 'edit', order: 2 },
      { do: 'reload' },
      { do: 'wait', time: 500 },
    ]),
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
  const numRuns = process.env.TEST_SIZE === 'main' ? 5 : 40;
  await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 25 }), fc.nat(), play).afterEach(leave), { numRuns });
});
