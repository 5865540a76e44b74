import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatPoints } from '@/domain/kernel/hundredths';
import { liveProjection } from '@/domain/season/scores/liveProjection';
import { defaultLineup, startersOf, type Lineup } from '@/domain/lineup/lineup';
import { ready } from '@/domain/kernel/loadable';
import { projectWeek } from '@/domain/projections/model';
import { succeed, fail, type Result } from '@/domain/kernel/result';
import { matchupScore, parseWeekResults } from '@/domain/scoring/results';
import { SCHOOL_CODES, type SchoolCode } from '@/domain/football/schools';
import { DEFAULT_SCORING } from '@/domain/scoring/scoreSquad';
import { DEFAULT_SLOTS } from '@/domain/lineup/slots';
import { schoolOf, type SquadId } from '@/domain/football/squads';
import { parseWeek } from '@/domain/football/weeks';
import { EditableTables, LineupEditorView } from './LineupEditorView';
import type { LineupFacts } from './lineupView';

const roster: SquadId[] = [
  'ALA-QB',
  'ALA-RB',
  'LSU-WR',
  'UGA-TE',
  'TEX-RB',
  'OK-K',
  'UK-DST',
  'TEX-QB',
  'VAN-K',
  'MIZ-WR',
];
const stored = defaultLineup(roster, DEFAULT_SLOTS);
const TOMORROW = Date.now() + 86_400_000;

function facts({ byes = [] as SchoolCode[], locked = [] as SchoolCode[], results = {} } = {}): LineupFacts {
  const playing = roster.map(schoolOf).filter((code) => !byes.includes(code));
  const kickoffs = Object.fromEntries(playing.map((code) => [code, TOMORROW]));
  return {
    slots: DEFAULT_SLOTS,
    roster,
    week: parseWeek('2025-08', { season: 2025, week: 8, isCurrent: true, kickoffs }),
    results: parseWeekResults('2025-08', results),
    projected: projectWeek({ season: 2025, week: 8, played: [] }),
    scoring: DEFAULT_SCORING,
    locked: new Set(locked),
    hasSubs: false,
    origin: '2025-08',
  };
}

const LEAGUE = { id: 'home', lineups: 'set' as const, season: 2025, scoring: DEFAULT_SCORING };
const onDetails = vi.fn();

type Send = (lineup: Lineup) => Promise<Result<void>>;

function show(
  given: LineupFacts,
  send: Send = () => Promise.resolve(succeed()),
  online = true,
  editable = true,
  onDrop: ((squad: SquadId) => void) | null = null,
) {
  const view = (with_: LineupFacts) => (
    <LineupEditorView
      stored={stored}
      facts={with_}
      league={LEAGUE}
      playedBy={() => ready(new Map([[6, 2150]]))}
      onDetails={onDetails}
      editable={editable}
      online={online}
      send={send}
      onDrop={onDrop}
    />
  );
  const { rerender } = render(view(given));
  return {
    user: userEvent.setup({ pointerEventsCheck: 0, delay: null }),
    show: (next: LineupFacts) => rerender(view(next)),
  };
}

const state = () => screen.queryByTestId('lineup-state')?.dataset.state;
/** The button of a squad’s points. */
const pointsOf = (squad: string) => buttons(new RegExp(`^${squad}: .*points`))[0]!;
const buttons = (name: string | RegExp) =>
  [...document.querySelectorAll('button')].filter((button) => {
    const called = button.getAttribute('aria-label') ?? button.textContent;
    return typeof name === 'string' ? called === name : name.test(called);
  });
/** The only button with that name. Doesn't use a query by role, because that takes a second in a table of this size. */
function press(name: string | RegExp): HTMLButtonElement {
  const [button, another] = buttons(name);
  if (button === undefined || another !== undefined) throw new Error(`not one button called ${String(name)}`);
  return button;
}
const row = (squad: SquadId) => document.querySelector<HTMLElement>(`tr[data-squad="${squad}"]`);
const starterAt = (place: string) => document.querySelector<HTMLElement>(`tr[data-place="${place}"]`)?.dataset.squad;

// Before the tests, so that no test has its tables replaced midway.
beforeAll(async () => {
  expect(await EditableTables.load()).toBe(true);
});

