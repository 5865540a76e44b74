import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { fail, succeed } from '@/domain/kernel/result';
import { router } from '../../../../tests/support/backend/navigation';
import { JoinByCode } from './JoinByCode';

const here = vi.hoisted(() => ({ findInvitationCode: vi.fn() }));
vi.mock('@/providers/account/AuthProvider', () => ({ useAuth: () => ({ uid: 'ann' }) }));
vi.mock('@/providers/league/invitations', () => here);

it('a mistyped code shows an error and stays on the page; a right one opens its invitation', async () => {
  here.findInvitationCode.mockResolvedValueOnce(fail('unknown', 'No league matches that code.'));
  here.findInvitationCode.mockResolvedValueOnce(succeed('ABC234'));
  render(<JoinByCode />);
  const code = screen.getByLabelText('Code');
  await userEvent.type(code, 'zzzzzz{Enter}');
  await waitFor(() => expect(code).toHaveAccessibleDescription(/No league matches that code\./));
  expect(router.push).not.toHaveBeenCalled();
  await userEvent.type(code, '{Enter}');
  await waitFor(() => expect(router.push).toHaveBeenCalledExactlyOnceWith('/join/ABC234'));
});
