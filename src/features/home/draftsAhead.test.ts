import { describe, expect, it } from 'vitest';
import { parseLeague } from '@/domain/league/league';
import { draftsAhead } from './draftsAhead';

const NOW = 1_000_000_000_000;
const HOUR = 3_600_000;

const league = (id: string, changes: object) =>
  parseLeague(id, {
    name: id,
    members: ['me', 'her'],
    capacity: 4,
    createdBy: 'me',
    draftStatus: 'scheduled',
    ...changes,
  });
const ahead = (...leagues: ReturnType<typeof league>[]) => draftsAhead(leagues, 'me', NOW);

describe('the drafts ahead', () => {
  it('ask for managers while there are open spots', () => {
    const [draft] = ahead(league('open', {}));
    expect(draft).toMatchObject({
      status: { kind: 'waiting', open: 2 },
      soon: false,
      action: { label: 'Invite managers', href: '/leagues?league=open' },
    });
  });

  it.each([
    ['in mid-draft', { draftStatus: 'active' }, { kind: 'live' }],
    ['that is full, for its commissioner', { capacity: 2 }, { kind: 'full', mine: true }],
    ['that is full, for a member', { capacity: 2, createdBy: 'her' }, { kind: 'full', mine: false }],
  ])('never ask for managers in a league %s', (_, changes, status) => {
    const [draft] = ahead(league('one', changes));
    expect(draft).toMatchObject({ status, action: { href: '/draft/one' } });
    expect(draft?.action.label).not.toBe('Invite managers');
  });

  it('lead to the lobby when the draft is less than a day away, and come first', () => {
    const [first, second] = ahead(
      league('later', { draftAt: NOW + 25 * HOUR }),
      league('soon', { draftAt: NOW + 23 * HOUR }),
    );
    expect(first).toMatchObject({ soon: true, action: { label: 'Draft lobby', href: '/draft/soon' } });
    expect(second).toMatchObject({ soon: false, at: NOW + 25 * HOUR });
  });

  it('leave out leagues whose draft is over', () => {
    expect(ahead(league('over', { draftStatus: 'complete' }))).toEqual([]);
  });
});
