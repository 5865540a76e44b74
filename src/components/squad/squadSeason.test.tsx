import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DEFAULT_SCORING } from '@/domain/scoring/scoreSquad';
import { projectWeek } from '@/domain/projections/model';
import { formatPoints } from '@/domain/kernel/hundredths';
import type { SquadId } from '@/domain/football/squads';
import { parseWeek, weekId } from '@/domain/football/weeks';
import { SeasonWeeks } from '@/hooks/seasonWeeks';
import { ProjectionNote } from './ProjectionNote';
import { SquadSeason } from './SquadSeason';

const season = (props: { season: number; played?: ReadonlyMap<number, number> }) =>
  render(<SquadSeason squad="ALA-QB" scoring={DEFAULT_SCORING} {...props} />);
const rowsOf = (name: string) => within(screen.getByRole('table', { name })).getAllByRole('row');

describe('a squad’s season', () => {
  it('before the season: last season with its scores, and the schedule to come', () => {
    season({ season: 2026 });
    expect(rowsOf('2026 schedule').length).toBeGreaterThan(12);
    expect(rowsOf('2025 by week')[1]).toHaveTextContent(/[WL] \d+–\d+/);
    expect(screen.getByText('Best in 2025')).toBeInTheDocument();
    expect(screen.getByText('Projected')).toBeInTheDocument();
  });

  it('in season: the points so far and their sum, and no score of a week to come', () => {
    season({ season: 2025, played: new Map([[1, 2150]]) });
    const [, first, second] = rowsOf('2025 by week');
    expect(first).toHaveTextContent('21.50');
    expect(first).toHaveTextContent(/[WL] \d+–\d+/);
    expect(second).not.toHaveTextContent(/[WL] \d+–\d+/);
    expect(screen.getByText('Season points').nextSibling).toHaveTextContent('21.50');
    expect(screen.getAllByRole('table')).toHaveLength(1);
    // The draft's projection is a mean of weeks that are still to come.
    expect(screen.queryByText('Projected')).toBeNull();
    expect(screen.queryByText(/in hindsight/)).toBeNull();
  });

  it('with the games that were moved to another week or called off as the calendar has them', () => {
    const playing = (week: number, changes: object, ...codes: string[]) =>
      parseWeek(weekId(2025, week), { kickoffs: Object.fromEntries(codes.map((code) => [code, 1])), ...changes });
    const moved = { ALA: '2025-05', UGA: '2025-05' };
    render(
      <SeasonWeeks value={[playing(3, {}, 'TEX'), playing(5, {}, 'TEX'), playing(10, { moved }, 'ALA', 'UGA')]}>
        <SquadSeason squad="ALA-QB" season={2025} scoring={DEFAULT_SCORING} played={new Map()} />
      </SeasonWeeks>,
    );
    const rows = rowsOf('2025 by week');
    expect([3, 5, 10].map((week) => rows[week]!.textContent)).toEqual(['3Bye', '5Bye', '10at Georgia']);
  });

  it('in a season after the known one: this season and the last', () => {
    season({ season: 2026, played: new Map() });
    expect(rowsOf('2026 by week').length).toBeGreaterThan(12);
    expect(screen.getByRole('table', { name: '2025 by week' })).toBeInTheDocument();
  });
});

describe('where a projection comes from', () => {
  it.each([
    ['ALA-QB', 'Georgia’s defense so far'],
    ['ALA-DST', 'Georgia’s offense so far'],
    ['TENN-QB', 'Mississippi State’s defense so far'],
  ] as const)('is said for %s: its games, the opponent and the range', (squad: SquadId, opponent) => {
    const projection = projectWeek({ season: 2025, week: 5, played: [{ week: 1, points: { [squad]: 2000 } }] })[squad];
    render(<ProjectionNote squad={squad} projection={projection} week={5} />);
    const note = screen.getByRole('region', { name: 'Projection for week 5' });
    expect(note).toHaveTextContent('Its 1 game so far, 20.00 on average');
    expect(note).toHaveTextContent(opponent);
    expect(note).toHaveTextContent(`Projected${formatPoints(projection.hundredths)}`);
    expect(note).toHaveTextContent(`${formatPoints(projection.low)} to ${formatPoints(projection.high)}`);
  });
});
