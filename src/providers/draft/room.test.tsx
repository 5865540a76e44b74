import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { exampleDraft, pickNext } from '../../../tests/support/exampleDraft';
import { SpectatorProvider } from './SpectatorProvider';
import { useDraft, useRoomActions, useRoomState } from './room';

const rendered = vi.fn();
const nameOf = (manager: string) => manager;

function Picks() {
  const draft = useDraft();
  return <p>{draft.state === 'ready' ? draft.value.picks.length : 'none'} picks</p>;
}

function Beside() {
  rendered(useRoomState().me, Object.keys(useRoomActions()));
  return null;
}

const parts = [<Picks key="picks" />, <Beside key="beside" />];
function Watched() {
  const [draft, setDraft] = useState(exampleDraft);
  return (
    <>
      <SpectatorProvider draft={draft} nameOf={nameOf}>
        {parts}
      </SpectatorProvider>
      <button onClick={() => setDraft(pickNext)}>A pick</button>
    </>
  );
}

it('rerenders only what shows the draft after a pick, and gives spectators no actions', async () => {
  render(<Watched />);
  expect(screen.getByText('0 picks')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'A pick' }));
  expect(screen.getByText('1 picks')).toBeInTheDocument();
  expect(rendered.mock.calls).toEqual([['', []]]);
});

it('names the hook that was used outside of a room', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Picks />)).toThrow('useDraft needs a RoomProvider above it');
});
