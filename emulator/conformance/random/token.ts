const encoded = (json: unknown): string => Buffer.from(JSON.stringify(json)).toString('base64url');

const ANN = { sub: 'ann', user_id: 'ann', email: 'ann@example.test', email_verified: true };

/** An unsigned token for the user Ann, as emulators accept it. */
export const TOKEN = `${encoded({ alg: 'none', type: 'JWT' })}.${encoded(ANN)}.`;
