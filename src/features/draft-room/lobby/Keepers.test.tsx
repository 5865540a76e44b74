import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { exampleDraft } from '../../../../tests/support/exampleDraft';
import { Room, enterRoom, memberActions } from '../../../../tests/support/draftRoom';
import type { Draft } from '@/domain/draft/types';
import { failed, ready, type Loadable } from '@/domain/kernel/loadable';
import { fail, succeed } from '@/domain/kernel/result';
import { parseLeague } from '@/domain/league/league';
import type { League } from '@/domain/league/types';
import type { SquadId } from '@/domain/football/squads';
import { Keepers } from './Keepers';

const { roster } = vi.hoisted(() => ({ roster: { value: null as unknown } }));
vi.mock('@/providers/draft/useFormerRoster', () => ({ useFormerRoster: () => roster.value }));

const home = (changes: object = {}) =>
  parseLeague('league1', {
    members: ['ann', 'bob'],
    userInfo: { ann: { displayName: 'Ann' }, bob: { displayName: 'Bob' } },
    keepers: 2,
    previousLeagueId: 'before',
    ...changes,
  });
const LIMITS = { most: 2, roster: ['ALA-QB', 'ALA-RB', 'TEX-RB', 'LSU-K'] };
const actions = memberActions();

beforeEach(() => vi.clearAllMocks());

function enter({
  kept = {},
  league = home(),
  former = ready(LIMITS.roster as SquadId[]),
  live = true,
}: { kept?: Draft['kept']; league?: League; former?: Loadable<SquadId[]>; live?: boolean } = {}) {
  roster.value = former;
  const draft: Draft = { ...exampleDraft(), status: 'scheduled', kept };
  enterRoom(draft, { me: 'ann', league, live }, actions);
  return render(<Keepers draft={draft} league={league} />, { wrapper: Room });
}
const box = (name: string) => screen.getByRole('checkbox', { name });

it('are chosen from last season’s roster, and saved at once', async () => {
  enter({ kept: { ann: ['ALA-QB'] } });
  expect(box('Alabama QB')).toBeChecked();
  expect(screen.getByText('Your keepers: 1 of 2')).toBeInTheDocument();
  await userEvent.click(box('LSU K'));
  expect(actions.keep).toHaveBeenLastCalledWith(['ALA-QB', 'LSU-K'], LIMITS);
  // It's stored, and the draft on the screen is still the one before.
  expect(box('LSU K')).toBeChecked();
  await userEvent.click(box('Alabama QB'));
  expect(actions.keep).toHaveBeenLastCalledWith(['LSU-K'], LIMITS);
});

it('are saved one choice after the other, and only the latest of those that wait', async () => {
  let answer = (): void => undefined;
  actions.keep.mockImplementationOnce(() => new Promise((resolve) => (answer = () => resolve(succeed()))));
  enter({ league: home({ keepers: 3 }) });
  for (const squad of ['Alabama QB', 'Texas RB', 'LSU K']) await userEvent.click(box(squad));
  expect(actions.keep).toHaveBeenCalledOnce();
  answer();
  await waitFor(() => expect(actions.keep).toHaveBeenCalledTimes(2));
  expect(actions.keep).toHaveBeenLastCalledWith(['ALA-QB', 'TEX-RB', 'LSU-K'], { ...LIMITS, most: 3 });
  expect(box('LSU K')).toBeChecked();
});

it('are those of the draft once it has the choice', async () => {
  const { rerender } = enter();
  await userEvent.click(box('LSU K'));
  const show = (kept: Draft['kept']) =>
    rerender(<Keepers draft={{ ...exampleDraft(), status: 'scheduled', kept }} league={home()} />);
  show({ ann: ['LSU-K'] });
  // Dropped on another device.
  show({});
  expect(box('LSU K')).not.toBeChecked();
});

it('are one of a unit, and no more than the league allows', () => {
  const { unmount } = enter({ kept: { ann: ['ALA-RB'] } });
  expect(box('Texas RB')).toBeDisabled();
  expect(box('LSU K')).toBeEnabled();
  unmount();
  enter({ kept: { ann: ['ALA-RB', 'LSU-K'] } });
  expect(box('Alabama QB')).toBeDisabled();
  expect(box('Alabama RB')).toBeEnabled();
});

it('that the league no longer allows go with the next change', async () => {
  enter({ kept: { ann: ['ALA-QB', 'ALA-RB', 'LSU-K'] }, league: home({ keepers: 1 }) });
  await userEvent.click(box('LSU K'));
  expect(actions.keep).toHaveBeenLastCalledWith(['ALA-QB'], { ...LIMITS, most: 1 });
});

it('can be dropped where the league no longer has any', async () => {
  enter({ kept: { ann: ['ALA-QB'] }, league: home({ keepers: 0 }) });
  expect(screen.getByText(/^The league no longer has keepers/)).toBeInTheDocument();
  await userEvent.click(box('Alabama QB'));
  expect(actions.keep).toHaveBeenLastCalledWith([], { ...LIMITS, most: 0 });
});

it('of everyone are shown', () => {
  enter({ kept: { bob: ['TENN-QB', 'TENN-K'], ann: [] } });
  const list = screen.getByRole('list', { name: 'Keepers of all managers' });
  expect(list).toHaveTextContent(/^bob.*QB.*K$/);
  expect(list).not.toHaveTextContent('ann');
});

it('that weren’t saved say why', async () => {
  actions.keep.mockResolvedValueOnce(fail('begun', 'The draft has started, so keepers can’t change.'));
  enter();
  await userEvent.click(box('Alabama QB'));
  expect(await screen.findByText('The draft has started, so keepers can’t change.')).toBeInTheDocument();
});

it('can’t be changed offline, and wait for the roster', () => {
  const { unmount } = enter({ live: false });
  expect(box('Alabama QB')).toBeDisabled();
  unmount();
  const failing = enter({ former: failed('The roster didn’t load.') });
  expect(screen.getByText('The roster didn’t load.')).toBeInTheDocument();
  failing.unmount();
  enter({ former: { state: 'missing' } });
  expect(screen.getByText(/^You had no roster in this league last season/)).toBeInTheDocument();
});

it('don’t exist in a first season, or in a league without them', () => {
  const { container, unmount } = enter({ league: home({ previousLeagueId: undefined }) });
  expect(container).toBeEmptyDOMElement();
  unmount();
  expect(enter({ league: home({ keepers: 0 }) }).container).toBeEmptyDOMElement();
});
