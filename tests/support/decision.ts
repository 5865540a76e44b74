import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';

/** The write or read goes through. */
export const allowed = (request: Promise<unknown>): Promise<unknown> => assertSucceeds(request);

/** The rules refuse it (any other failure is a failure of the test). */
export const denied = (request: Promise<unknown>): Promise<unknown> => assertFails(request);
