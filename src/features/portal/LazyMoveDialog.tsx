import { lazyDialog } from '@/components';

/** The dialog of a move, whose code is loaded once the portal is shown. */
export const LazyMoveDialog = lazyDialog(
  () => import('./MoveDialog').then((module) => module.MoveDialog),
  'The move didn’t load',
  'Everything you saved is safe.',
);
