import { fireEvent, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { exampleDraft } from '../../../../tests/support/exampleDraft';
import { Room, enterRoom } from '../../../../tests/support/draftRoom';
import type { Draft } from '@/domain/draft/types';
import type { SquadId } from '@/domain/football/squads';
import { PickReveal } from './PickReveal';

const picked = (...picks: SquadId[]): Draft => ({ ...exampleDraft(), picks });

it('shows each pick that arrives until its motion ends, also one that replaces a pick taken back', () => {
  enterRoom(exampleDraft(), { me: 'ann' }, {});
  const { container, rerender } = render(<PickReveal loud={false} draft={picked('TEX-QB')} />, { wrapper: Room });
  expect(container).toBeEmptyDOMElement();
  rerender(<PickReveal loud={false} draft={picked('TEX-QB', 'ALA-RB')} />);
  expect(container).toHaveTextContent('ALA');
  // jsdom has no AnimationEvent, so React listens for the older name.
  fireEvent(container.firstElementChild!, new Event('webkitAnimationEnd', { bubbles: true }));
  expect(container).toBeEmptyDOMElement();
  rerender(<PickReveal loud={false} draft={picked('TEX-QB')} />);
  expect(container).toBeEmptyDOMElement();
  rerender(<PickReveal loud={false} draft={picked('TEX-QB', 'UGA-RB')} />);
  expect(container).toHaveTextContent('UGA');
});
