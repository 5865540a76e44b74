import type { Metadata } from 'next';
import { ForgotPasswordPage } from '@/features/sign-in';

export const metadata: Metadata = { title: 'Forgot your password?' };

export default function Page() {
  return <ForgotPasswordPage />;
}
