import type { NextConfig } from 'next';
import { PHASE_PRODUCTION_BUILD } from 'next/constants';
import { readFileSync } from 'node:fs';
import { checkEnvironment } from './src/config/checkEnvironment';

/**
 * The production build is a static export, served by Firebase Hosting. `output` is set for the build only: with it, the
 * development server rejects route parameters that weren't listed. A missing or malformed public variable stops both,
 * with its name.
 */
export default function config(phase: string): NextConfig {
  checkEnvironment(process.env);
  return {
    // A local suite builds into a separate folder, so that `out/` always holds what may be deployed.
    ...(phase === PHASE_PRODUCTION_BUILD
      ? { output: 'export' as const, distDir: process.env.EXPORT_FOLDER ?? '.next' }
      : {}),
    // The local suite's build skips type checking; `npm run check` checks the types, the tests' included.
    typescript: { ignoreBuildErrors: process.env.EXPORT_FOLDER !== undefined },
    // The gallery (`page.dev.tsx`) exists in development only.
    pageExtensions: phase === PHASE_PRODUCTION_BUILD ? ['tsx', 'ts'] : ['dev.tsx', 'tsx', 'ts'],
    // Saves 41 kB of Firestore's SDK; src/config/re2jsReplacement.ts explains why that is safe.
    turbopack: {
      resolveAlias: {
        re2js: './src/config/re2jsReplacement.ts',
        // Push notifications are optional (README.md, Push notifications).
        ...(process.env.NEXT_PUBLIC_FIREBASE_VAPID_KEY
          ? {}
          : {
              'firebase/messaging': './src/config/messagingReplacement.ts',
              'firebase/installations': './src/config/messagingReplacement.ts',
            }),
      },
    },
    env: {
      NEXT_PUBLIC_BUILT_IN: String(new Date().getFullYear()),
      NEXT_PUBLIC_VERSION: (JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version,
      NEXT_PUBLIC_RULES_DIGEST: rulesDigest(),
    },
    reactStrictMode: true,
    poweredByHeader: false,
    devIndicators: false,
    // Static hosting has no image server: pictures are resized to the right widths when they are uploaded.
    images: {
      unoptimized: true,
      deviceSizes: [640, 750, 828, 1080, 1200, 1920, 2048, 3840],
      qualities: [75],
    },
    experimental: {
      // How long a fetched page is shown without asking for a newer one, in seconds.
      staleTimes: { static: 3600 },
      optimizePackageImports: ['radix-ui', 'lucide-react', '@/components'],
    },
  };
}

/** The digest by which firestore.rules names itself (rules/season.rules). Throws if it has none. */
function rulesDigest(): string {
  const digest = /digest=='([0-9a-f]+)'/.exec(readFileSync('firestore.rules', 'utf8'))?.[1];
  if (digest === undefined) throw new Error('firestore.rules has no digest. Run npm run rules.');
  return digest;
}