describe('setting a lineup', () => {
  it('swaps a starter and a benched squad with two clicks and marks the change as unsaved', async () => {
    const { user } = show(facts());
    expect(state()).toBe('untouched');
    await user.click(press('Move Texas QB'));
    expect(press('Move Vanderbilt K')).toBeDisabled();
    await user.click(press('Swap Texas QB with Alabama QB'));
    expect(starterAt('QB')).toBe('TEX-QB');
    expect(state()).toBe('unsaved');
  });

  it('works with the keyboard alone, and Escape cancels', async () => {
    const { user } = show(facts());
    press('Move Texas QB').focus();
    await user.keyboard('{Enter}');
    expect(press('Keep Texas QB where it is')).toHaveAttribute('aria-pressed', 'true');
    await user.keyboard('{Escape}');
    expect(buttons(/^Swap/)).toHaveLength(0);
  });

  it('moves a starter to the bench and lets another squad fill the slot', async () => {
    const { user } = show(facts());
    await user.click(press('Move Oklahoma K'));
    await user.click(press('Send Oklahoma K to the bench'));
    expect(starterAt('K')).toBeUndefined();
    await user.click(press('Move Vanderbilt K'));
    await user.click(press('Move Vanderbilt K to K'));
    expect(starterAt('K')).toBe('VAN-K');
  });

  it('sets the best lineup with one click: the highest projections, and no squad on a bye', async () => {
    const { user } = show(facts({ byes: ['ALA'] }));
    expect(screen.getByText('Starters have a bye')).toBeInTheDocument();
    await user.click(press(/^Set best lineup/));
    expect(starterAt('QB')).toBe('TEX-QB');
    expect(screen.queryByText('Starters have a bye')).toBeNull();
  });

  it('says what the best lineup changes and gains, until it’s changed again', async () => {
    const given = facts({ byes: ['ALA'] });
    const { user } = show(given);
    await user.click(press(/^Set best lineup/));
    const gain = given.projected['TEX-QB'].hundredths;
    expect(screen.getByText(/^Texas QB for Alabama QB \(bye\)/)).toHaveTextContent(`+${formatPoints(gain)}`);
    const before = startersOf(stored).filter((squad) => schoolOf(squad) !== 'ALA');
    const shown = screen.getByText(/^Best lineup: /).textContent;
    const total = [...document.querySelectorAll<HTMLElement>('tr[data-place]:not([data-place="BENCH"])')]
      .map((line) => line.dataset.squad as SquadId)
      .filter((squad) => schoolOf(squad) !== 'ALA')
      .reduce((sum, squad) => sum + given.projected[squad].hundredths, 0);
    const gained = total - before.reduce((sum, squad) => sum + given.projected[squad].hundredths, 0);
    expect(shown).toBe(`Best lineup: +${formatPoints(gained)} projected`);
    await user.click(press('Discard'));
    expect(screen.queryByText(/^Best lineup: /)).toBeNull();
  });

  it('promises no points that substitutes bring anyway', async () => {
    const given = { ...facts({ byes: ['OK'] }), hasSubs: true };
    const { user, show: next } = show(given);
    await user.click(press(/^Set best lineup/));
    const gain = given.projected['MIZ-WR'].hundredths - given.projected['TEX-RB'].hundredths;
    expect(screen.getByText(/^Best lineup: /)).toHaveTextContent(`Best lineup: +${formatPoints(gain)} projected`);
    expect(screen.queryByText(/^Vanderbilt K for/)).toBeNull();
    await user.click(press('Discard'));
    next({ ...facts({ byes: ['ALA', 'TEX'] }), hasSubs: true });
    await user.click(press(/^Set best lineup/));
    expect(screen.queryByText(/^Best lineup: /)).toBeNull();
    expect(screen.getAllByText('With its substitutes, this is already your best lineup.')).not.toEqual([]);
  });

  it('flags an empty slot that the bench can fill', async () => {
    const { user } = show(facts());
    await user.click(press('Move Oklahoma K'));
    await user.click(press('Send Oklahoma K to the bench'));
    expect(screen.getByText('No starter at K')).toBeInTheDocument();
    await user.click(press(/^Set best lineup/));
    expect(screen.getByText(/ K fills an empty slot/)).toBeInTheDocument();
  });

  it('disables the best lineup when every squad has kicked off or has a bye', () => {
    show(facts({ byes: ['ALA'], locked: SCHOOL_CODES.filter((code) => code !== 'ALA') }));
    expect(press('Set best lineup')).toBeDisabled();
    expect(screen.getByText('Your lineup is locked for the week.')).toBeInTheDocument();
  });

  it('shows the same projection as the matchup: points scored plus points still expected', () => {
    const given = facts({ results: { squads: { 'ALA-QB': { points: 50, state: 'final' } } } });
    show(given);
    const { week, results, projected } = given;
    const { projected: expected } = liveProjection(matchupScore(stored, results, DEFAULT_SCORING), week, projected);
    expect(screen.getByTestId('projected')).toHaveTextContent(`Projected ${formatPoints(expected)}`);
    expect(expected).not.toBe(startersOf(stored).reduce((sum, squad) => sum + projected[squad].hundredths, 0));
  });

  it('shows no projection once every starter’s game is final', () => {
    const squads = Object.fromEntries(
      startersOf(stored).map((squad) => [squad, { points: 10, state: 'final' as const }]),
    );
    show(facts({ results: { squads } }));
    expect(screen.queryByTestId('projected')).toBeNull();
  });

  it('can be undone with Discard', async () => {
    const { user } = show(facts());
    await user.click(press('Move Texas QB'));
    await user.click(press('Swap Texas QB with Alabama QB'));
    await user.click(press('Discard'));
    expect(starterAt('QB')).toBe('ALA-QB');
    expect(state()).toBe('untouched');
  });
});

