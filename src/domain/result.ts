/** Why something was refused: a code for the program, a sentence for the screen. */
export type ResultError = { code: string; message: string };

/** Either a value, or the reason why there is none. Errors are values; breakages throw. */
export type Result<T, R = ResultError> = { ok: true; value: T } | { ok: false; error: R };

/** A result that holds. Without an argument, the result of a command that answers nothing. */
export function succeed(): Result<void>;
export function succeed<T>(value: T): Result<T>;
export function succeed<T>(value?: T): Result<T | undefined> {
  return { ok: true, value };
}

/** A result that says why not. `message` is the sentence for the screen. */
export function fail(code: string, message: string): { ok: false; error: ResultError } {
  return { ok: false, error: { code, message } };
}
