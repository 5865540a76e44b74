import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import type { NewLeague } from '@/domain/leagueChecks';
import { DEFAULT_SLOTS } from '@/domain/slots';
import { OptionsFields } from './OptionsFields';

const LEAGUE: NewLeague = {
  name: 'Tailgate',
  capacity: 8,
  visibility: 'private',
  slots: DEFAULT_SLOTS,
  benchSize: 3,
  scoring: { reception: 0.5 },
  clockSeconds: 90,
  draftFormat: 'snake',
  draftOrder: 'random',
};

function Form() {
  const [league, setLeague] = useState(LEAGUE);
  return <OptionsFields league={league} onChange={setLeague} />;
}

describe('the options of a league', () => {
  it('count the pool along with the choices, and say what cannot be drafted', async () => {
    render(<Form />);
    expect(screen.getByText('8 managers × 10 squads')).toBeInTheDocument();
    expect(screen.getByText('80 of 96')).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByLabelText('Managers'), '10');
    expect(screen.getByText('100 of 96')).toBeInTheDocument();
    expect(screen.getByText(/With 10 managers, rosters can have up to 9\./)).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByLabelText('Bench'), '2');
    expect(screen.queryByText(/at most/)).not.toBeInTheDocument();
  });

  it('name the position of which there are too few', async () => {
    render(<Form />);
    await userEvent.selectOptions(screen.getByLabelText('QB'), '3');
    await userEvent.selectOptions(screen.getByLabelText('Bench'), '0');
    expect(screen.getByText(/8 managers starting 3 QB each need 24, but there are only 16\./)).toBeInTheDocument();
  });
});
