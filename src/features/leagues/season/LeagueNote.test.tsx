import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from '../../../../tests/support/page';
import { MAX_NOTE_LENGTH } from '@/domain/league/leagueChecks';
import { parseLeague } from '@/domain/league/league';
import { fail, succeed, type Result } from '@/domain/kernel/result';
import { LeagueNote } from './LeagueNote';

const state = vi.hoisted(() => ({ sent: [] as (readonly string[])[], answer: null as unknown }));
vi.mock('@/data/league/leagueCommands', () => ({
  changeNote: (_: unknown, ...sent: readonly string[]) => {
    state.sent.push(sent);
    return Promise.resolve(state.answer);
  },
}));

const show = (note: string, createdBy: string, more: object = {}) => {
  const members = ['ann', 'bob'];
  const league = parseLeague('l', { name: 'Tailgate', createdBy, members, note, ...more });
  return render(<LeagueNote league={league} />);
};
const user = userEvent.setup({ delay: null });
const field = () => screen.getByRole('textbox', { name: /^Note/ });

beforeEach(() => Object.assign(state, { sent: [], answer: succeed() satisfies Result<void> }));

describe('a league’s note', () => {
  it('is read by all, and nothing is there without one', () => {
    const { unmount } = show('No tanking.\nDues by Friday.', 'bob');
    expect(screen.getByRole('heading', { name: 'From the commissioner' })).toBeInTheDocument();
    expect(screen.getByText(/No tanking\./)).toHaveTextContent('No tanking. Dues by Friday.');
    expect(screen.queryByRole('button')).toBeNull();
    unmount();
    expect(show('', 'bob').container).toBeEmptyDOMElement();
  });

  it('is pinned by the commissioner, who keeps what was typed when that fails', async () => {
    state.answer = fail('no-answer', 'The server didn’t answer.') satisfies Result<void>;
    show('', 'ann');
    await user.click(screen.getByRole('button', { name: 'Pin a note' }));
    expect(await screen.findByRole('button', { name: 'Save note' })).toBeDisabled();
    expect(field()).toHaveAttribute('maxlength', String(MAX_NOTE_LENGTH));
    await user.type(field(), 'No tanking.');
    await user.click(screen.getByRole('button', { name: 'Save note' }));
    expect(await screen.findByText('The server didn’t answer.')).toBeInTheDocument();
    expect(field()).toHaveValue('No tanking.');
    state.answer = succeed() satisfies Result<void>;
    await user.click(screen.getByRole('button', { name: 'Save note' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(state.sent).toEqual([
      ['ann', 'No tanking.'],
      ['ann', 'No tanking.'],
    ]);
  });

  it('is pinned by the co-commissioner, too, and says who did', async () => {
    show('No tanking.', 'bob', { coCommissioner: 'ann', noteBy: 'bob', userInfo: { bob: { displayName: 'Bob' } } });
    expect(screen.getByText('Pinned by Bob')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Edit note' }));
    await user.type(await screen.findByRole('textbox', { name: /^Note/ }), ' Ever.');
    await user.click(screen.getByRole('button', { name: 'Save note' }));
    await waitFor(() => expect(state.sent).toEqual([['ann', 'No tanking. Ever.']]));
  });

  it('is taken away when it’s left empty', async () => {
    show('No tanking.', 'ann');
    await user.click(screen.getByRole('button', { name: 'Edit note' }));
    await user.clear(await screen.findByRole('textbox', { name: /^Note/ }));
    await user.click(screen.getByRole('button', { name: 'Save note' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(state.sent).toEqual([['ann', '']]);
  });
});
