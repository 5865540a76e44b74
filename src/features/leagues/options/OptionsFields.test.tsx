import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { parseLeague } from '@/domain/league/league';
import type { NewLeague } from '@/domain/league/leagueChecks';
import { DEFAULT_OPTIONS, OPTION_LIST } from '@/domain/league/options/leagueOptions';
import { DEFAULT_BENCH, DEFAULT_SLOTS, rosterSize } from '@/domain/lineup/slots';
import { ALL_SQUADS } from '@/domain/football/squads';
import { OptionsFields } from './OptionsFields';

const LEAGUE: NewLeague = { ...DEFAULT_OPTIONS, name: 'Tailgate' };

function Form({ begun = LEAGUE, onChange }: { begun?: NewLeague; onChange?: (league: NewLeague) => void }) {
  const [league, setLeague] = useState(begun);
  const change = (next: NewLeague) => {
    setLeague(next);
    onChange?.(next);
  };
  return <OptionsFields league={league} onChange={change} />;
}

describe('the league options form', () => {
  it('updates the pool check with each choice and says what can’t be drafted', async () => {
    const size = rosterSize(DEFAULT_SLOTS, DEFAULT_BENCH);
    const squads = ALL_SQUADS.length;
    /** One manager more than there are enough squads for. */
    const many = Math.floor(squads / size) + 1;
    render(<Form />);
    expect(screen.getByText(`8 managers × ${size} squads`)).toBeInTheDocument();
    expect(screen.getByText(`${8 * size} of ${squads}`)).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByLabelText('Managers'), String(many));
    expect(screen.getByText(`${many * size} of ${squads}`)).toBeInTheDocument();
    expect(
      screen.getByText(new RegExp(`With ${many} managers, rosters can have up to ${size - 1}\\.`)),
    ).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByLabelText('Bench'), String(DEFAULT_BENCH - 1));
    expect(screen.queryByText(/rosters can have up to/)).not.toBeInTheDocument();
  });

  it('names the unit with too few squads', async () => {
    render(<Form />);
    await userEvent.selectOptions(screen.getByLabelText('QB'), '3');
    await userEvent.selectOptions(screen.getByLabelText('Bench'), '0');
    expect(screen.getByText(/8 managers starting 3 QB each need 24, but there are only 16\./)).toBeInTheDocument();
  });

  it('sets the options of a kind of league at once, and says when they are custom', async () => {
    const onChange = vi.fn();
    render(<Form onChange={onChange} />);
    const kinds = within(screen.getByRole('group', { name: 'Kind of league' }));
    const kind = (name: RegExp) => kinds.getByRole('radio', { name });
    expect(kind(/^Classic/)).toBeChecked();
    await userEvent.click(kind(/^Best ball/));
    expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ lineups: 'best', waivers: 'closed' }));
    expect(kinds.queryByRole('radio', { name: /^Custom/ })).toBeNull();
    await userEvent.click(screen.getByText('More settings'));
    await userEvent.selectOptions(screen.getByLabelText('Trades'), 'All season');
    expect(kind(/^Custom/)).toBeChecked();
    await userEvent.click(kind(/^Classic/));
    expect(onChange).toHaveBeenLastCalledWith(LEAGUE);
  });

  it('has no trade review without trades', async () => {
    render(<Form />);
    await userEvent.click(screen.getByText('More settings'));
    expect(screen.getByRole('group', { name: 'Trade review' })).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByLabelText('Trades'), 'None');
    expect(screen.queryByRole('group', { name: 'Trade review' })).toBeNull();
  });

  it('says how many teams make the playoffs in a league that is too small for the choice', async () => {
    render(<Form />);
    await userEvent.click(screen.getByText('More settings'));
    await userEvent.selectOptions(screen.getByLabelText('Playoffs'), '8 teams');
    expect(screen.getByLabelText('Playoffs')).toHaveAccessibleDescription('Three rounds, in the last three weeks.');
    await userEvent.selectOptions(screen.getByLabelText('Managers'), '7');
    expect(screen.getByLabelText('Playoffs')).toHaveAccessibleDescription(
      'With 7 managers, 6 teams make the playoffs.',
    );
  });

  it('says what becomes of the playoffs of a league that begins late', async () => {
    const stored = parseLeague('l', { ...LEAGUE, season: 2025, firstWeek: 12 });
    render(<OptionsFields league={{ ...LEAGUE, playoffs: 'eight' }} stored={stored} onChange={vi.fn()} unfolded />);
    expect(screen.getByLabelText('Playoffs')).toHaveAccessibleDescription(
      'With a start in week 12, 4 teams make the playoffs.',
    );
  });

  it('has a control for each option and reports the choices', async () => {
    const onChange = vi.fn();
    render(<Form onChange={onChange} />);
    for (const [, { field }] of OPTION_LIST) expect(screen.getAllByText(field).length).toBeGreaterThan(0);
    await userEvent.click(screen.getByText('More settings'));
    await userEvent.selectOptions(screen.getByLabelText('Draft order'), 'By join date');
    await userEvent.selectOptions(screen.getByLabelText('Pick clock'), '2 min');
    await userEvent.click(screen.getByRole('radio', { name: /^Public/ }));
    await userEvent.click(screen.getByRole('radio', { name: /^Linear/ }));
    await userEvent.click(screen.getByRole('radio', { name: 'One point' }));
    expect(onChange).toHaveBeenLastCalledWith({
      ...LEAGUE,
      draftOrder: 'joined',
      clockSeconds: 120,
      visibility: 'public',
      draftFormat: 'linear',
      scoring: { reception: 1 },
    });
    expect(screen.getByText('The first manager to join picks first; house teams pick last.')).toBeInTheDocument();
  });

  it('names the divisions, keeps what is typed and says what is wrong with it', async () => {
    const onChange = vi.fn();
    render(<Form begun={{ ...LEAGUE, capacity: 10 }} onChange={onChange} />);
    await userEvent.click(screen.getByText('More settings'));
    const divisions = within(screen.getByRole('group', { name: 'Divisions' }));
    await userEvent.click(divisions.getByRole('radio', { name: '4' }));
    expect(screen.getByText(/^10 teams can’t be split evenly into 4/)).toBeInTheDocument();
    await userEvent.click(divisions.getByRole('radio', { name: '2' }));
    const first = screen.getByLabelText('Division 1');
    await userEvent.clear(first);
    expect(screen.getByText('Name this division.')).toBeInTheDocument();
    await userEvent.type(first, 'Old Guard');
    expect(screen.queryByText('Name this division.')).toBeNull();
    expect(first).toHaveValue('Old Guard');
    expect(onChange).toHaveBeenLastCalledWith({ ...LEAGUE, capacity: 10, divisions: 'Old_Guard,West,' });
    await userEvent.clear(screen.getByLabelText('Division 2'));
    await userEvent.type(screen.getByLabelText('Division 2'), 'old guard');
    expect(screen.getByText('Another division has this name.')).toBeInTheDocument();
  });

  it('offers the league’s own clock even when it isn’t one of the usual choices', () => {
    render(<Form begun={{ ...LEAGUE, clockSeconds: 45 }} />);
    expect(screen.getByLabelText('Pick clock')).toHaveDisplayValue('45 sec');
  });
});
