/** Where the application runs and which Firebase project it talks to. */
export interface Environment {
  readonly firebase: {
    readonly apiKey: string;
    readonly authDomain: string;
    readonly projectId: string;
    readonly storageBucket: string;
    readonly messagingSenderId: string;
    readonly appId: string;
    /** Only set when analytics is configured. */
    readonly measurementId?: string;
  };
  /** The public key of the web push certificate. Only set when push notifications are configured. */
  readonly vapidKey?: string;
  /** True when the app talks to the local emulators; false for the real project. */
  readonly useEmulators: boolean;
  /** Port of the hosting emulator; the other ports are offsets from it. `page` uses the page's own port. */
  readonly emulatorBasePort: number | 'page';
  /** Origin of the public site, without a trailing slash. */
  readonly siteUrl: string;
  /** The year of the build. Pages show it until the browser supplies the current year. */
  readonly builtIn: number;
  /** The version of the app, as in package.json. */
  readonly version: string;
  /** The digest of the security rules that this build belongs to. */
  readonly rulesDigest: string;
  readonly supportEmail: string;
  /** URLs of the product's pages on three social networks. */
  readonly social: { readonly instagram: string; readonly youtube: string; readonly x: string };
}

function given(name: string, value: string | undefined): string {
  if (value === undefined || value === '') throw new Error(`${name} is missing (see .env.example)`);
  return value;
}

function basePort(value: string): number | 'page' {
  return value === 'page' ? 'page' : Number(value);
}

const measurementId = process.env.NEXT_PUBLIC_FIREBASE_MEASUREMENT_ID;
const vapidKey = process.env.NEXT_PUBLIC_FIREBASE_VAPID_KEY;

/**
 * The parsed environment. Each variable is written out in full because the bundler replaces the whole expression with
 * its value. `checkEnvironment.ts` validates the format when the build starts, so the validation code isn't shipped to
 * the browser.
 */
export const env: Environment = {
  firebase: {
    apiKey: given('NEXT_PUBLIC_FIREBASE_API_KEY', process.env.NEXT_PUBLIC_FIREBASE_API_KEY),
    authDomain: given('NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN', process.env.NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN),
    projectId: given('NEXT_PUBLIC_FIREBASE_PROJECT_ID', process.env.NEXT_PUBLIC_FIREBASE_PROJECT_ID),
    storageBucket: given('NEXT_PUBLIC_FIREBASE_STORAGE_BUCKET', process.env.NEXT_PUBLIC_FIREBASE_STORAGE_BUCKET),
    messagingSenderId: given(
      'NEXT_PUBLIC_FIREBASE_MESSAGING_SENDER_ID',
      process.env.NEXT_PUBLIC_FIREBASE_MESSAGING_SENDER_ID,
    ),
    appId: given('NEXT_PUBLIC_FIREBASE_APP_ID', process.env.NEXT_PUBLIC_FIREBASE_APP_ID),
    ...(measurementId ? { measurementId } : {}),
  },
  ...(vapidKey ? { vapidKey } : {}),
  useEmulators: given('NEXT_PUBLIC_USE_EMULATORS', process.env.NEXT_PUBLIC_USE_EMULATORS) === 'true',
  emulatorBasePort: basePort(given('NEXT_PUBLIC_EMULATOR_BASE_PORT', process.env.NEXT_PUBLIC_EMULATOR_BASE_PORT)),
  siteUrl: given('NEXT_PUBLIC_SITE_URL', process.env.NEXT_PUBLIC_SITE_URL).replace(/\/$/, ''),
  builtIn: Number(process.env.NEXT_PUBLIC_BUILT_IN ?? new Date().getFullYear()),
  version: process.env.NEXT_PUBLIC_VERSION ?? '',
  rulesDigest: process.env.NEXT_PUBLIC_RULES_DIGEST ?? '',
  supportEmail: given('NEXT_PUBLIC_SUPPORT_EMAIL', process.env.NEXT_PUBLIC_SUPPORT_EMAIL),
  social: {
    instagram: given('NEXT_PUBLIC_SOCIAL_INSTAGRAM', process.env.NEXT_PUBLIC_SOCIAL_INSTAGRAM),
    youtube: given('NEXT_PUBLIC_SOCIAL_YOUTUBE', process.env.NEXT_PUBLIC_SOCIAL_YOUTUBE),
    x: given('NEXT_PUBLIC_SOCIAL_X', process.env.NEXT_PUBLIC_SOCIAL_X),
  },
};
