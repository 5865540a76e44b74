import type { ReactNode } from 'react';
import { DeskFrame } from '@/features/admin';

export default function Layout({ children }: { children: ReactNode }) {
  return <DeskFrame>{children}</DeskFrame>;
}
