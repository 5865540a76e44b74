import { SDK_VERSION } from 'firebase/app';
import { env } from '@/config/env';
import { failureCode } from './failures';
import { emulatorAddress } from '@/config/emulators';
import { app } from './firebaseApp';

/** Where this app's backend is. Nothing of it is secret: a browser that runs the app knows it all. */
export interface BackendPlace {
  project: string;
  bucket: string;
  sdk: string;
  /** Each service's emulator, `host:port`; null where the real project is asked. */
  emulators: { auth: string; firestore: string; storage: string } | null;
}

/** Which project this is, by which emulators, with which SDK. */
export function backendPlace(): BackendPlace {
  const address = (service: 'auth' | 'firestore' | 'storage') => {
    const found = emulatorAddress(service);
    return found === null ? '' : `${found.host}:${String(found.port)}`;
  };
  return {
    project: String(app().options.projectId),
    bucket: String(app().options.storageBucket),
    sdk: SDK_VERSION,
    emulators: env.useEmulators
      ? { auth: address('auth'), firestore: address('firestore'), storage: address('storage') }
      : null,
  };
}

/** What a read through one service came to. `milliseconds` is how long the answer took. */
export interface Probe {
  ok: boolean;
  milliseconds: number;
  /** What was answered, in words. */
  answer: string;
}

/** The services that can be asked. Each is read once and nothing is written. */
export const PROBED_SERVICES = ['Hosting', 'Auth', 'Firestore', 'Storage'] as const;
export type ProbedService = (typeof PROBED_SERVICES)[number];

/** Reads once through a service and says what came of it. Never rejects. `clock` gives milliseconds. */
export async function probe(service: ProbedService, clock: () => number): Promise<Probe> {
  const begun = clock();
  try {
    const { READS } = await import('./probeReads');
    const answer = await READS[service]();
    return { ok: true, milliseconds: clock() - begun, answer };
  } catch (error) {
    const code = failureCode(error) || (error instanceof Error ? error.name : 'unknown');
    return { ok: false, milliseconds: clock() - begun, answer: `No answer (${code}).` };
  }
}
