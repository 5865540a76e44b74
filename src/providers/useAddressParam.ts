'use client';

import { usePathname } from 'next/navigation';
import { useSyncExternalStore } from 'react';

/** The addresses with a parameter, and the word in front of it. */
export type ParameterAddress = 'draft' | 'join' | 'board';

/** Stands for the parameter in the exported files: each such page is exported once. */
const PLACEHOLDER = '_';

/**
 * The parameter of `/draft/{leagueId}`, `/join/{code}` or `/board/{leagueId}` in a path, decoded; null on another path,
 * without a parameter, or for the placeholder of the exported page.
 */
export function addressParameter(address: ParameterAddress, pathname: string): string | null {
  const [, first, second] = pathname.split('/');
  if (first !== address || !second || second === PLACEHOLDER) return null;
  try {
    return decodeURIComponent(second);
  } catch {
    // A stray percent sign: what was typed is still the best name for it.
    return second;
  }
}

/**
 * The real parameter of the page's address. The static export knows these pages only by a
 * placeholder, which is what the router's own parameters say; the address itself is right. Null while
 * the exported page comes alive, since its markup was drawn for the placeholder.
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
