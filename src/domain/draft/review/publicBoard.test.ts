import { describe, expect, it } from 'vitest';
import { EXAMPLE_ROUNDS, exampleDraft } from '../../../../tests/support/exampleDraft';
import { boardDraft, parsePublicBoard, publicBoard } from './publicBoard';

const over = exampleDraft({ people: ['ann', 'bob'], houseTeams: 1, picks: 3 * EXAMPLE_ROUNDS });
const nameOf = (manager: string) => `Team of ${manager}`;

describe('the public board of a draft', () => {
  it('can be shared only by the commissioner and after the draft', () => {
    expect(publicBoard(over, 'bob', nameOf)).toMatchObject({ ok: false, error: { code: 'not-commissioner' } });
    expect(publicBoard(exampleDraft(), 'ann', nameOf)).toMatchObject({ ok: false, error: { code: 'not-over' } });
  });

  it('is restored from storage, with seats instead of user ids', () => {
    const made = publicBoard(over, 'ann', nameOf);
    if (!made.ok) throw new Error(made.error.message);
    const stored = { ...made.value, teams: made.value.teams.join('\n') };
    const board = parsePublicBoard('league1', stored);
    expect(board.teams).toEqual(['Team of ann', 'Team of bob', 'Chalk Line Club']);
    const seen = boardDraft(board);
    expect([seen.picks, seen.status, seen.order]).toEqual([over.picks, 'complete', ['seat-1', 'seat-2', 'seat-3']]);
    expect(seen.rosters['seat-2']).toEqual(over.rosters.bob);
    expect(JSON.stringify(stored)).not.toMatch(/"ann"|"bob"|missed|autopilot/);
  });

  it('shortens long names and numbers teams without a name', () => {
    const named = (name: string) => {
      const board = publicBoard(over, 'ann', (manager) => (manager === 'bob' ? name : '  '));
      return board.ok ? board.value.teams : [];
    };
    expect(named(` ${'Bob’s very long name '.repeat(4)}`)[0]).toBe('Team 1');
    expect(named(` ${'Bob’s very long name '.repeat(4)}`)[1]).toHaveLength(40);
    // A family is eleven code units.
    expect(named('👨‍👩‍👧‍👦'.repeat(4))[1]).toBe('👨‍👩‍👧‍👦'.repeat(3));
  });

  it('is read with its teams in seat order', () => {
    const teams = Array.from({ length: 12 }, (_, seat) => `Team ${seat}`).join('\n');
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