describe('dragging a squad', () => {
  const ROW_PX = 50;
  const MOUSE = { pointerType: 'mouse', button: 0 };

  beforeEach(() => {
    vi.useFakeTimers();
    // jsdom has no layout: places the lines below each other, the bench's button last.
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const line = [...document.querySelectorAll('tr[data-place], div[data-target]')].indexOf(this);
      return new DOMRect(0, line < 0 ? -ROW_PX : line * ROW_PX, 300, ROW_PX);
    });
  });
  afterEach(() => {
    // For a moment after a drag, dnd-kit ignores clicks.
    hold(100);
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  /** A point in the middle of an element. */
  const at = (element: Element, by = 0) => ({
    clientX: 150,
    clientY: element.getBoundingClientRect().top + ROW_PX / 2 + by,
  });
  const targets = () =>
    [...document.querySelectorAll<HTMLElement>('[data-target]')].map(
      ({ dataset, textContent }) => dataset.squad ?? dataset.place ?? textContent,
    );
  /** What is announced. */
  const words = () =>
    [...document.querySelectorAll('[aria-live]')].map(({ textContent }) => textContent).filter(Boolean);

  function pickUp(squad: SquadId) {
    fireEvent.pointerDown(row(squad)!, { ...MOUSE, ...at(row(squad)!) });
    fireEvent.pointerMove(document, at(row(squad)!, 10));
  }
  function dropOn(target: Element) {
    fireEvent.pointerMove(document, at(target));
    fireEvent.pointerUp(document);
  }
  function touch(squad: SquadId) {
    fireEvent.pointerDown(row(squad)!, { pointerType: 'touch', button: 0, ...at(row(squad)!) });
    fireEvent.touchStart(row(squad)!, { touches: [at(row(squad)!)] });
  }
  const hold = (ms: number) => {
    act(() => {
      vi.advanceTimersByTime(ms);
    });
  };

  it('moves it only to where it fits', () => {
    show(facts());
    pickUp('TEX-QB');
    expect(targets()).toEqual(['ALA-QB']);
    dropOn(row('VAN-K')!);
    expect(targets()).toEqual([]);
    expect(words()).toEqual([]);
    expect(state()).toBe('untouched');
    pickUp('TEX-QB');
    dropOn(row('ALA-QB')!);
    expect(starterAt('QB')).toBe('TEX-QB');
    expect(targets()).toEqual([]);
    expect(state()).toBe('unsaved');
  });

  it('says where it went, as after a press', () => {
    show(facts());
    pickUp('TEX-QB');
    dropOn(row('ALA-QB')!);
    expect(words()).toEqual(['Texas QB starts at QB. Alabama QB is on the bench.', 'Unsaved changes']);
  });

  it('moves a starter to the bench, and a squad to an empty slot', () => {
    show(facts());
    pickUp('OK-K');
    dropOn(document.querySelector('div[data-target]')!);
    expect(starterAt('K')).toBeUndefined();
    pickUp('VAN-K');
    dropOn(document.querySelector('tr[data-place="K"]')!);
    expect(starterAt('K')).toBe('VAN-K');
  });

  it('isn’t possible once it’s locked', () => {
    show(facts({ locked: ['ALA'] }));
    pickUp('ALA-QB');
    expect(press('Move Missouri WR')).toBeEnabled();
    dropOn(row('TEX-QB')!);
    pickUp('TEX-QB');
    expect(press('Move Missouri WR')).toBeDisabled();
    expect(targets()).toEqual([]);
  });

  it('ends with Escape where it began', () => {
    show(facts());
    pickUp('TEX-QB');
    fireEvent.keyDown(document, { code: 'Escape', key: 'Escape' });
    expect(targets()).toEqual([]);
    dropOn(row('ALA-QB')!);
    expect(state()).toBe('untouched');
  });

  it('ends even when the mouse is released before the page has been drawn again', () => {
    show(facts());
    fireEvent.pointerDown(row('TEX-QB')!, { ...MOUSE, ...at(row('TEX-QB')!) });
    act(() => {
      document.dispatchEvent(new PointerEvent('pointermove', at(row('ALA-QB')!)));
      document.dispatchEvent(new PointerEvent('pointerup'));
    });
    expect(targets()).toEqual([]);
    expect(press('Move Missouri WR')).toBeEnabled();
  });

  it('selects it when the mouse hardly moves', () => {
    show(facts());
    fireEvent.pointerDown(row('TEX-QB')!, { ...MOUSE, ...at(row('TEX-QB')!) });
    fireEvent.pointerMove(document, at(row('TEX-QB')!, 5));
    fireEvent.pointerUp(document);
    expect(press('Keep Texas QB where it is')).toBeInTheDocument();
  });

  it('begins with a finger that rests on it', () => {
    show(facts());
    touch('TEX-QB');
    hold(200);
    expect(targets()).toEqual([]);
    hold(100);
    expect(targets()).toEqual(['ALA-QB']);
    fireEvent.touchMove(row('TEX-QB')!, { touches: [at(row('ALA-QB')!)] });
    fireEvent.touchEnd(row('TEX-QB')!);
    expect(starterAt('QB')).toBe('TEX-QB');
  });

  it('leaves the page to a finger that moves at once', () => {
    show(facts());
    touch('TEX-QB');
    expect(fireEvent.touchMove(row('TEX-QB')!, { touches: [at(row('TEX-QB')!, 20)] })).toBe(true);
    hold(1000);
    expect(targets()).toEqual([]);
  });

  it('selects it when a finger rests without moving', () => {
    show(facts());
    touch('TEX-QB');
    hold(300);
    fireEvent.touchEnd(row('TEX-QB')!);
    expect(press('Keep Texas QB where it is')).toBeInTheDocument();
  });
});

