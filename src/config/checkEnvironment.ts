/** The format of a public variable: what its whole value matches, how that is said, and whether it may be missing. */
type Format = { pattern: RegExp; must: string; optional?: true };

const anyText: Format = { pattern: /^.+$/s, must: 'must not be empty' };
const httpsAddress: Format = {
  pattern: /^https:\/\/[^\s/]+\S*$/,
  must: 'must be an address that begins with https://',
};

/** The format of each public variable. The names match `.env.example`. */
export const PUBLIC_ENVIRONMENT: Readonly<Record<string, Format>> = {
  NEXT_PUBLIC_FIREBASE_API_KEY: anyText,
  NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: {
    pattern: /^[a-z0-9.-]+(:\d+)?$/i,
    must: 'must be a host name, without https://',
  },
  NEXT_PUBLIC_FIREBASE_PROJECT_ID: { pattern: /^[a-z][a-z0-9-]{4,29}$/, must: 'must be a Firebase project id' },
  NEXT_PUBLIC_FIREBASE_STORAGE_BUCKET: { pattern: /^[a-z0-9._-]+$/, must: 'must be a bucket name, without gs://' },
  NEXT_PUBLIC_FIREBASE_MESSAGING_SENDER_ID: { pattern: /^\d+$/, must: 'must be digits' },
  NEXT_PUBLIC_FIREBASE_APP_ID: { pattern: /^\d+:\d+:web:[0-9a-f]+$/, must: 'must look like 1:123:web:abc' },
  NEXT_PUBLIC_FIREBASE_MEASUREMENT_ID: {
    pattern: /^(G-[A-Z0-9]+)?$/,
    must: 'must look like G-ABC123, or be empty',
    optional: true,
  },
  NEXT_PUBLIC_FIREBASE_VAPID_KEY: {
    pattern: /^(B[\w-]{86})?$/,
    must: 'must be the public key of a web push certificate (87 characters), or be empty',
    optional: true,
  },
  NEXT_PUBLIC_USE_EMULATORS: { pattern: /^(true|false)$/, must: 'must be true or false' },
  NEXT_PUBLIC_EMULATOR_BASE_PORT: {
    pattern: /^(page|\d{2,4}|[1-5]\d{4}|6[0-4]\d{3}|65[0-4]\d\d|655[0-2]\d)$/,
    must: 'must be "page" or a port number up to 65529',
  },
  NEXT_PUBLIC_SITE_URL: { pattern: /^https?:\/\/[^\s/]+\S*$/, must: 'must be an address such as https://example.com' },
  NEXT_PUBLIC_SUPPORT_EMAIL: { pattern: /^[^\s@]+@[^\s@]+\.[^\s@]+$/, must: 'must be an email address' },
  NEXT_PUBLIC_SOCIAL_INSTAGRAM: httpsAddress,
  NEXT_PUBLIC_SOCIAL_YOUTUBE: httpsAddress,
  NEXT_PUBLIC_SOCIAL_X: httpsAddress,
};

/**
 * Stops the build when a public variable is missing or malformed. Throws an error that names each one and its required
 * format.
 */
export function checkEnvironment(variables: Record<string, string | undefined>): void {
  const faults = Object.entries(PUBLIC_ENVIRONMENT).flatMap(([name, { pattern, must, optional }]) => {
    const value = variables[name];
    if (value === undefined) return optional ? [] : [`  ${name}: is missing`];
    return pattern.test(value) ? [] : [`  ${name}: ${must}`];
  });
  if (faults.length > 0) throw new Error(`The environment is not complete (see .env.example):\n${faults.join('\n')}`);
}
