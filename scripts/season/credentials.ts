import { ADMIN, DEMO_PASSWORD } from '../demo/people';

/**
 * As whom the season's commands sign in, and with what: the key file of a service account, or a password. Throws when a
 * variable is missing.
 */
export function adminCredentials(
  variables: NodeJS.ProcessEnv,
  live: boolean,
): { email: string; key: string | null; password: string | null } {
  const email = variables.SEASON_EMAIL ?? (live ? need(variables, 'SEASON_EMAIL') : ADMIN.email);
  // The key file of another project doesn't open the demo.
  const takesKey = variables.SEASON_PASSWORD === undefined && (live || variables.SEASON_EMAIL !== undefined);
  const key = (takesKey ? variables.GOOGLE_APPLICATION_CREDENTIALS : undefined) ?? null;
  const password = variables.SEASON_PASSWORD ?? (live ? null : DEMO_PASSWORD);
  if (key !== null || password !== null) return { email, key, password };
  throw new Error(
    'Set SEASON_PASSWORD, or GOOGLE_APPLICATION_CREDENTIALS to the key file of a service account of the project.',
  );
}

/** A variable's value. Throws when it's missing. */
export function need(variables: NodeJS.ProcessEnv, name: string): string {
  const value = variables[name];
  if (!value) throw new Error(`${name} is missing.`);
  return value;
}