describe('saving a lineup', () => {
  async function swapAndSave(send: Send) {
    const shown = show(facts(), send);
    await shown.user.click(press('Move Texas QB'));
    await shown.user.click(press('Swap Texas QB with Alabama QB'));
    await shown.user.click(press(/^Save/));
    return shown;
  }

  it('is finished only when the server confirms it', async () => {
    let answer: (result: Result<void>) => void = () => undefined;
    const send = vi.fn<Send>(() => new Promise((resolve) => (answer = resolve)));
    await swapAndSave(send);
    expect(startersOf(send.mock.calls[0]![0])).toContain('TEX-QB');
    expect(state()).toBe('saving');
    await act(async () => answer(succeed()));
    expect(state()).toBe('saved');
  });

  it('shows why it was refused and keeps the changes', async () => {
    await swapAndSave(() => Promise.resolve(fail('locked', 'Alabama QB has kicked off.')));
    expect(state()).toBe('refused');
    expect(screen.getByRole('alert')).toHaveTextContent('Alabama QB has kicked off. Your changes are still here.');
    expect(starterAt('QB')).toBe('TEX-QB');
  });

  it('counts as refused when sending throws', async () => {
    await swapAndSave(() => Promise.reject(new Error('broken')));
    expect(state()).toBe('refused');
    expect(starterAt('QB')).toBe('TEX-QB');
  });
});

