import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import table from '../../../../data/season-2025.json';
import { checkOption } from '@/domain/league/options/checkOptions';
import { ALL_SQUADS, squadName } from '@/domain/football/squads';
import { formatPoints } from '@/domain/kernel/hundredths';
import type { Scoring } from '@/domain/scoring/scoreSquad';
import { ScoringField } from './ScoringField';

const changed = vi.fn<(scoring: Scoring) => void>();
const stored = () => changed.mock.lastCall![0];

function Form({ begun }: { begun: Scoring }) {
  const [scoring, setScoring] = useState(begun);
  const change = (next: Scoring) => {
    setScoring(next);
    changed(next);
  };
  return <ScoringField label="Points per reception" scoring={scoring} onChange={change} />;
}

async function unfold(begun: Scoring = { reception: 0.5 }) {
  render(<Form begun={begun} />);
  await userEvent.click(screen.getByText(/^Custom scoring/));
  await screen.findByText(/^Week 8 of 2025/, { selector: 'p' });
}

const fieldOf = (group: string, name: string) =>
  within(screen.getByRole('group', { name: group })).getByRole('spinbutton', { name });
const enter = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  if (text !== '') await userEvent.type(field, text);
};
const example = () => screen.getByText(/^Week 8 of 2025/, { selector: 'p' });
const week = () => example().textContent;

describe('the custom scoring of a league', () => {
  it('says what the example week would have been once typing has paused, not at each digit', async () => {
    await unfold();
    const said = screen.getAllByRole('status').find(({ textContent }) => textContent.startsWith('Week 8'))!;
    const before = said.textContent;
    await enter(fieldOf('QB', 'passing touchdown'), '6');
    expect(example()).not.toHaveTextContent(before);
    expect(example()).not.toHaveAttribute('aria-live');
    expect(said).toHaveTextContent(before);
    await vi.waitFor(() => expect(said).toHaveTextContent(week()!), { timeout: 5_000 });
  });

  it('stores what is typed, counts the changes, and resets them', async () => {
    await unfold();
    expect(fieldOf('QB', 'passing yard')).toHaveValue(0.04);
    expect(fieldOf('QB', 'passing yard')).toHaveAccessibleDescription('Default 0.04');
    expect(fieldOf('K', 'missed field goal')).toHaveAccessibleDescription('Default −1');
    await enter(fieldOf('QB', 'passing touchdown'), '6');
    await enter(fieldOf('RB, WR and TE', 'receiving yard'), '0.05');
    await enter(fieldOf('QB', 'interception thrown'), '-3.5');
    expect(stored()).toStrictEqual({ reception: 0.5, custom: 'pass_td=600,pass_int=-350,rec_yds=5,' });
    expect(screen.getByText('Custom scoring: 3 changes')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'One point' }));
    expect(stored()).toMatchObject({ reception: 1, custom: 'pass_td=600,pass_int=-350,rec_yds=5,' });
    await userEvent.click(screen.getByRole('button', { name: 'Reset to defaults' }));
    expect(stored()).toStrictEqual({ reception: 1 });
    expect(fieldOf('QB', 'passing touchdown')).toHaveValue(4);
    expect(screen.getByText('Custom scoring')).toBeInTheDocument();
  });

  it.each([
    ['12', 12],
    ['0.125', 0.125],
    ['', null],
  ])('keeps %o, says what’s wrong with it, and isn’t saved', async (text, kept) => {
    await unfold({ reception: 0.5, custom: 'sacks=200,' });
    const field = fieldOf('DST', 'safety');
    await enter(field, text);
    expect(field).toHaveValue(kept);
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Default 2 Enter a number from −9.99 to 9.99, with up to two decimals.');
    expect(screen.getByText('Custom scoring: 1 change')).toBeInTheDocument();
    expect(checkOption('scoring', stored())).toMatchObject({
      error: { message: 'Check the custom scoring: each value is a number from −9.99 to 9.99.' },
    });
    await enter(field, '3');
    expect(field).toBeValid();
    expect(checkOption('scoring', stored()).ok).toBe(true);
  });

  it('recomputes a real week of a lineup', async () => {
    await unfold();
    const squads = ALL_SQUADS.filter((squad) =>
      screen.getByText(/^Real results/).textContent.includes(squadName(squad)),
    );
    expect(squads).toHaveLength(7);
    const before = /been ([\d.]+), same as the default\.$/.exec(week())![1]!;
    const qb = squads.find((squad) => squad.endsWith('-QB'))!.split('-')[0] as 'VAN';
    const touchdowns = table.lines[qb][8].QB[table.columns.QB.indexOf('pass_td')]!;
    expect(touchdowns).toBeGreaterThan(0);
    await enter(fieldOf('QB', 'passing touchdown'), '6');
    const after = formatPoints(Math.round(Number(before) * 100) + 200 * touchdowns);
    expect(week()).toBe(`Week 8 of 2025 would have been ${after} instead of ${before}.`);
  });

  it('opens what a league has', async () => {
    render(<Form begun={{ reception: 1, custom: 'rush_td=450,zzz=5,' }} />);
    expect(screen.queryByRole('spinbutton')).toBeNull();
    await userEvent.click(screen.getByText('Custom scoring: 1 change'));
    expect(await screen.findAllByRole('spinbutton')).toHaveLength(21);
    expect(fieldOf('RB, WR and TE', 'rushing touchdown')).toHaveValue(4.5);
  });
});
