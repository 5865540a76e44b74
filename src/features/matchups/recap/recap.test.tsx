import { configure, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { league, pointsOf, season } from '../../../../tests/support/twelveTeams';
import type { AwardsPicture } from '@/components/share/awardsLayout';
import { formatPoints } from '@/domain/kernel/hundredths';
import { recapStories } from '@/domain/recap/recapStory';
import { weekRecaps, type WeekRecap } from '@/domain/recap/weekRecap';
import type { LeagueSeason } from '@/domain/season/leagueSeason';
import { Recap } from './Recap';

const draw = vi.hoisted(() => vi.fn());
vi.mock('@/components/share/drawPicture', () => ({ drawPicture: draw }));
configure({ defaultHidden: true });

const ahead = season(4);
/** Three decided weeks, and one that isn't. */
const played = { ...ahead, weeks: ahead.weeks.map((one, i) => (i === 3 ? { ...one, results: null } : one)) };
const show = (given: LeagueSeason, weekId: string | null = '2025-03') =>
  render(<Recap season={given} me="m5" weekId={weekId} />);
const rowsOf = (name: string) => within(screen.getByRole('table', { name })).getAllByRole('row').slice(1);

describe('a recap', () => {
  let recaps: WeekRecap[];
  beforeAll(() => {
    recaps = weekRecaps(played);
  });

  it('has the games of the week, power ranking and report cards', () => {
    show(played);
    const [headline, sentence] = (({ headline: one, games }) => [one, games[0]!])(recapStories(played, recaps)[2]!);
    expect(screen.getByRole('article', { name: 'Recap of week 3' })).toHaveTextContent(headline);
    expect(screen.getByText(sentence)).toBeInTheDocument();
    const { power, report } = recaps[2]!;
    expect(rowsOf('Power ranking')).toHaveLength(12);
    const [first] = power;
    expect(rowsOf('Power ranking')[0]).toHaveTextContent(`1${first!.before === 1 ? 'No change' : ''}`);
    expect(rowsOf('Power ranking')[0]).toHaveTextContent(`Coach ${first!.manager}`);
    const [best] = report;
    expect(rowsOf('Report cards')[0]).toHaveTextContent(formatPoints(pointsOf(best!.manager, 3)));
    expect(screen.getAllByText('You').length).toBeGreaterThanOrEqual(2);
    expect(screen.getByRole('heading', { name: 'Next: week 4' })).toBeInTheDocument();
  });

  it('has no best lineups to compare with in best ball', () => {
    show({ ...played, league: { ...league, lineups: 'best' } });
    const cards = screen.getByRole('table', { name: 'Report cards' });
    expect(within(cards).queryByRole('columnheader', { name: 'Best' })).toBeNull();
    expect(within(cards).queryByText(/^Benched/)).toBeNull();
    expect(screen.getByText(/^Every team’s best lineup counted\./)).toBeInTheDocument();
    expect(screen.queryByText('Bench blunder')).toBeNull();
  });

  it('shares the week’s awards as a picture', async () => {
    draw.mockRejectedValueOnce(new Error('not in this test'));
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    show(played);
    await userEvent.setup({ delay: null }).click(screen.getByRole('button', { name: 'Share picture' }));
    await vi.waitFor(() => expect(draw).toHaveBeenCalled());
    const [{ kind, awards }] = draw.mock.calls[0] as [{ kind: string; awards: AwardsPicture }];
    expect([kind, awards.about, awards.title]).toEqual(['awards', league.name, 'Week 3 awards']);
    expect(awards.awards.map(({ label }) => label)).toEqual([
      'Top score',
      'Biggest robbery',
      'Closest game',
      'Bench blunder',
    ]);
    expect(awards.awards[0]!.figure).toBe(formatPoints(recaps[2]!.report[0]!.points));
    expect(await screen.findByRole('alert')).toHaveTextContent('The picture couldn’t be made.');
  });
});

it('says when there is none yet, and leads to the latest', () => {
  const { rerender } = show(played, '2025-04');
  expect(screen.getByText('No recap of week 4')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Read the latest' })).toHaveAttribute(
    'href',
    `/matchups?league=${league.id}&view=recap&week=3`,
  );
  const none = { ...played, weeks: played.weeks.map((one) => ({ ...one, results: null })) };
  rerender(<Recap season={none} me="m5" weekId={null} />);
  expect(screen.getByText('No recap yet')).toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
