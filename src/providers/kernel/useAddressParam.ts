import { usePathname } from 'next/navigation';
import { useSyncExternalStore } from 'react';

/** The routes with a parameter, by first path segment. */
export type ParameterAddress = 'draft' | 'join' | 'board' | 'squad';

/** Placeholder for the parameter in the static export: each such page is exported once. */
const PLACEHOLDER = '_';

/**
 * The decoded parameter of `/draft/{leagueId}`, `/join/{code}`, `/board/{leagueId}` or `/squad/{squad}` in a path. Null
 * on other paths, without a parameter, or for the exported page's placeholder.
 */
export function addressParameter(address: ParameterAddress, pathname: string): string | null {
  const [, first, second] = pathname.split('/');
  if (first !== address || !second || second === PLACEHOLDER) return null;
  try {
    return decodeURIComponent(second);
  } catch {
    // The path has a stray percent sign: use it as typed.
    return second;
  }
}

/**
 * The route parameter from the actual URL. The static export knows these pages only by a placeholder, which is also
 * what the router's params return. Null during hydration, because the exported markup was rendered for the placeholder.
 */
export function useAddressParam(address: ParameterAddress): string | null {
  const pathname = usePathname();
  return useSyncExternalStore(
    noChange,
    () => addressParameter(address, pathname),
    () => null,
  );
}

const noChange = () => () => undefined;
