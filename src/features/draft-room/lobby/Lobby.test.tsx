import { createHash } from 'node:crypto';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BEGUN_AT, exampleDraft } from '../../../../tests/support/exampleDraft';
import { Room, commissionerActions, enterRoom } from '../../../../tests/support/draftRoom';
import { quietHoursOf } from '@/domain/draft/clock/quietHoursInZone';
import type { Draft, Draw, DraftEvent, OrderWay } from '@/domain/draft/types';
import { parseLeague } from '@/domain/league/league';
import { DEVICE_CLOCK } from '@/hooks/useNow';
import { Lobby } from './Lobby';

const league = parseLeague('league1', {
  name: 'Tailgate',
  members: ['ann', 'bob'],
  capacity: 2,
  createdBy: 'ann',
  userInfo: { ann: { displayName: 'Ann' }, bob: { displayName: 'Bob' } },
});
const scheduled: Draft = {
  ...exampleDraft(),
  status: 'scheduled',
  order: [],
  houseTeams: [],
  log: [],
  startedAt: null,
  turnStartedAt: null,
};
const settled = (how: OrderWay, order = ['ann', 'bob']): DraftEvent => ({
  kind: 'order',
  how,
  order,
  by: 'ann',
  at: BEGUN_AT,
});
const SECRET = '0123456789abcdef0123456789abcdef';
const open: Draw = { seal: 'a hash', by: 'ann', members: ['ann', 'bob'], at: BEGUN_AT, secret: SECRET };
/** A draft whose order was set in these ways, one after the other. */
const settledAs = (...ways: OrderWay[]): Draft => ({
  ...scheduled,
  order: ['ann', 'bob'],
  draw: ways.includes('drawn') ? open : null,
  log: ways.map((how) => settled(how)),
});
const actions = commissionerActions();

beforeEach(() => vi.clearAllMocks());

function enter(draft: Draft, me = 'ann', clock = DEVICE_CLOCK) {
  enterRoom(draft, { me, league, seen: {}, clock }, me === 'ann' ? actions : {});
  return render(<Lobby draft={draft} />, { wrapper: Room });
}

/** The list entry of "League settings" with this label. */
const option = (label: string) => screen.getByText(label, { selector: 'dt' }).parentElement!;

describe('the lobby’s text', () => {
  it('says who starts the draft, to the commissioner and to others', () => {
    const { unmount } = enter(scheduled, 'bob');
    expect(document.body).toHaveTextContent('Ann starts the draft when everyone is here.');
    unmount();
    enter(scheduled);
    expect(document.body).toHaveTextContent('You start the draft when everyone is here.');
  });

  it('says how the order was set, or how it will be', () => {
    const { rerender } = enter(scheduled);
    expect(option('Order')).toHaveTextContent('The order is drawn before the draft starts');
    rerender(<Lobby draft={settledAs('drawn', 'set')} />);
    expect(option('Order')).toHaveTextContent('Set by hand');
    expect(option('Order')).not.toHaveTextContent('before the draft starts');
    // A member has joined since, so the order has to be set again.
    rerender(<Lobby draft={{ ...settledAs('set'), members: ['ann', 'bob', 'cem'] }} />);
    expect(option('Order')).toHaveTextContent('The order is drawn before the draft starts');
  });

  it('says that a league which begins too late has no playoffs', () => {
    enterRoom(scheduled, { me: 'bob', league: { ...league, firstWeek: 14 }, seen: {}, clock: DEVICE_CLOCK }, {});
    render(<Lobby draft={scheduled} />, { wrapper: Room });
    expect(option('Playoffs')).toHaveTextContent('With a start in week 14, there are no playoffs.');
  });

  it('shows that the earlier orders can be expanded', () => {
    enter(settledAs('drawn', 'set'));
    expect(screen.getByText('Earlier orders').querySelector('svg')).not.toBeNull();
  });
});

