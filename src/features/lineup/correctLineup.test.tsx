import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { render, tellLedger, tellWeek } from '../../../tests/support/page';
import type { LineupCorrection } from '@/domain/moves/ledger/corrections';
import { deviceIsOnline } from '../../../tests/support/online';
import { parseLeague } from '@/domain/league/league';
import type { Ledger } from '@/domain/moves/ledger/ledger';
import type { LeagueSeason } from '@/domain/season/leagueSeason';
import { startersOf } from '@/domain/lineup/lineup';
import { ready } from '@/domain/kernel/loadable';
import { fail, succeed } from '@/domain/kernel/result';
import { parseWeek } from '@/domain/football/weeks';
import { CorrectLineup } from './CorrectLineup';
import { EditableTables } from './LineupEditorView';

const HOUR = 3_600_000;
const known = vi.hoisted(() => ({
  online: true,
  sent: [] as LineupCorrection[],
  answer: null as unknown,
}));
vi.mock('@/data/moves/corrections', () => ({
  correctLineup: (_: unknown, correction: LineupCorrection) => {
    known.sent.push(correction);
    return Promise.resolve(known.answer);
  },
}));
deviceIsOnline(() => known.online);

const league = parseLeague('l', {
  name: 'Tailgate',
  createdBy: 'ann',
  season: 2025,
  draftStatus: 'complete',
  schedule: { managers: ['ann', 'bob'] },
  slots: { QB: 1, RB: 0, WR: 0, TE: 0, FLEX: 0, K: 1, DST: 0 },
  benchSize: 2,
  userInfo: { ann: { displayName: 'Ann' }, bob: { displayName: 'Bob', teamName: 'Bob’s Best' } },
});

/** Bob’s squads; Oklahoma’s has kicked off. */
function show(kickedOff: readonly string[] = ['OK']) {
  const kickoffs = Object.fromEntries(
    ['LSU', 'TEX', 'OK'].map((code) => [code, Date.now() + (kickedOff.includes(code) ? -HOUR : HOUR)]),
  );
  const week = parseWeek('2025-03', {
    season: 2025,
    week: 3,
    isCurrent: true,
    kickoffs,
    firstKickoff: Date.now() - HOUR,
  });
  const rosters: Ledger['rosters'] = { ann: ['ALA-QB'], bob: ['LSU-QB', 'OK-K', 'TEX-QB', 'TEX-K'] };
  tellLedger('l', rosters);
  tellWeek(ready(week));
  const season: LeagueSeason = { league, rosters, history: {}, weeks: [{ week, results: null, lineups: {} }] };
  const [onClose, onDone] = [vi.fn(), vi.fn()];
  render(<CorrectLineup league={league} season={season} manager="bob" me="ann" onClose={onClose} onDone={onDone} />);
  return { user: userEvent.setup({ pointerEventsCheck: 0, delay: null }), onClose, onDone };
}
const send = () => screen.getByRole('button', { name: 'Save lineup' });

beforeAll(() => EditableTables.load());
beforeEach(() => Object.assign(known, { online: true, sent: [], answer: succeed() }));

describe('the correction of a lineup', () => {
  it('moves squads, shows the starters before and after, and asks for a reason', async () => {
    const { user, onDone } = show();
    expect(screen.getByText('Choose who starts and who sits.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Move Texas QB' }));
    await user.click(screen.getByRole('button', { name: 'Swap Texas QB with LSU QB' }));
    const table = screen.getByRole('table', { name: 'Starters of Bob’s Best before and after' });
    expect(within(table).getByRole('row', { name: 'QB LSU QB Texas QB' })).toBeInTheDocument();
    expect(within(table).getByRole('row', { name: 'K Oklahoma K Oklahoma K' })).toBeInTheDocument();
    expect(send()).toBeDisabled();
    await user.type(screen.getByLabelText('Reason'), ' He asked. ');
    await user.click(send());
    await waitFor(() => expect(onDone).toHaveBeenCalledWith('Bob’s Best’s lineup is saved. The league can see why.'));
    const [correction] = known.sent as [LineupCorrection];
    expect(correction).toMatchObject({ manager: 'bob', reason: 'He asked.' });
    expect([startersOf(correction.before), startersOf(correction.lineup)]).toEqual([
      ['LSU-QB', 'OK-K'],
      ['TEX-QB', 'OK-K'],
    ]);
  });

  it('leaves a squad that has kicked off where it is', () => {
    show();
    expect(screen.queryByRole('button', { name: 'Move Oklahoma K' })).not.toBeInTheDocument();
    expect(screen.getByText(/Oklahoma K has kicked off and is locked for the week/)).toBeInTheDocument();
  });

  it('says that nothing can change once all have kicked off', () => {
    show(['LSU', 'TEX', 'OK']);
    expect(screen.getByText(/so this lineup is locked for the week\.$/)).toBeInTheDocument();
    expect(send()).toBeDisabled();
  });

  it('keeps everything when it can’t be sent', async () => {
    known.answer = fail('locked', 'Texas QB has kicked off and is locked for the week.');
    const { user, onDone } = show();
    await user.click(screen.getByRole('button', { name: 'Move Texas QB' }));
    await user.click(screen.getByRole('button', { name: 'Swap Texas QB with LSU QB' }));
    await user.type(screen.getByLabelText('Reason'), 'He asked.');
    await user.click(send());
    expect(await screen.findByText('The lineup isn’t changed')).toBeInTheDocument();
    expect(screen.getByLabelText('Reason')).toHaveValue('He asked.');
    expect(screen.getByRole('row', { name: 'QB LSU QB Texas QB' })).toBeInTheDocument();
    expect(onDone).not.toHaveBeenCalled();
  });

  it('waits for a connection', async () => {
    known.online = false;
    const { user, onClose } = show();
    expect(screen.getByText(/^You’re offline/)).toBeInTheDocument();
    expect(send()).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onClose).toHaveBeenCalled();
  });
});
