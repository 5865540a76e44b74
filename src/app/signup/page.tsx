import type { Metadata } from 'next';
import { AccountStep } from '@/features/onboarding';
import { BarePage, SignedOutOnly } from '@/features/sign-in';

export const metadata: Metadata = { title: 'Create account' };

/**
 * The first onboarding step without the app layout. Once the account exists, the route guard redirects to the second
 * step.
 */
export default function Page() {
  return (
    <BarePage title="Create account">
      <SignedOutOnly>
        <AccountStep headed />
      </SignedOutOnly>
    </BarePage>
  );
}
