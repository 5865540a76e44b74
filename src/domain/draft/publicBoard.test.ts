import { describe, expect, it } from 'vitest';
import { EXAMPLE_ROUNDS, exampleDraft } from '../../../tests/support/exampleDraft';
import { boardDraft, parsePublicBoard, publicBoard } from './publicBoard';

const over = exampleDraft({ people: ['ann', 'bob'], houseTeams: 1, picks: 3 * EXAMPLE_ROUNDS });
const nameOf = (manager: string) => `Team of ${manager}`;

describe('the public board of a draft', () => {
  it('is the commissioner’s to share, once the draft is over', () => {
    expect(publicBoard(over, 'bob', nameOf)).toMatchObject({ ok: false, error: { code: 'not-commissioner' } });
    expect(publicBoard(exampleDraft(), 'ann', nameOf)).toMatchObject({ ok: false, error: { code: 'not-over' } });
  });

  it('comes back from what is stored as the same board, with seats in place of people', () => {
    const made = publicBoard(over, 'ann', nameOf);
    if (!made.ok) throw new Error(made.error.message);
    const stored = { ...made.value, teams: Object.fromEntries(made.value.teams.map((name, seat) => [seat, name])) };
    const board = parsePublicBoard('league1', stored);
    expect(board.teams).toEqual(['Team of ann', 'Team of bob', 'Chalk Line Club']);
    const seen = boardDraft(board);
    expect([seen.picks, seen.status, seen.order]).toEqual([over.picks, 'complete', ['seat-1', 'seat-2', 'seat-3']]);
    expect(seen.rosters['seat-2']).toEqual(over.rosters.bob);
    expect(JSON.stringify(stored)).not.toMatch(/"ann"|"bob"|missed|autopilot/);
  });

  it('cuts names that are too long, and numbers teams without one', () => {
    const board = publicBoard(over, 'ann', (manager) =>
      manager === 'bob' ? ` ${'Bob’s very long name '.repeat(4)}` : '  ',
    );
    const teams = board.ok ? board.value.teams : [];
    expect(teams[0]).toBe('Team 1');
    expect(teams[1]).toHaveLength(40);
  });

  it('is read back with its teams in the order of their seats', () => {
    const teams = Object.fromEntries(Array.from({ length: 12 }, (_, seat) => [String(11 - seat), `Team ${11 - seat}`]));
    const board = parsePublicBoard('l', {
      leagueName: 'L',
      format: 'linear',
      rounds: 2,
      picks: ['ALA-QB', 'x'],
      teams,
    });
    expect(board.teams[10]).toBe('Team 10');
    expect(board).toMatchObject({ format: 'linear', picks: ['ALA-QB'], sharedAt: null });
  });
});