describe('lineup locks', () => {
  it('remove the button of a squad that has kicked off and say why', () => {
    show(facts({ locked: ['ALA'] }));
    expect(buttons('Move Alabama QB')).toHaveLength(0);
    expect(screen.getByText(/Alabama QB has kicked off and is locked for the week/)).toBeInTheDocument();
  });

  it('let a starter that has kicked off change slots with another', async () => {
    const { user } = show(facts({ locked: ['ALA'] }));
    await user.click(press('Move Texas RB'));
    await user.click(press('Swap Texas RB with Alabama RB'));
    expect([starterAt('RB'), starterAt('FLEX')]).toEqual(['TEX-RB', 'ALA-RB']);
  });

  it('during an edit name the squad, disable saving, and can be resolved with one click', async () => {
    const shown = show(facts());
    await shown.user.click(press('Move Texas QB'));
    await shown.user.click(press('Swap Texas QB with Alabama QB'));
    await shown.user.click(press('Move Missouri WR'));
    await shown.user.click(press('Swap Missouri WR with LSU WR'));
    shown.show(facts({ locked: ['ALA'] }));
    expect(screen.getByText(/Alabama QB has kicked off and can’t be moved/)).toBeInTheDocument();
    expect(press(/^Save/)).toBeDisabled();
    await shown.user.click(press('Undo those moves'));
    expect(starterAt('QB')).toBe('ALA-QB');
    expect(starterAt('WR')).toBe('MIZ-WR');
    expect(press(/^Save/)).toBeEnabled();
  });
});

describe('the lineup page', () => {
  it('shows points to the hundredth, the opponent and the game’s state', () => {
    const squads = { 'ALA-QB': { stats: { pass_yds: 312 }, state: 'live' } };
    show(
      facts({
        results: {
          squads,
          games: { ALA: { opponent: 'TENN', home: true, state: 'live', pointsFor: 7, pointsAgainst: 3 } },
        },
      }),
    );
    const shown = row('ALA-QB');
    expect(shown).toHaveTextContent('12.48');
    expect(buttons(/^Alabama QB: 12\.48 points, projected [\d.]+$/)).toHaveLength(1);
    expect(shown).toHaveTextContent('vs. TENN');
    expect(shown).toHaveTextContent('Live');
  });

  it('shows a squad’s details on a click on its points, with the way to its page', async () => {
    const { user } = show(facts());
    await user.click(pointsOf('Alabama QB'));
    const dialog = await screen.findByRole('dialog', { name: 'Alabama QB' });
    const week = (await within(dialog).findByText('vs. Vanderbilt')).closest('tr');
    expect(week).toHaveTextContent('21.50');
    expect(within(dialog).getByRole('link', { name: 'Full squad page' })).toHaveAttribute(
      'href',
      '/squad/ALA-QB?league=home',
    );
    expect(within(dialog).queryByRole('button', { name: 'Drop Alabama QB' })).toBeNull();
    expect(onDetails).toHaveBeenCalledOnce();
  });

  it('drops a squad from its details, while the lineup has no unsaved changes', async () => {
    const onDrop = vi.fn();
    const { user } = show(facts(), undefined, true, true, onDrop);
    await user.click(pointsOf('Alabama QB'));
    await user.click(await screen.findByRole('button', { name: 'Drop Alabama QB' }));
    expect(onDrop).toHaveBeenCalledWith('ALA-QB');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is read-only when it can’t be set', () => {
    show(facts(), undefined, true, false);
    const shows = /: (.+ points.*, )?projected -?[\d.]+$/;
    const explains = (button: HTMLElement) => button.dataset.act === 'origin';
    const others = buttons(/./).filter((button) => !shows.test(button.getAttribute('aria-label') ?? ''));
    expect(others.filter((button) => !explains(button))).toEqual([]);
    expect(state()).toBeUndefined();
  });

  it('says that the user is offline while changes are unsaved', async () => {
    const { user } = show(facts(), undefined, false);
    await user.click(press('Move Texas QB'));
    await user.click(press('Swap Texas QB with Alabama QB'));
    expect(screen.getByTestId('lineup-state')).toHaveTextContent('You’re offline. Your changes are kept here');
  });
});
