import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { backend } from '../../../../tests/support/backend/backend';
import * as documents from '../../../../tests/support/documents';
import { render } from '../../../../tests/support/page';
import { parseLeague } from '@/domain/league/league';
import { TeamName } from './TeamName';

const { LEAGUE } = documents;
const field = () => screen.getByRole('textbox', { name: 'Team name' });
const save = () => screen.getByRole('button', { name: 'Save name' });

it('keeps what is typed while a name is being saved', async () => {
  backend.start({ ...documents.people('ann'), ...documents.scheduledLeague(['ann']) }, 'ann');
  backend.setFaults({ latency: () => 100 });
  render(<TeamName league={parseLeague(LEAGUE, backend.stored(`leagues/${LEAGUE}`))} />);
  await userEvent.clear(field());
  await userEvent.type(field(), 'The Champs');
  await userEvent.click(save());
  await userEvent.type(field(), '!');
  const stored = () => parseLeague(LEAGUE, backend.stored(`leagues/${LEAGUE}`)).userInfo.ann?.teamName;
  await vi.waitFor(() => expect(stored()).toBe('The Champs'));
  await vi.waitFor(() => expect(save()).toBeEnabled());
  expect(field()).toHaveValue('The Champs!');
});

it('shows the league’s name for the team, or the one from the roster document, and saves another', async () => {
  const userInfo = { ann: documents.memberInfo('ann', { teamName: 'Ann’s Aces' }) };
  backend.start({ ...documents.people('ann'), ...documents.scheduledLeague(['ann'], { userInfo }) }, 'ann');
  const league = parseLeague(LEAGUE, backend.stored(`leagues/${LEAGUE}`));
  const older = parseLeague(LEAGUE, { userInfo: { ann: { displayName: 'Ann' } } });
  const { rerender } = render(<TeamName league={{ ...older, olderTeamNames: { ann: 'Old Glory' } }} />);
  expect(field()).toHaveValue('Old Glory');
  rerender(<TeamName league={league} />);
  expect(field()).toHaveValue('Ann’s Aces');
  expect(save()).toBeDisabled();
  await userEvent.clear(field());
  await userEvent.type(field(), 'The Champs');
  backend.setOnline(false);
  await userEvent.click(save());
  expect(await screen.findByText(/^You’re offline/)).toBeVisible();
  expect(field()).toHaveValue('The Champs');
  backend.setOnline(true);
  await userEvent.click(save());
  await vi.waitFor(() => expect(save()).toBeDisabled());
  expect(backend.stored(`leagues/${LEAGUE}`)).toMatchObject({ userInfo: { ann: { teamName: 'The Champs' } } });
});
