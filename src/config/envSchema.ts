import { z } from 'zod';

const text = z.string().min(1, 'must not be empty');
const port = z
  .string()
  .refine(
    (value) => value === 'page' || (/^\d{2,5}$/.test(value) && Number(value) <= 65_529),
    'must be "page" or a port number up to 65529',
  );

const httpsAddress = z.url({ protocol: /^https$/, error: 'must be an address that begins with https://' });

/** The required format of each public variable. The names match `.env.example`. */
export const publicEnvironment = z.object({
  NEXT_PUBLIC_FIREBASE_API_KEY: text,
  NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: text.regex(/^[a-z0-9.-]+(:\d+)?$/i, 'must be a host name, without https://'),
  NEXT_PUBLIC_FIREBASE_PROJECT_ID: text.regex(/^[a-z][a-z0-9-]{4,29}$/, 'must be a Firebase project id'),
  NEXT_PUBLIC_FIREBASE_STORAGE_BUCKET: text.regex(/^[a-z0-9._-]+$/, 'must be a bucket name, without gs://'),
  NEXT_PUBLIC_FIREBASE_MESSAGING_SENDER_ID: text.regex(/^\d+$/, 'must be digits'),
  NEXT_PUBLIC_FIREBASE_APP_ID: text.regex(/^\d+:\d+:web:[0-9a-f]+$/, 'must look like 1:123:web:abc'),
  NEXT_PUBLIC_FIREBASE_MEASUREMENT_ID: z
    .string()
    .regex(/^(G-[A-Z0-9]+)?$/, 'must look like G-ABC123, or be empty')
    .optional(),
  NEXT_PUBLIC_FIREBASE_VAPID_KEY: z
    .string()
    .regex(/^(B[\w-]{86})?$/, 'must be the public key of a web push certificate (87 characters), or be empty')
    .optional(),
  NEXT_PUBLIC_USE_EMULATORS: z.enum(['true', 'false'], 'must be true or false'),
  NEXT_PUBLIC_EMULATOR_BASE_PORT: port,
  NEXT_PUBLIC_SITE_URL: z.url('must be an address such as https://example.com'),
  NEXT_PUBLIC_SUPPORT_EMAIL: z.email('must be an email address'),
  NEXT_PUBLIC_SOCIAL_INSTAGRAM: httpsAddress,
  NEXT_PUBLIC_SOCIAL_YOUTUBE: httpsAddress,
  NEXT_PUBLIC_SOCIAL_X: httpsAddress,
});

/** Stops the build when a public variable is missing or malformed. Throws an error that names each one and its required format. */
export function checkEnvironment(variables: Record<string, string | undefined>): void {
  const checked = publicEnvironment.safeParse(variables);
  if (checked.success) return;
  const faults = checked.error.issues.map((issue) => {
    const name = String(issue.path[0]);
    return `  ${name}: ${variables[name] === undefined ? 'is missing' : issue.message}`;
  });
  throw new Error(`The environment is not complete (see .env.example):\n${faults.join('\n')}`);
}
