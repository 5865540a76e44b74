import type { ComponentType } from 'react';
import { lazyComponent, type LazyComponent } from '../lazyComponent';
import { LoadError } from '../LoadError';

/**
 * A dialog whose code is loaded when it's first opened, or earlier by `load`. If it can't be loaded, a notice with the
 * title, and with `safe` (what wasn't affected), takes its place.
 */
export function lazyDialog<Props extends { onClose: () => void }>(
  fetchDialog: () => Promise<ComponentType<Props>>,
  title: string,
  safe?: string,
): LazyComponent<Props> {
  return lazyComponent<Props>(fetchDialog, {
    failed: ({ retry, onClose }) => (
      <LoadError as="floating" title={title} safe={safe} retry={retry} onClose={onClose} />
    ),
  });
}
