import { beforeEach, expect, it } from 'vitest';
import { ready } from '@/domain/kernel/loadable';
import { minimalUser, type AuthPerson } from '@/domain/account/user';
import { clearDeviceData } from './deviceData';
import { hasLastView, keepLastView, lastView, type LastView } from './lastView';
import { markSignedIn } from './signInMarks';

const ann: AuthPerson = { uid: 'ann', email: 'ann@x.com', displayName: 'Ann', google: false };
const view: LastView = {
  person: ann,
  user: minimalUser(ann),
  values: [
    ['ledger L', ready({ rosters: {} }), 1],
    ['week results 2026-09', { state: 'missing' }, 2],
  ],
};

function exportAs(version: string) {
  document.head.innerHTML = `<meta name="version" content="${version}">`;
}

beforeEach(() => {
  localStorage.clear();
  exportAs('1');
  markSignedIn('ann');
});

it('is what the last visit kept', () => {
  keepLastView(view);
  expect(lastView()).toMatchObject(view);
});

it('has the results of a week once, for all that show them', () => {
  const week = { weekId: '2025-01', squads: 'x'.repeat(50_000) };
  const past = ready([
    { weekId: '2025-01', results: week, lineups: {} },
    { weekId: '2025-02', results: null, lineups: {}, points: [0, 1], places: { week: 1, of: 2 } },
  ]);
  const values = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => [`past weeks ${id}`, past, 1] as const);
  keepLastView({ ...view, values });
  expect(lastView()!.values).toEqual(values);
  expect(localStorage.getItem('lastView')!.length).toBeLessThan(60_000);
});

it('belongs to the user who is signed in', () => {
  keepLastView(view);
  markSignedIn('bob');
  expect(lastView()).toBeNull();
  expect(hasLastView()).toBe(false);
});

it('belongs to one version of the app, and another leaves it alone', () => {
  keepLastView(view);
  exportAs('2');
  expect(lastView()).toBeNull();
  exportAs('1');
  expect(lastView()).toMatchObject(view);
});

it('isn’t kept by a page whose user has signed out elsewhere, nor in development', () => {
  markSignedIn(null);
  keepLastView(view);
  markSignedIn('ann');
  exportAs('');
  keepLastView(view);
  expect(hasLastView()).toBe(false);
});

it('has as many values as fit, the first ones first', () => {
  const long = (length: number) => ready('x'.repeat(length));
  keepLastView({
    ...view,
    values: [
      ['a', long(150_000), 1],
      ['b', long(150_000), 1],
      ['c', long(40_000), 1],
    ],
  });
  expect(lastView()!.values.map(([key]) => key)).toEqual(['a', 'c']);
});

it('is removed at sign-out, and when it can’t be stored', async () => {
  keepLastView(view);
  await clearDeviceData();
  expect(hasLastView()).toBe(false);
  keepLastView(view);
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  keepLastView({ ...view, values: [] });
  Storage.prototype.setItem = setItem;
  expect(hasLastView()).toBe(false);
});

it('counts as none when it can’t be read', () => {
  localStorage.setItem('lastView', '{"version":"1"');
  expect(lastView()).toBeNull();
});
