import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { exampleDraft } from '../../../../tests/support/exampleDraft';
import { Room, enterRoom } from '../../../../tests/support/draftRoom';
import { draftProjections } from '@/domain/projections/preseason';
import { formatPoints } from '@/domain/kernel/hundredths';
import { squadName } from '@/domain/football/squads';
import { Rosters } from '../rosters/Rosters';
import { RoomSquadDetails } from './RoomSquadDetails';

const draft = exampleDraft({ people: ['ann', 'bob'], picks: 2 });
const squad = draft.rosters.ann![0]!;

beforeEach(() => {
  enterRoom(draft, { me: 'ann' });
});

describe('a squad’s details', () => {
  const open = async () => {
    render(
      <RoomSquadDetails ranking={draft.ranking}>
        <Rosters draft={draft} />
      </RoomSquadDetails>,
      { wrapper: Room },
    );
    const row = screen.getByRole('button', { name: new RegExp(`^${squadName(squad)}`) });
    await userEvent.click(row);
    return { row, dialog: within(await screen.findByRole('dialog', { name: squadName(squad) })) };
  };

  it('show its projection, and its last season with every week, byes included', async () => {
    const { dialog } = await open();
    const table = within(await dialog.findByRole('table', { name: '2025 by week' }));
    expect(table.getAllByRole('row').length).toBeGreaterThanOrEqual(14);
    expect(table.getAllByText('Bye')).toHaveLength(2);
    expect(dialog.getByText('Projected').nextSibling).toHaveTextContent(formatPoints(draftProjections(2025)[squad]));
  });

  it('close with Escape and give the focus back to the row', async () => {
    const { row } = await open();
    await screen.findByRole('table', { name: '2025 by week' });
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(row).toHaveFocus();
  });

  it('can’t be opened where there are none: the name is text', () => {
    render(<Rosters draft={draft} />, { wrapper: Room });
    expect(screen.queryByRole('button', { name: new RegExp(squadName(squad)) })).not.toBeInTheDocument();
  });
});
