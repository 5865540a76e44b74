import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { backend } from '../../../tests/support/backend/backend';
import * as documents from '../../../tests/support/documents';
import { render, signIn, tell } from '../../../tests/support/page';
import { onlySlots } from '../../../tests/support/slots';
import { listenForToasts } from '@/components';
import { upcomingWeek } from '@/domain/admin/publishedWeek';
import { fileOf } from '@/domain/admin/resultsFile';
import { storedResults } from '@/domain/admin/storedWeeks';
import { personIn, type DeskEntry } from '@/domain/admin/adminLog';
import { failed, ready, type Loadable } from '@/domain/kernel/loadable';
import { parseWeekResults } from '@/domain/scoring/results';
import { fail, succeed } from '@/domain/kernel/result';
import { scheduleOf } from '@/domain/football/conferenceSchedules';
import { parseWeek } from '@/domain/football/weeks';
import { DeskFrame } from './DeskFrame';
import { LogPage } from './LogPage';
import { ResultsUpload } from './results/ResultsUpload';
import { readResultsFile } from '@/data/admin/readResultsFile';

const commands = vi.hoisted(() => ({ publishResults: vi.fn(), undoAct: vi.fn() }));
window.history.replaceState(null, '', '/admin/log/');
vi.mock('@/data/admin/commands', () => commands);

const as = (flags: { admin?: boolean; staff?: boolean }) => signIn('root', flags);
const FOUR = ['ann', 'bob', 'cat', 'dan'];
/** A league with two matchups in the week, in which everyone starts a quarterback. */
const STORED = {
  [`users/${documents.emailKeyOf('root')}`]: documents.user('root', { admin: true }),
  'leagues/l': documents.league(FOUR, {
    ...{ firstWeek: 1, draftStatus: 'complete', draftComplete: true, schedule: { managers: FOUR } },
    slots: onlySlots({ QB: 1 }),
    benchSize: 0,
  }),
  'ledgers/l': documents.ledger({
    ...{ leagueId: 'l', settled: true, step: 0 },
    rosters: { ann: ['ALA-QB'], bob: ['LSU-QB'], cat: ['TEX-QB'], dan: ['UGA-QB'] },
  }),
};
const WEEK = parseWeek('2025-03', { season: 2025, week: 3 });
const STANDING = {
  ...parseWeekResults(WEEK.id, storedResults(upcomingWeek(2025, 3, scheduleOf(2025), {}), null)),
  updatedAt: 7,
};

/** The week's file with every game 6-6 by two field goals each, and a change of one column. */
function text(column = '', value = ''): string {
  const [head = '', ...lines] = fileOf(STANDING).trim().split('\n');
  const columns = head.split(',');
  const score: Record<string, string> = {
    points_for: '6',
    points_against: '6',
    'K.fgm_0_39': '2',
    'DST.points_against': '6',
    ...(column === '' ? {} : { [column]: value }),
  };
  const rows = lines.map((line) => line.split(',').map((cell, index) => score[columns[index]!] ?? (cell || '0')));
  return [head, ...rows.map((cells) => cells.join(','))].join('\n');
}
const file = (content: string, name = 'week.csv') => new File([content], name);

beforeEach(() => {
  vi.clearAllMocks();
  as({ admin: true });
  tell('feedback', 'open', ready([]));
  backend.start(STORED, 'root');
});

