import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { BEGUN_AT, exampleDraft } from '../../../../tests/support/exampleDraft';
import { enterRoom, Room } from '../../../../tests/support/draftRoom';
import { DEVICE_CLOCK } from '@/hooks/useNow';
import { PickClock } from './PickClock';

it.each([
  [60, '1:00', 'left'],
  [25, '0:25', '30 seconds left.'],
  [8, '0:08', '10 seconds left.'],
])('counts the present turn’s own clock with %d seconds left, though the draft’s is shorter', (left, shown, said) => {
  vi.spyOn(DEVICE_CLOCK, 'now').mockReturnValue(BEGUN_AT + (90 - left) * 1000);
  const draft = { ...exampleDraft(), clockSeconds: 15, turnClock: { clockSeconds: 90, quietHours: null } };
  enterRoom(draft);
  const { container } = render(<PickClock loud draft={draft} />, { wrapper: Room });
  expect(screen.getByRole('timer')).toHaveTextContent(shown);
  expect(container).toHaveTextContent(said);
});
