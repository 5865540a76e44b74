import type { Loadable } from '@/domain/kernel/loadable';
import type { Start } from './subscriptions';
import { useLoadables } from './useLoadables';

/**
 * One subscription, identified by what it reads (`kind`) and the `key`: whatever asks for both shares it. A new key
 * ends the subscription and starts another; null means that nothing is watched (shown as loading).
 */
export function useLoadable<T>(kind: string, key: string | null, start: Start<T>): Loadable<T> {
  return useLoadables<T>(kind, key === null ? NONE : [key], (_key, next) => start(next))(key ?? '');
}

const NONE: readonly string[] = [];