describe('starting the draft', () => {
  it('is possible only after the order is drawn', async () => {
    const { rerender } = enter(scheduled);
    expect(screen.getByRole('button', { name: 'Start the draft' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Draw the order' }));
    expect(actions.drawOrder).toHaveBeenCalledExactlyOnceWith(false);
    rerender(<Lobby draft={settledAs('drawn')} />);
    expect(screen.getByRole('button', { name: 'Start the draft' })).toBeEnabled();
    // A member has joined since.
    rerender(<Lobby draft={{ ...settledAs('drawn'), members: ['ann', 'bob', 'cem'] }} />);
    expect(screen.getByRole('button', { name: 'Start the draft' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Draw the order' })).toBeEnabled();
  });

  it('moves the focus to the order once it is drawn, since the button that drew it is gone', async () => {
    const { rerender } = enter(scheduled);
    await userEvent.click(screen.getByRole('button', { name: 'Draw the order' }));
    rerender(<Lobby draft={settledAs('drawn')} />);
    expect(screen.getByRole('list', { name: 'Round 1 order' })).toHaveFocus();
  });
});

describe('a drawn order', () => {
  it('shows every hash to all members for verification', () => {
    enter(settledAs('drawn'), 'bob');
    const hashes = within(screen.getByRole('list', { name: 'Hashes of the draw', hidden: true }));
    const text = `league1${SECRET}${String(BEGUN_AT)}bob`;
    expect(hashes.getByText(text)).toBeInTheDocument();
    expect(hashes.getByText(createHash('sha256').update(text).digest('hex'))).toBeInTheDocument();
  });

  it('says what it waits for until it’s there', () => {
    const sealed: Draft = { ...scheduled, draw: { ...open, at: null, secret: null } };
    const answered: Draft = { ...scheduled, draw: { ...open, secret: null } };
    const { unmount, rerender } = enter(sealed);
    expect(document.body).toHaveTextContent('Drawn and sealed. As soon as another manager opens this room');
    expect(screen.getByRole('button', { name: 'Draw the order' })).toBeDisabled();
    rerender(<Lobby draft={answered} />);
    expect(document.body).toHaveTextContent('It appears here in a moment.');
    unmount();
    enter(answered, 'bob');
    expect(document.body).toHaveTextContent('The order appears as soon as ann opens this room.');
  });

  it('can’t be drawn again, but can be restored after another order', async () => {
    const { rerender } = enter(settledAs('drawn'));
    expect(screen.queryByRole('button', { name: /^Draw/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Use the drawn order' })).toBeNull();
    rerender(<Lobby draft={settledAs('drawn', 'set')} />);
    expect(screen.queryByRole('button', { name: /^Draw/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Use the drawn order' }));
    expect(actions.setOrder).toHaveBeenCalledExactlyOnceWith({ how: 'drawn', withHouseTeams: false });
  });
});

describe('the manual draft order', () => {
  it('takes the focus when opened and returns it when set', async () => {
    enter(scheduled);
    await userEvent.click(screen.getByRole('button', { name: 'Set by hand' }));
    expect(screen.getByRole('list', { name: 'Your draft order' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Set this order' }));
    expect(actions.setOrder).toHaveBeenCalledExactlyOnceWith({
      how: 'set',
      withHouseTeams: false,
      order: ['ann', 'bob'],
    });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Set by hand' })).toHaveFocus());
  });

  it('is arranged by choosing each manager’s place, and the focus stays on that', async () => {
    enter(scheduled);
    await userEvent.click(screen.getByRole('button', { name: 'Set by hand' }));
    await userEvent.selectOptions(screen.getByLabelText('Place of bob'), '1');
    expect(screen.getByLabelText('Place of bob')).toHaveFocus();
    expect(screen.getByRole('list', { name: 'Your draft order' })).toHaveTextContent(/bob.*You/i);
    await userEvent.click(screen.getByRole('button', { name: 'Set this order' }));
    expect(actions.setOrder).toHaveBeenCalledWith({ how: 'set', withHouseTeams: false, order: ['bob', 'ann'] });
  });
});

describe('the overnight pause', () => {
  const quietHours = quietHoursOf('America/New_York', 23 * 60, 8 * 60, BEGUN_AT);
  if (!quietHours.ok) throw new Error(quietHours.error.message);

  it('is shown to everyone with its time zone, and editable only by the commissioner', () => {
    enter({ ...scheduled, quietHours: quietHours.value }, 'bob', { ...DEVICE_CLOCK, now: () => BEGUN_AT });
    expect(option('Overnight pause')).toHaveTextContent('11:00 PM to 8:00 AM, New York time');
    expect(screen.queryByRole('button', { name: /overnight pause/i })).toBeNull();
  });

  it('can be set before the start without changing the pick clock', async () => {
    enter(scheduled);
    expect(screen.queryByText('Overnight pause')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Set overnight pause' }));
    const dialog = await screen.findByRole('dialog', { name: 'Overnight pause' });
    expect(within(dialog).queryByLabelText('Time per pick')).toBeNull();
    await userEvent.click(within(dialog).getByRole('switch', { name: /overnight/ }));
    await userEvent.selectOptions(within(dialog).getByLabelText('Resume at'), '7:00');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Set the overnight pause' }));
    expect(actions.changeClock).toHaveBeenCalledExactlyOnceWith({
      clockSeconds: 90,
      quietHours: expect.objectContaining({ activeMs: 16 * 3_600_000 }),
    });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Set overnight pause' })).toHaveFocus());
  });
});
