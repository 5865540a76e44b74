import type { Metadata } from 'next';
import { LoginPage } from '@/features/sign-in';

export const metadata: Metadata = { title: 'Sign in' };

export default function Page() {
  return <LoginPage />;
}
