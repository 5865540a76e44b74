import { useSearchParams } from 'next/navigation';
import { useCallback } from 'react';

/**
 * A parameter of the page's query, and how to set it (null removes it), which replaces the address, so that Back leaves
 * the page. The page needs a Suspense boundary above it, because the static export doesn't know the query.
 */
export function useQueryParam(name: string): [value: string | null, set: (value: string | null) => void] {
  const value = useSearchParams().get(name);
  const set = useCallback(
    (next: string | null) => {
      const address = new URL(window.location.href);
      if (next === null) address.searchParams.delete(name);
      else address.searchParams.set(name, next);
      window.history.replaceState(null, '', address);
    },
    [name],
  );
  return [value, set];
}
