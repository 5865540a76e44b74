/** The error for a promise that takes too long. */
export class DeadlineError extends Error {
  constructor(milliseconds: number) {
    super(`No answer within ${String(milliseconds)} ms`);
    this.name = 'DeadlineError';
  }
}

/** The promise's value, or after `milliseconds` an error: a `DeadlineError` or what `late` returns. */
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
