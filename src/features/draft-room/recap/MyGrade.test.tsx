import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { exampleDraft } from '../../../../tests/support/exampleDraft';
import { Room, enterRoom } from '../../../../tests/support/draftRoom';
import { recapOf } from '@/domain/draft/review/recap';
import { draftProjections } from '@/domain/projections/preseason';
import { MyGrade } from './MyGrade';

const draft = exampleDraft({ people: ['ann', 'bob', 'cem', 'dot'], picks: 40 });
const [best] = recapOf(draft, draftProjections(2025));

it('gives the user’s rank and a grade, and says what it is based on', () => {
  enterRoom(draft, { me: best!.manager });
  render(<MyGrade draft={draft} />, { wrapper: Room });
  expect(screen.getByText('1st of 4')).toBeInTheDocument();
  expect(screen.getByText(/above the league average/)).toBeInTheDocument();
  expect(screen.getByText(/^Grade:/).parentElement).toHaveTextContent(/^Grade: A/);
});

it('shows nothing to a spectator', () => {
  enterRoom(draft, { me: 'eve' });
  const { container } = render(<MyGrade draft={draft} />, { wrapper: Room });
  expect(container).toBeEmptyDOMElement();
});
