import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';

/** Asserts that the write or read succeeds. */
export const allowed = (request: Promise<unknown>): Promise<unknown> => assertSucceeds(request);

/** Asserts that the rules deny it. Any other error fails the test. */
export const denied = (request: Promise<unknown>): Promise<unknown> => assertFails(request);
