import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { BEGUN_AT } from '../../../../tests/support/exampleDraft';
import { writePractice } from '@/data/device/draftRoomStorage';
import { beginPractice, PRACTICE_DEFAULT, recordOf, type PracticeSetup } from '@/domain/draft/practice';
import { PracticePage } from './PracticePage';

const SETUP: PracticeSetup = { ...PRACTICE_DEFAULT, managers: 2, seat: 1, bench: 0, speed: 'instant' };
const network = vi.hoisted(() => ({ fetched: [] as string[] }));
vi.mock('./SetupSheet', () => {
  network.fetched.push('settings');
  return { SetupSheet: () => <p>The sheet of settings</p> };
});
vi.mock('../recap/RecapRoom', () => {
  network.fetched.push('end');
  return { RecapRoom: () => <h1>The end</h1> };
});

it('preloads the settings and the recap after the room is shown', async () => {
  writePractice(recordOf(beginPractice(SETUP, BEGUN_AT), SETUP, []));
  render(<PracticePage />);
  expect(await screen.findByText('You’re on the clock')).toBeInTheDocument();
  expect(network.fetched).toEqual([]);
  await waitFor(() => expect([...network.fetched].sort()).toEqual(['end', 'settings']));
  await userEvent.click(screen.getByRole('button', { name: 'Settings' }));
  expect(await screen.findByText('The sheet of settings')).toBeInTheDocument();
});
