import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { render } from '../../../../tests/support/page';
import { parseLeague } from '@/domain/league/league';
import { fail, succeed } from '@/domain/kernel/result';
import { TeamName } from './TeamName';

const data = vi.hoisted(() => ({ renameTeam: vi.fn() }));
vi.mock('@/data/league/membership', () => data);

const leagueWith = (entry: object) => parseLeague('l', { userInfo: { ann: { displayName: 'Ann', ...entry } } });
const field = () => screen.getByRole('textbox', { name: 'Team name' });
const save = () => screen.getByRole('button', { name: 'Save name' });

it('shows the league’s name for the team, or the one from the roster document, and saves another', async () => {
  const league = leagueWith({ teamName: 'Ann’s Aces' });
  const { rerender } = render(<TeamName league={{ ...leagueWith({}), olderTeamNames: { ann: 'Old Glory' } }} />);
  expect(field()).toHaveValue('Old Glory');
  rerender(<TeamName league={league} />);
  expect(field()).toHaveValue('Ann’s Aces');
  expect(save()).toBeDisabled();
  await userEvent.clear(field());
  await userEvent.type(field(), 'The Champs');
  data.renameTeam.mockResolvedValueOnce(fail('long-name', 'Too long.'));
  await userEvent.click(save());
  expect(await screen.findByText('Too long.')).toBeVisible();
  expect(field()).toHaveValue('The Champs');
  data.renameTeam.mockResolvedValueOnce(succeed());
  await userEvent.click(save());
  await vi.waitFor(() => expect(save()).toBeDisabled());
  expect(data.renameTeam).toHaveBeenLastCalledWith(league, 'ann', 'The Champs');
});
