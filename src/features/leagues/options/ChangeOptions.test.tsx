import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { backend } from '../../../../tests/support/backend/backend';
import * as documents from '../../../../tests/support/documents';
import { render } from '../../../../tests/support/page';
import { parseLeague } from '@/domain/league/league';
import { ChangeOptions } from './ChangeOptions';

const PATH = `leagues/${documents.LEAGUE}`;

it('saves what was changed in it, and leaves what another commissioner has changed since it was opened', async () => {
  backend.start({ ...documents.people('ann', 'bob'), ...documents.scheduledLeague(['ann', 'bob']) }, 'ann');
  const form = () => <ChangeOptions league={parseLeague(documents.LEAGUE, backend.stored(PATH))} onClose={vi.fn()} />;
  const { rerender } = render(form());
  await userEvent.click(screen.getByRole('radio', { name: /^Public/ }));
  const [preview, draft] = [`joinCodes/${documents.CODE}`, `drafts/${documents.LEAGUE}`];
  backend.put({
    [PATH]: { ...backend.stored(PATH), name: 'Dawg Pound' },
    [preview]: { ...backend.stored(preview), leagueName: 'Dawg Pound' },
    [draft]: { ...backend.stored(draft), leagueName: 'Dawg Pound' },
  });
  rerender(form());
  await userEvent.click(screen.getByRole('button', { name: 'Save settings' }));
  await vi.waitFor(() => expect(backend.stored(PATH)).toMatchObject({ visibility: 'public', name: 'Dawg Pound' }));
});
