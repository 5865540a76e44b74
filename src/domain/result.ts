/** Why something was refused: a code for the program, a sentence for the screen. */
export type Refusal = { code: string; message: string };

/** Either a value, or the reason why there is none. Refusals are values; breakages throw. */
export type Result<T, R = Refusal> = { ok: true; value: T } | { ok: false; refusal: R };

/** A result that holds. Without an argument, the result of a command that answers nothing. */
export function accept(): Result<void>;
export function accept<T>(value: T): Result<T>;
export function accept<T>(value?: T): Result<T | undefined> {
  return { ok: true, value };
}

/** A result that says why not. `message` is the sentence for the screen. */
export function refuse(code: string, message: string): { ok: false; refusal: Refusal } {
  return { ok: false, refusal: { code, message } };
}
