import { LoadError, lazyComponent } from '@/components';

/** The dialog of a move, whose code is loaded once the portal is shown. */
export const LazyMoveDialog = lazyComponent(() => import('./MoveDialog').then((module) => module.MoveDialog), {
  failed: ({ retry, onClose }) => (
    <LoadError
      as="floating"
      title="The move didn’t load"
      safe="Everything you saved is safe."
      retry={retry}
      onClose={onClose}
    />
  ),
});
