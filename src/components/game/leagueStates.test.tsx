import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { parseLeague } from '@/domain/league/league';
import { leagueLabel } from '@/domain/league/leagueLabel';
import { ready } from '@/domain/kernel/loadable';
import { parseWeek } from '@/domain/football/weeks';
import { lazyComponent } from '../ui/lazyComponent';
import { LeagueHeader } from './league/LeagueHeader';
import { LeagueStates } from './league/LeagueStates';
import { LeagueSheetContext, type LeagueSheetProps } from './league/LeagueSheetContext';
import { LeagueSwitcher } from './league/LeagueSwitcher';

const league = (id: string, season: number) => parseLeague(id, { name: 'Tailgate', season, draftStatus: 'complete' });

describe('the page of a drafted league', () => {
  it.each([2024, 2025])('is there when its season is %d, in 2025', (season) => {
    const selected = league('l', season);
    render(
      <LeagueStates leagues={ready([selected])} selected={selected} present={parseWeek('2025-03', {})}>
        {({ name }) => name}
      </LeagueStates>,
    );
    expect(screen.getByText('Tailgate')).toBeInTheDocument();
  });

  it('waits for a season that hasn’t begun', () => {
    const selected = league('l', 2026);
    render(
      <LeagueStates leagues={ready([selected])} selected={selected} present={parseWeek('2025-14', {})}>
        {() => 'lineup'}
      </LeagueStates>,
    );
    expect(screen.getByText('The 2026 season hasn’t begun')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to the league' })).toHaveAttribute('href', '/leagues?league=l');
    expect(screen.queryByText('lineup')).not.toBeInTheDocument();
  });
});

describe('the name of the league that is shown', () => {
  const leagues = [league('a', 2025), league('b', 2026), { ...league('c', 2026), name: 'Bowl' }];
  const show = (shown: typeof leagues, value: string) => {
    const onChange = vi.fn();
    const Sheet = ({ onChoose, onClose }: LeagueSheetProps) => (
      <button onClick={() => (onClose(), onChoose('b'))}>
        {shown.map((one) => leagueLabel(one, shown)).join('; ')}
      </button>
    );
    const sheet = lazyComponent(() => Promise.resolve(Sheet), { failed: () => null });
    render(
      <LeagueSheetContext value={sheet}>
        <LeagueSwitcher leagues={shown} value={value} onChange={onChange} />
      </LeagueSheetContext>,
    );
    return onChange;
  };

  it('opens the others, and tells the seasons of one league apart', async () => {
    const onChange = show(leagues, 'a');
    await userEvent.click(screen.getByRole('button', { name: 'League: Tailgate, 2025' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Tailgate, 2025; Tailgate, 2026; Bowl' }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith('b');
    expect(screen.queryByRole('button', { name: /Bowl/ })).toBeNull();
  });

  it('opens nothing with only one league', () => {
    show([leagues[2]!], 'c');
    expect(screen.getByText('Bowl')).toBeInTheDocument();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('the way between the pages of a league', () => {
  const show = (selected: ReturnType<typeof league>) =>
    render(
      <LeagueHeader
        title="Trades"
        here="trades"
        leagues={ready([selected])}
        selected={selected}
        onSelect={() => undefined}
      />,
    );

  it('marks the page that is shown', () => {
    show(league('l', 2025));
    const pages = screen.getByRole('navigation', { name: 'League pages' });
    expect(within(pages).getByRole('link', { current: 'page' })).toHaveTextContent('Trades');
    expect(within(pages).getByRole('link', { name: 'Standings' })).toHaveAttribute(
      'href',
      '/matchups?league=l&view=standings',
    );
  });

  it('is there once the draft is over', () => {
    show({ ...league('l', 2025), draftComplete: false });
    expect(screen.getByRole('heading', { name: 'Trades', level: 1 })).toBeInTheDocument();
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
