import { usePathname } from 'next/navigation';
import { useSyncExternalStore } from 'react';

/** The routes with a parameter, by first path segment. */
type ParameterAddress = 'draft' | 'join' | 'board' | 'squad';

/** Placeholder for the parameter in the static export: each such page is exported once. */
const PLACEHOLDER = '_';

/** The decoded parameter of a path, as in `/draft/{leagueId}`; null if it has none, or the export's placeholder. */
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
 * The route parameter from the actual URL: the router has the placeholder, for which the exported markup was rendered.
 * Null during hydration.
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
