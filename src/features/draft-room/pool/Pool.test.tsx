import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Room, enterRoom, room, queueOf } from '../../../../tests/support/draftRoom';
import { exampleDraft, pickNext } from '../../../../tests/support/exampleDraft';
import { openSlotsOf } from '@/domain/draft/openSlots';
import type { Draft } from '@/domain/draft/types';
import { byeWeeks } from '@/domain/football/byes';
import { SCHOOL_CODES, SCHOOLS, type SchoolCode } from '@/domain/football/schools';
import { LAST_SEASON } from '@/domain/football/seasons';
import { ALL_SQUADS, type SquadId } from '@/domain/football/squads';
import { Pool } from './Pool';

beforeEach(() => {
  // The pool renders the rows that fit into its frame, and in jsdom elements have no size.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(560);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(390);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('the pool', () => {
  it('drafts a squad with one click when the user is on the clock', async () => {
    const draft = exampleDraft();
    enterRoom(draft);
    render(<Pool draft={draft} />, { wrapper: Room });
    const [first] = screen.getAllByRole('button', { name: /^Draft / });
    await userEvent.click(first!);
    expect(room.actions.pick).toHaveBeenCalledExactlyOnceWith(draft.ranking[0]);
  });

  it('drafts nothing when another manager is on the clock or a pick is being sent', async () => {
    const draft = exampleDraft({ picks: 1 });
    const pick = vi.fn();
    enterRoom(draft, { me: 'ann' }, { pick });
    const { rerender } = render(<Pool draft={draft} />, { wrapper: Room });
    await userEvent.click(screen.getAllByRole('button', { name: /^Draft / })[0]!);
    const mine = exampleDraft();
    enterRoom(mine, { unsent: mine.ranking[3]! }, { pick });
    rerender(<Pool draft={mine} />);
    await userEvent.click(screen.getAllByRole('button', { name: /^Draft / })[0]!);
    expect(room.actions.pick).not.toHaveBeenCalled();
  });

  it('shows no stars of another person on the device', async () => {
    const draft = exampleDraft();
    const stars = () => screen.getAllByRole('button', { name: /^Watch /, pressed: true }).length;
    enterRoom(draft, { me: 'ann' });
    const { unmount } = render(<Pool draft={draft} />, { wrapper: Room });
    await userEvent.click(screen.getAllByRole('button', { name: /^Watch / })[0]!);
    expect(stars()).toBe(1);
    unmount();
    enterRoom(draft, { me: 'bob' });
    render(<Pool draft={draft} />, { wrapper: Room });
    expect(screen.queryByRole('button', { name: /^Watch /, pressed: true })).toBeNull();
  });

  it('leaves a queue alone that isn’t known yet', async () => {
    const draft = exampleDraft();
    const changeQueue = vi.fn();
    enterRoom(draft, { queue: { ...queueOf([]), squads: { state: 'loading' } } }, { changeQueue });
    render(<Pool draft={draft} />, { wrapper: Room });
    await userEvent.click(screen.getAllByRole('button', { name: /^Queue / })[0]!);
    expect(changeQueue).not.toHaveBeenCalled();
  });

  it('says why a unit is capped and does not draft it', async () => {
    // Ann has filled her roster except for the last spots, which the starting lineup needs.
    const base = exampleDraft();
    const roster: SquadId[] = ['ALA-QB', 'ALA-RB', 'ALA-WR', 'ALA-TE', 'UGA-QB', 'UGA-WR', 'TEX-QB', 'LSU-QB'];
    const rosters = { ...base.rosters, ann: roster };
    const draft: Draft = { ...base, rosters, ...openSlotsOf({ ...base, rosters }) };
    enterRoom(draft);
    render(<Pool draft={draft} />, { wrapper: Room });
    expect(
      screen.getByText(/^No QB.* now: your remaining picks must fill your starting lineup\.$/),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Draft .* QB$/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show them' }));
    await userEvent.type(screen.getByRole('searchbox'), 'Texas A&M QB');
    await userEvent.click(await screen.findByRole('button', { name: 'Draft Texas A&M QB' }));
    expect(room.actions.pick).not.toHaveBeenCalled();
  });

  it('says which squads have the same bye as one of their unit that the user has', async () => {
    const base = exampleDraft();
    const draft: Draft = { ...base, rosters: { ...base.rosters, ann: ['ALA-QB'] } };
    enterRoom(draft);
    render(<Pool draft={draft} />, { wrapper: Room });
    const byes = (school: SchoolCode) => byeWeeks(LAST_SEASON, school);
    const same = SCHOOL_CODES.filter((code) => byes(code).some((week) => byes('ALA').includes(week)));
    expect(same.length).toBeGreaterThan(0);
    await userEvent.type(screen.getByRole('searchbox'), 'QB');
    const marked = () =>
      screen.getAllByRole('rowheader').flatMap((row) => (row.textContent.includes('same bye') ? row.textContent : []));
    await waitFor(() => expect(screen.getAllByRole('rowheader').every((row) => /QB/.test(row.textContent))).toBe(true));
    const shown = screen.getAllByRole('rowheader').map((row) => row.textContent);
    expect(marked()).toEqual(
      shown.filter((row) => same.some((code) => row.startsWith(`${SCHOOLS[code].shortName} QB`))),
    );
    expect(marked().length).toBeGreaterThan(0);
  });

  it('keeps the focus in the same row when its squad is taken', async () => {
    const draft = exampleDraft();
    enterRoom(draft);
    const { rerender } = render(<Pool draft={draft} />, { wrapper: Room });
    const queueButtons = () => screen.getAllByRole('button', { name: /^Queue / });
    act(() => queueButtons()[0]!.focus());
    const next = pickNext(draft);
    enterRoom(next, { me: 'ann' });
    rerender(<Pool draft={next} />);
    await waitFor(() => expect(queueButtons()[0]).toHaveFocus());
    expect(document.activeElement?.getAttribute('aria-label')).toContain('Queue');
  });

  it('offers to show all squads when the search has no results', async () => {
    const draft = exampleDraft();
    enterRoom(draft);
    render(<Pool draft={draft} />, { wrapper: Room });
    await userEvent.type(screen.getByRole('searchbox'), 'no such school');
    await userEvent.click(await screen.findByRole('button', { name: 'Show all squads' }));
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', String(ALL_SQUADS.length + 1));
  });
});
