import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { render, tellLeagues, tellSeason } from '../../../../tests/support/page';
import { parseWeek } from '@/domain/football/weeks';
import { ready } from '@/domain/kernel/loadable';
import { fail, succeed, type Result } from '@/domain/kernel/result';
import { parseLeague } from '@/domain/league/league';
import { AllTimeRecords } from './AllTimeRecords';

const state = vi.hoisted(() => ({ sent: [] as unknown[], answer: null as unknown }));
vi.mock('@/data/league/history', () => ({
  changeHistory: (_: unknown, by: string, text: string, before: number) => {
    state.sent.push([by, text, before]);
    return Promise.resolve(state.answer);
  },
}));

const leagueWith = (fields: object) =>
  parseLeague('l', {
    name: 'Tailgate',
    createdBy: 'ann',
    season: 2025,
    draftStatus: 'complete',
    schedule: { managers: ['ann', 'bob'] },
    userInfo: { ann: { displayName: 'Ann' }, bob: { displayName: 'Bob' } },
    ...fields,
  });

/** Shows Ann a league without a final week, with earlier seasons of other people's drafts that never took place. */
function show(fields: object, earlier: readonly object[] = []) {
  const league = leagueWith(fields);
  const weeks = [{ week: parseWeek('2025-01', {}), results: null, lineups: {} }];
  tellSeason({ league, rosters: { ann: [], bob: [] }, history: {}, weeks });
  const before = earlier.map((one) => parseLeague('k', { name: 'Tailgate', season: 2024, members: ['ann'], ...one }));
  tellLeagues(ready([league, ...before]));
  return render(<AllTimeRecords league={league} show="records" />);
}

const TEXT =
  '2021,Champion,Dawg Pound,11–3\n2022,Champion,The Swamp Things\n2021,Best week,Tide,201.4\n2021,Most fun,Vols';
const user = userEvent.setup({ delay: null });
const open = (name: string) => user.click(screen.getByRole('button', { name: `${name} history from elsewhere` }));
const field = () => screen.getByRole('textbox', { name: 'Champions and records' });
const save = () => screen.getByRole('button', { name: 'Save history' });
const paste = async (text: string) => {
  await user.click(field());
  await user.paste(text);
};

beforeEach(() => Object.assign(state, { sent: [], answer: succeed() satisfies Result<void> }));

describe('history from elsewhere', () => {
  it('is read by all, marked as entered by hand, before any week is final', () => {
    show({ createdBy: 'bob', history: TEXT, historyBy: 'bob' });
    expect(screen.getByText('History from elsewhere entered by Bob')).toBeInTheDocument();
    expect(screen.queryByText('No records yet')).toBeNull();
    const champions = screen.getByRole('list', { name: 'Played elsewhere, entered by hand' });
    expect(
      within(champions)
        .getAllByRole('listitem')
        .map((row) => row.textContent),
    ).toEqual(['2022The Swamp Things', '2021Dawg Pound11–3']);
    const records = screen.getByRole('heading', { name: 'Records from elsewhere' }).closest('section')!;
    expect(records).toHaveTextContent('Records from elsewhereEntered by handBest week201.4Tide2021Most funVols2021');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([
    ['commissioner', {}],
    ['co-commissioner', { createdBy: 'bob', coCommissioner: 'ann' }],
  ])('of a league with none is only an offer to its %s', (_, fields) => {
    const { unmount } = show(fields);
    expect(screen.getByText('No records yet')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add history from elsewhere' })).toBeInTheDocument();
    unmount();
    show({ createdBy: 'bob' });
    expect(screen.getByText('No records yet')).toBeInTheDocument();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is checked while it’s entered, line by line, and keeps what was typed', async () => {
    show({});
    await open('Add');
    expect(save()).toBeDisabled();
    const wrong = `${TEXT}\n2025,Champion,Vols\n`;
    await paste(wrong);
    expect(screen.getByText('Line 5: Start with a season from 1933 to 2024.')).toBeInTheDocument();
    expect(field()).toBeInvalid();
    expect(save()).toBeDisabled();
    await paste('x\n'.repeat(6));
    expect(within(screen.getByRole('dialog')).getAllByRole('listitem')).toHaveLength(6);
    expect(screen.getByText('And 2 more.')).toBeInTheDocument();
    expect(field()).toHaveValue(`${wrong}${'x\n'.repeat(6)}`);
    await user.clear(field());
    await paste(TEXT);
    expect(screen.getByText('2 champions, 2 records')).toBeInTheDocument();
    expect(field()).toBeValid();
  });

  it('is saved, and kept in the dialog when that fails', async () => {
    state.answer = fail('no-answer', 'The server didn’t answer.') satisfies Result<void>;
    show({});
    await open('Add');
    await paste(TEXT);
    await user.click(save());
    expect(await screen.findByText('The server didn’t answer.')).toBeInTheDocument();
    expect(field()).toHaveValue(TEXT);
    state.answer = succeed() satisfies Result<void>;
    await user.click(save());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Add history from elsewhere' })).toHaveFocus();
    expect(state.sent).toEqual([
      ['ann', TEXT, 2025],
      ['ann', TEXT, 2025],
    ]);
  });

  it('goes on from the season before, whose text can be saved or taken away', async () => {
    show({ previousLeagueId: 'k' }, [{ history: '2023,Champion,Vols\n2024,Champion,Tide' }]);
    const champions = screen.getByRole('list', { name: 'Played elsewhere, entered by hand' });
    expect(champions).toHaveTextContent(/^2023Vols$/);
    await open('Edit');
    expect(field()).toHaveValue('2023,Champion,Vols\n2024,Champion,Tide');
    expect(screen.getByText('Line 2: Start with a season from 1933 to 2023.')).toBeInTheDocument();
    await user.clear(field());
    await user.click(save());
    await waitFor(() => expect(state.sent).toEqual([['ann', '', 2024]]));
  });

  it('that is there is saved only if it changes', async () => {
    show({ history: TEXT });
    await open('Edit');
    expect(save()).toBeDisabled();
    await paste(' ');
    expect(save()).toBeEnabled();
  });
});
