/** The error for a promise that takes too long. */
export class DeadlineError extends Error {
  constructor(milliseconds: number) {
    super(`No answer within ${String(milliseconds)} ms`);
    this.name = 'DeadlineError';
  }
}

/**
 * Returns the promise's value. Rejects if it takes longer than `milliseconds`, with a `DeadlineError` or with what
 * `late` returns.
 */
export async function withDeadline<T>(
  milliseconds: number,
  promise: Promise<T>,
  late: () => Error = () => new DeadlineError(milliseconds),
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const clock = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), milliseconds);
  });
  try {
    return await Promise.race([promise, clock]);
  } finally {
    clearTimeout(timer);
  }
}
