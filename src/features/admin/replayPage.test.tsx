import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { render, signIn, tell, tellWeek } from '../../../tests/support/page';
import { env } from '@/config/env';
import { ready, type Loadable } from '@/domain/kernel/loadable';
import type { Replay } from '@/domain/replay/replay';
import { fail, succeed } from '@/domain/kernel/result';
import { parseWeek } from '@/domain/football/weeks';
import { ReplayPage } from './replay/ReplayPage';

const commands = vi.hoisted(() => ({
  beginReplay: vi.fn(),
  holdReplay: vi.fn(),
  continueReplay: vi.fn(),
  endReplay: vi.fn(),
  publishFinals: vi.fn(),
}));
vi.mock('@/data/admin/replayCommands', () => commands);
const replay = (changes: Partial<Replay>): Loadable<Replay> =>
  ready({
    ...{ season: 2025, week: 8, minutes: 3, correct: false, kickoffs: { ALA: 0, UGA: 5000 }, gameMs: 5000 },
    ...{ at: Date.now(), state: 'running', runner: 'tab' },
    ...changes,
  });
const show = (stored: Loadable<Replay>) => {
  tell('desk', 'replay', stored);
  render(<ReplayPage />);
};
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

beforeEach(() => {
  vi.clearAllMocks();
  signIn('root', { admin: true });
  const weeks = [7, 8].map((week) => parseWeek(`2025-0${String(week)}`, { season: 2025, isCurrent: week === 7 }));
  tellWeek(ready(weeks[0]!), weeks);
});

describe('the replay page', () => {
  it('isn’t there on a real project', () => {
    Object.assign(env, { useEmulators: false });
    show(replay({}));
    expect(screen.getByText('Only on the local suite')).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    Object.assign(env, { useEmulators: true });
  });

  it('says what a replay changes, and starts it with what was chosen', async () => {
    commands.beginReplay.mockResolvedValue(fail('refused', 'A replay is running already. Stop it first.'));
    show({ state: 'missing' });
    expect(await screen.findByText('The games of week 7, the current week, start over.')).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByLabelText('Week'), 'Week 8');
    await userEvent.selectOptions(screen.getByLabelText('Length'), '5 minutes');
    await userEvent.click(screen.getByLabelText('Publish a stat correction after the finals'));
    expect(screen.getByText('Every screen shows week 8 in place of week 7.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Start the replay' }));
    const person = { uid: 'root', admin: true };
    expect(commands.beginReplay).toHaveBeenCalledExactlyOnceWith(person, { week: 8, minutes: 5, correct: true });
    expect(await screen.findByText('A replay is running already. Stop it first.')).toBeInTheDocument();
    expect(screen.getByLabelText('Length')).toHaveValue('5');
  });

  it.each([
    ['Running', {}, ['Pause', 'Stop']],
    ['Interrupted', { at: Date.now() - 60_000 }, ['Resume', 'Stop', 'Publish the finals']],
    ['Paused', { state: 'paused' }, ['Resume', 'Stop', 'Publish the finals']],
    ['Stopped', { state: 'stopped' }, ['Resume', 'Publish the finals', 'Start the replay']],
    ['Final', { state: 'over' }, ['Start the replay']],
  ] as const)('%s has its buttons', async (label, changes, names) => {
    show(replay(changes));
    expect(await screen.findByText(label)).toBeInTheDocument();
    expect(buttons()).toEqual(names);
  });

  it('pauses, and says how far it is', async () => {
    commands.holdReplay.mockResolvedValue(succeed());
    show(replay({ kickoffs: { ALA: Date.now() - 6000, UGA: Date.now() - 1000, LSU: Date.now() + 9000 } }));
    expect(await screen.findByText('1 school to kick off, 1 live, 1 final.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
    expect(commands.holdReplay).toHaveBeenCalledExactlyOnceWith({ uid: 'root', admin: true });
  });
});
