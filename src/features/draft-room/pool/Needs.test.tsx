import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { exampleDraft } from '../../../../tests/support/exampleDraft';
import { Room, enterRoom } from '../../../../tests/support/draftRoom';
import type { Draft } from '@/domain/draft/types';
import { Needs } from './Needs';

/** The line above the pool, for a manager with this roster. */
function needs(roster: Draft['rosters'][string], me = 'ann', picks: Draft['picks'] = []): string {
  const draft = exampleDraft({ people: ['ann', 'bob'] });
  enterRoom(draft, { me });
  const { container } = render(<Needs draft={{ ...draft, picks, rosters: { ...draft.rosters, ann: roster } }} />, {
    wrapper: Room,
  });
  return container.textContent;
}

it('lists the starters that the user’s roster still needs, then the bench', () => {
  expect(needs([])).toBe('You need QB, RB, WR, TE, FLEX, K, DST');
  expect(needs(['ALA-QB', 'ALA-RB', 'TEX-RB'])).toBe('You need WR, TE, K, DST');
  const lineup = ['ALA-QB', 'ALA-RB', 'ALA-WR', 'ALA-TE', 'TEX-RB', 'ALA-K', 'ALA-DST'] as const;
  expect(needs([...lineup])).toBe('Your lineup is set. 3 bench slots left.');
  expect(needs([...lineup, 'TEX-QB', 'TEX-WR'])).toBe('Your lineup is set. 1 bench slot left.');
  expect(needs([...lineup, 'TEX-QB', 'TEX-WR', 'LSU-K'])).toBe('');
});

it('shows nothing to a spectator', () => {
  expect(needs([], 'eve')).toBe('');
});

it('says when a run is on', () => {
  expect(needs([], 'ann', ['ALA-WR', 'TEX-WR', 'LSU-QB', 'UGA-WR', 'OK-WR'])).toMatch(/4 WR in 5 picks$/);
});
