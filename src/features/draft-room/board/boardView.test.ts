import { describe, expect, it } from 'vitest';
import { exampleDraft } from '../../../../tests/support/exampleDraft';
import { boardRounds, nameSize } from './boardView';

describe('the board', () => {
  it('has one row per round and keeps every manager in their column, even in reversed rounds', () => {
    const draft = exampleDraft({ people: ['ann', 'bob', 'cem'], picks: 4 });
    const rounds = boardRounds(draft);
    expect(rounds).toHaveLength(draft.rounds);
    expect(rounds[1]?.backwards).toBe(true);
    expect(rounds[1]?.squares.map(({ manager, pick }) => [manager, pick])).toEqual([
      ['ann', 5],
      ['bob', 4],
      ['cem', 3],
    ]);
  });

  it('marks only the square on the clock', () => {
    const squares = boardRounds(exampleDraft({ picks: 3 })).flatMap((round) => round.squares);
    expect(squares.filter((square) => square.onTheClock).map(({ pick }) => pick)).toEqual([3]);
    expect(squares.filter((square) => square.squad !== null)).toHaveLength(3);
  });

  it('marks no square when the draft is over', () => {
    const over = exampleDraft({ picks: 2 * exampleDraft().rounds });
    expect(over.status).toBe('complete');
    expect(
      boardRounds(over)
        .flatMap((round) => round.squares)
        .some((square) => square.onTheClock),
    ).toBe(false);
  });

  it.each([
    ['Homecoming', 11.04, 72],
    ['The Goalposts', 14, 72],
    ['Mississippi_Fan_2024', 10.5, 72],
    ['Homecoming', 14, 160],
  ])('sizes %s at %f px in a box of the given width', (name, pixels, box) => {
    const [least, fits, most] = /^clamp\((.+)em, 100cqw \/ (.+), (.+)em\)$/.exec(nameSize(name))!.slice(1).map(Number);
    expect(Math.min(most! * 14, Math.max(least! * 14, box / fits!))).toBeCloseTo(pixels, 1);
  });
});
