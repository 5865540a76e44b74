import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { ShellDriver } from '@/providers/moves/ShellDriver';
import { NewVersion } from './Shell';
import { useDailyPages } from './useDailyPages';
import { useKeptPage } from './useKeptPage';

/** What begins once the first page is shown (`useFirstPageShown`), for a signed-in user. Shows nothing. */
export function AfterFirstPage({ drafting }: { drafting: boolean }) {
  const pathname = usePathname();
  useDailyPages(drafting ? null : pathname);
  useKeptPage(pathname);
  // After a deploy, the server no longer has its code.
  useEffect(() => void NewVersion.load(), []);
  return <ShellDriver />;
}
