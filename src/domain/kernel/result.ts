/** What went wrong: a code for the program, a message for the screen. */
export type ResultError = { code: string; message: string };

/** A value, or the error that explains why there is none. Expected errors are returned; bugs throw. */
export type Result<T, R = ResultError> = { ok: true; value: T } | { ok: false; error: R };

/** A successful result. Without an argument, the result of a command that returns no value. */
export function succeed(): Result<void>;
export function succeed<T>(value: T): Result<T>;
export function succeed<T>(value?: T): Result<T | undefined> {
  return { ok: true, value };
}

/** A failed result. `message` is text for the screen. */
export function fail(code: string, message: string): { ok: false; error: ResultError } {
  return { ok: false, error: { code, message } };
}

/**
 * The heading above a command's error: `title`, unless the server hasn't answered, because then the command may have
 * gone through.
 */
export function errorTitle({ code }: ResultError, title: string): string {
  return code === 'no-answer' ? 'No answer yet' : title;
}

/** Errors of a moment: no connection, or a server that's busy, maybe with another write to the same document. */
const PASSING = ['offline', 'no-answer', 'unavailable', 'deadline-exceeded', 'resource-exhausted', 'aborted'];

/** Whether the same command may succeed later, by the code of its error. */
export function isPassing(code: string): boolean {
  return PASSING.includes(code);
}
