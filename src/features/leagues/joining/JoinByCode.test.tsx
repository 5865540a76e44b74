import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { fail, succeed } from '@/domain/kernel/result';
import { JoinByCode } from './JoinByCode';

const here = vi.hoisted(() => ({ push: vi.fn(), findInvitationCode: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => here }));
vi.mock('@/providers/account/AuthProvider', () => ({ useAuth: () => ({ uid: 'ann' }) }));
vi.mock('@/providers/league/invitations', () => here);

it('a mistyped code shows an error and stays on the page; a right one opens its invitation', async () => {
  here.findInvitationCode.mockResolvedValueOnce(fail('unknown', 'No league matches that code.'));
  here.findInvitationCode.mockResolvedValueOnce(succeed('ABC234'));
  render(<JoinByCode />);
  const code = screen.getByLabelText('Code');
  await userEvent.type(code, 'zzzzzz{Enter}');
  await waitFor(() => expect(code).toHaveAccessibleDescription(/No league matches that code\./));
  expect(here.push).not.toHaveBeenCalled();
  await userEvent.type(code, '{Enter}');
  await waitFor(() => expect(here.push).toHaveBeenCalledExactlyOnceWith('/join/ABC234'));
});
