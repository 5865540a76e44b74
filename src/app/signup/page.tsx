import type { Metadata } from 'next';
import { AccountStep } from '@/features/onboarding';
import { BarePage, SignedOutOnly } from '@/features/sign-in';

export const metadata: Metadata = { title: 'Create your account' };

/** The first step of onboarding without the layout; with the account made, the guard leads on to the second. */
export default function Page() {
  return (
    <BarePage title="Sign up">
      <SignedOutOnly>
        <AccountStep headed />
      </SignedOutOnly>
    </BarePage>
  );
}
