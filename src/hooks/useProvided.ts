import { useContext, type Context } from 'react';

/** The value of a context, for the hook of this name. Throws without this provider above. */
export function useProvided<T>(context: Context<T | null>, hook: string, provider: string): T {
  const value = useContext(context);
  if (value === null) throw new Error(`${hook} needs a ${provider} above it`);
  return value;
}
