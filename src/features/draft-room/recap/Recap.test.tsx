import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { exampleDraft } from '../../../../tests/support/exampleDraft';
import { Room, enterRoom } from '../../../../tests/support/draftRoom';
import { Recap } from './Recap';

const draft = exampleDraft({ people: ['ann', 'bob', 'cem', 'dot'] });

beforeEach(() => {
  enterRoom(draft);
});

it('shows how many picks before or after its rank a squad was taken', () => {
  const [first, second, third, fourth] = draft.ranking;
  // The best squad falls to the fourth pick; the others are picked one pick early.
  const picks = [second!, third!, fourth!, first!];
  const rosters = Object.fromEntries(draft.order.map((manager, i) => [manager, [picks[i]!]]));
  render(<Recap draft={{ ...draft, rounds: 1, picks, rosters, made: picks.map(() => 'own') }} />, { wrapper: Room });
  const line = (manager: string) => within(screen.getByRole('row', { name: new RegExp(`\\b${manager}\\b`) }));
  expect(line('dot').getByText('1.04, 3 picks later than its rank')).toBeInTheDocument();
  expect(line('bob').getByText('1.02, 1 pick earlier than its rank')).toBeInTheDocument();
  expect(line('bob').getByText('none')).toBeInTheDocument();
});
