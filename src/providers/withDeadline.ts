/** The promise's value, or an error when it takes longer than so many milliseconds. */
export async function withDeadline<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const clock = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${String(milliseconds)} ms`)), milliseconds);
  });
  try {
    return await Promise.race([promise, clock]);
  } finally {
    clearTimeout(timer);
  }
}
