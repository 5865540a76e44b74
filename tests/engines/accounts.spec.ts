import { expect } from '@playwright/test';
import { freshName } from '../support/accounts';
import { signInThere, test } from './support/test';

test('signing in and out', async ({ there, fanThere }) => {
  const fan = await fanThere('inout');
  await there.role('button', 'Sign Out').click();
  await there.role('button', 'Sign In / Register').see();
  await signInThere(there, fan);
  await there.role('button', 'Sign Out').see();
});
