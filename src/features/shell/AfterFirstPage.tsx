import { ShellDriver } from '@/providers/moves/ShellDriver';
import { useDailyPages } from './useDailyPages';

/** What begins once the first page is shown (`useFirstPageShown`). Shows nothing. */
export function AfterFirstPage({ drafting }: { drafting: boolean }) {
  useDailyPages(!drafting);
  return <ShellDriver />;
}
