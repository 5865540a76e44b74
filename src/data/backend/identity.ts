/** Whether the user of the last visit, whom the page shows, is the one who is signed in; null once that is known. */
let answer: Promise<boolean> | null = null;
let settle: (same: boolean) => void = () => undefined;

/** Call when the page shows a user before it's known who is signed in: nothing is sent until `identify`. */
export function awaitIdentity(): Promise<boolean> {
  answer = new Promise((resolve) => (settle = resolve));
  return answer;
}

/** Call when it's known who is signed in. `same`: the user whom the page shows. */
export function identify(same: boolean): void {
  settle(same);
  answer = null;
}

/** Resolves to whether what the page sends is sent for the user whom it shows. */
export async function isIdentified(): Promise<boolean> {
  return answer === null || answer;
}