describe('the frame of the desk', () => {
  it.each([{ admin: true }, { staff: true }])('is open to %o, and names the page', (flags) => {
    as(flags);
    render(<DeskFrame>inside</DeskFrame>);
    expect(screen.getByText('inside')).toBeInTheDocument();
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Log');
    expect(screen.queryByText('You’re offline')).not.toBeInTheDocument();
  });

  it('says how much feedback is open', async () => {
    tell('feedback', 'open', ready([{}, {}, {}]));
    render(<DeskFrame>inside</DeskFrame>);
    expect(await screen.findByRole('link', { name: 'Feedback (3 open)' })).toBeInTheDocument();
  });

  it('is closed to others', () => {
    as({});
    render(<DeskFrame>inside</DeskFrame>);
    expect(screen.queryByText('inside')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Administrators and staff only' })).toBeInTheDocument();
  });

  it('says nothing of a person whose record didn’t load', () => {
    signIn('root', { key: null });
    const { container } = render(<DeskFrame>inside</DeskFrame>);
    expect(container).toBeEmptyDOMElement();
  });

  it('says when the device is offline', () => {
    backend.setOnline(false);
    render(<DeskFrame>inside</DeskFrame>);
    expect(screen.getByText('You’re offline')).toBeInTheDocument();
  });
});

describe('a results file', () => {
  it('is read from CSV with its line numbers, and from JSON', async () => {
    const csv = await readResultsFile(file('\ufeffschool,opponent\n\nALA,"WIS"\n'));
    expect(csv).toEqual(
      succeed({ columns: ['school', 'opponent'], rows: [{ row: 3, cells: { school: 'ALA', opponent: 'WIS' } }] }),
    );
    const json = await readResultsFile(file('[{"school":"ALA","points_for":3}]', 'A.JSON'));
    expect(json).toEqual(
      succeed({ columns: ['school', 'points_for'], rows: [{ row: 1, cells: { school: 'ALA', points_for: 3 } }] }),
    );
  });

  it.each([
    ['semicolons', 'school;points_for\r\nALA;1,024\r\n'],
    ['tabs', 'school\tpoints_for\nALA\t1,024\n'],
    ['a line that names the separator', 'sep=;\r\nschool;points_for\r\nALA;1,024\r\n'],
    ['blank rows', 'school,points_for\n,\nALA,"1,024"\n,\n'],
    [
      'UTF-16',
      Uint8Array.from(
        [0xff, 0xfe, ...'school;points_for\nALA;1,024'].flatMap((one) =>
          typeof one === 'number' ? [one] : [one.charCodeAt(0), 0],
        ),
      ),
    ],
  ])('is read with %s', async (_, content) => {
    const read = await readResultsFile(new File([content], 'week.csv'));
    expect(read.ok && [read.value.columns, read.value.rows.map(({ cells }) => cells)]).toEqual([
      ['school', 'points_for'],
      [{ school: 'ALA', points_for: '1,024' }],
    ]);
  });

  it('has the accents of Windows, too', async () => {
    const read = await readResultsFile(new File([Uint8Array.from([0x61, 0x0a, 0xf1])], 'week.csv'));
    expect(read.ok && read.value.rows[0]?.cells).toEqual({ a: 'ñ' });
  });

  it.each([
    ['a.csv', 'a,b\n1,2,3\n', /isn’t valid CSV: line 2 has more or fewer cells than the first\./],
    ['a.csv', 'a,b\n1,"2\n', /isn’t valid CSV: line \d has a quotation mark too many or too few\./],
    ['a.json', '{', /isn’t valid JSON/],
    ['a.json', '{}', /isn’t a list/],
    ['a.csv', 'x'.repeat(200_001), /too large/],
  ])('that can’t be read fails with a text: %s %s', async (name, content, message) => {
    const read = await readResultsFile(file(content.slice(0, 300_000), name));
    expect(read.ok ? '' : read.error.message).toMatch(message);
  });

  const take = async (content: string) => {
    render(<ResultsUpload week={WEEK} standing={STANDING} />);
    await userEvent.upload(screen.getByLabelText('Results file'), file(content));
  };

  it('with mistakes can’t be published', async () => {
    await take(text('QB.pass_td', '-1'));
    expect(await screen.findByText('This file can’t be published')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument();
  });

  it('is published over the results that it was compared with, and says how much that changes', async () => {
    commands.publishResults.mockResolvedValue(succeed());
    await take(text());
    expect(await screen.findByText('Changes up to 2 matchups in 1 league.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
    expect(commands.publishResults).toHaveBeenCalledExactlyOnceWith(
      { uid: 'root', admin: true },
      '2025-03',
      expect.objectContaining({ length: 16 }),
      7,
    );
  });

  it('is looked at again when another person has published meanwhile', async () => {
    const { rerender } = render(<ResultsUpload week={WEEK} standing={STANDING} />);
    await userEvent.upload(screen.getByLabelText('Results file'), file(text()));
    expect(await screen.findByRole('button', { name: 'Publish' })).toBeInTheDocument();
    expect(screen.queryByText(/Someone else has published/)).not.toBeInTheDocument();
    rerender(<ResultsUpload week={WEEK} standing={{ ...STANDING, updatedAt: 8 }} />);
    expect(screen.getByText(/Someone else has published results of this week since/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Publish' })).toBeInTheDocument();
  });

  it('isn’t called another person’s while it’s being published, and says if the leaderboards aren’t updated', async () => {
    const toast = vi.fn();
    const stop = listenForToasts(toast);
    let answer: (result: unknown) => void = () => undefined;
    commands.publishResults.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const { rerender } = render(<ResultsUpload week={WEEK} standing={STANDING} />);
    await userEvent.upload(screen.getByLabelText('Results file'), file(text()));
    await userEvent.click(await screen.findByRole('button', { name: 'Publish' }));
    rerender(<ResultsUpload week={WEEK} standing={{ ...STANDING, updatedAt: 8 }} />);
    expect(screen.queryByText(/Someone else has published/)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Publish/ })).toHaveAttribute('aria-busy', 'true');
    await act(async () => answer(fail('tables', 'The leaderboards aren’t updated.')));
    expect(toast).toHaveBeenCalledWith('error', 'The leaderboards aren’t updated.');
    stop();
    expect(screen.queryByText(/Someone else has published/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Publish/ })).not.toBeInTheDocument();
  });

  it('stays on the page when publishing fails, with the reason', async () => {
    commands.publishResults.mockResolvedValue(fail('stale', 'Another person changed this.'));
    await take(text());
    await userEvent.click(await screen.findByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('Another person changed this.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Publish' })).toBeEnabled();
  });

  it('with doubts needs a second look, and staff are told about leagues, too', async () => {
    as({ staff: true });
    await take(text('QB.pass_yds', '3000'));
    expect(await screen.findByRole('button', { name: 'Publish' })).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox', { name: 'I’ve checked these and they’re right' }));
    expect(screen.getByRole('button', { name: 'Publish' })).toBeEnabled();
    expect(await screen.findByText('Changes up to 2 matchups in 1 league.')).toBeInTheDocument();
  });
});

describe('the log', () => {
  const entry: DeskEntry = {
    id: 'a',
    by: 'sam',
    at: Date.parse('2025-09-13T20:00:00Z'),
    kind: 'results',
    target: '2025-03',
    before: { squads: { 'ALA-QB': { points: 4, stats: null, state: 'final' } }, games: {} },
    after: { squads: { 'ALA-QB': { points: 6, stats: null, state: 'final' } }, games: {} },
    undoes: null,
  };
  const show = (entries: DeskEntry[], names: Loadable<Record<string, string>> = ready({ sam: 'Sam Field' })) => {
    const uids = entries.flatMap((one) => [one.by, personIn(one) ?? one.by]);
    tell('names', [...new Set(uids)].sort().join(' '), names);
    tell('admin log', '50', ready(entries));
    render(<LogPage />);
  };

  it('shows what was there before and after, and undoes an act once', async () => {
    commands.undoAct.mockResolvedValue(succeed());
    show([entry]);
    expect(await screen.findByText('Alabama QB: 4.00 → 6.00')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Undo: Results of week 3 of 2025' }));
    expect(commands.undoAct).not.toHaveBeenCalled();
    expect(screen.getByRole('dialog')).toHaveTextContent('Alabama QB: 6.00 → 4.00');
    await userEvent.click(screen.getByRole('button', { name: 'Undo it' }));
    expect(commands.undoAct).toHaveBeenCalledExactlyOnceWith({ uid: 'root', admin: true }, entry);
  });

  it('names who acted and whose flags changed, and says whose account was deleted since', async () => {
    const flags = { name: 'Pat', uid: 'pat' };
    show([
      entry,
      { ...entry, id: 'b', by: 'gone', kind: 'flags', target: 'users/pat', before: null, after: flags },
      { ...entry, id: 'c', by: 'root' },
    ]);
    expect(await screen.findByText('Sam Field')).toBeInTheDocument();
    expect(screen.getByText('(sam)')).toBeInTheDocument();
    expect(screen.getByText('a deleted account')).toBeInTheDocument();
    expect(screen.getByText(/\(account deleted\)/)).toHaveTextContent('Flags of Pat (account deleted)');
    expect(screen.getByText(/by you$/)).toBeInTheDocument();
  });

  it('names whose feedback was answered while they have an account', async () => {
    const answer = (id: string, uid: string) =>
      ({ ...entry, id, kind: 'answer', target: id, before: null, after: { answer: 'Soon.', uid } }) as const;
    show([answer('b', 'pat'), answer('c', 'gone')], ready({ sam: 'Sam Field', pat: 'Pat' }));
    expect(await screen.findByText('Answer to feedback of Pat')).toBeInTheDocument();
    expect(screen.getByText(/\(account deleted\)/)).toHaveTextContent('Answer to feedback (account deleted)');
  });

  it('shows ids where names can’t be loaded', async () => {
    show([entry], failed('No.'));
    expect(await screen.findByText(/by sam$/)).toBeInTheDocument();
  });

  it('has no button for what was undone, and says so when it’s empty', async () => {
    show([{ ...entry, id: 'b', undoes: 'a', before: null }, entry]);
    expect(await screen.findByText('Undone: Results of week 3 of 2025')).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
