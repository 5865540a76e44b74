/** The tokens of a rules source. They are read one at a time, so that the parser can switch to reading a path. */
export type TokenKind = 'name' | 'integer' | 'float' | 'string' | 'bytes' | 'path' | 'sign' | 'end';

export interface Token {
  readonly kind: TokenKind;
  /**
   * The sign or name itself; a string's value with escapes resolved; a number's digits; a slash with its segment; empty
   * for bytes.
   */
  readonly text: string;
  /** The content of a `b'...'`. */
  readonly bytes?: Uint8Array;
  readonly start: number;
  readonly end: number;
}

/** Part of a string: text, an escape of one byte (`\x41`), or an escape of a UTF-16 unit (`\u0041`). */
interface QuotedPart {
  readonly text: string;
  readonly form: 'text' | 'byte' | 'unit';
}

/** A syntax error at a position in the source. */
export class RulesSyntaxError extends Error {
  constructor(
    message: string,
    readonly offset: number,
  ) {
    super(message);
  }
}

const SIGNS = [
  '&&',
  '||',
  '==',
  '!=',
  '<=',
  '>=',
  '**',
  '<',
  '>',
  '!',
  '+',
  '-',
  '*',
  '/',
  '%',
  '(',
  ')',
  '[',
  ']',
  '{',
  '}',
  ',',
  ';',
  ':',
  '.',
  '?',
  '=',
  '$',
];
const SPACE = /(?:[ \t\r\n\f\v\u00a0\ufeff]+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y;
const NAME = /[A-Za-z_][A-Za-z0-9_]*/y;
const NUMBER = /[0-9]+\.[0-9]*|\.[0-9]+|0|[1-9][0-9]*/y;
const NUMERIC_ESCAPE = /x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|([0-3][0-7]{2})/y;
/**
 * A path segment: together with the slash before it, it is one token, so that `a/b` isn't a division while `a / b` is.
 */
const PATH_TEXT = /(?:[A-Za-z0-9_\-~@.:&'*+]|%[0-9A-Fa-f]{2})+|\((?:[A-Za-z0-9_\-~@.:&'*+]|%[0-9A-Fa-f]{2})+\)/y;
const ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
  '\\': '\\',
  "'": "'",
  '"': '"',
};

/** Reads tokens at an offset that only the parser moves. */
export class Lexer {
  constructor(readonly source: string) {}

  /** The offset of the first character at or after `offset` that is neither whitespace nor part of a comment. */
  skipSpace(offset: number): number {
    SPACE.lastIndex = offset;
    SPACE.exec(this.source);
    const next = Math.max(offset, SPACE.lastIndex);
    if (this.source.startsWith('/*', next))
      throw new RulesSyntaxError("A comment is opened with '/*' and never closed.", next);
    return next;
  }

  /** The token that begins at or after `offset`. */
  read(offset: number): Token {
    const start = this.skipSpace(offset);
    if (start >= this.source.length) return { kind: 'end', text: '', start, end: start };
    const character = this.source.charAt(start);
    if (character === '"' || character === "'") return this.readString(start, character);
    const name = match(NAME, this.source, start);
    if (name !== null) {
      const quote = this.source.charAt(start + 1);
      if ((name === 'b' || name === 'B') && (quote === '"' || quote === "'")) return this.readBytes(start, quote);
      return { kind: 'name', text: name, start, end: start + name.length };
    }
    const number = match(NUMBER, this.source, start);
    if (number !== null) {
      const kind = number.includes('.') ? 'float' : 'integer';
      return { kind, text: number, start, end: start + number.length };
    }
    const segment = character === '/' ? this.readPathText(start + 1) : null;
    if (segment !== null) return { kind: 'path', text: `/${segment}`, start, end: start + 1 + segment.length };
    if (this.source.startsWith('++', start) || this.source.startsWith('--', start))
      throw new RulesSyntaxError('Increment (++) and decrement (--) operators are not supported.', start);
    const sign = SIGNS.find((candidate) => this.source.startsWith(candidate, start));
    if (sign !== undefined) return { kind: 'sign', text: sign, start, end: start + sign.length };
    throw new RulesSyntaxError(`Unexpected '${character}'.`, start);
  }

  /** The literal text of a path segment that begins exactly at `offset`; null when there is none. */
  readPathText(offset: number): string | null {
    return match(PATH_TEXT, this.source, offset);
  }

  private readString(start: number, quote: string): Token {
    const { parts, end } = this.readQuoted(start, start + 1, quote);
    return { kind: 'string', text: parts.map(({ text }) => text).join(''), start, end };
  }

  /** `b'...'`: characters are encoded as UTF-8, but a `\x` or octal escape is one byte. */
  private readBytes(start: number, quote: string): Token {
    const { parts, end } = this.readQuoted(start, start + 2, quote);
    if (parts.some(({ form }) => form === 'unit'))
      throw new RulesSyntaxError("A '\\u' is not possible in bytes.", start);
    const bytes = parts.flatMap(({ text, form }) =>
      form === 'byte' ? [text.charCodeAt(0)] : [...new TextEncoder().encode(text)],
    );
    return { kind: 'bytes', text: '', bytes: Uint8Array.from(bytes), start, end };
  }

  private readQuoted(start: number, from: number, quote: string): { parts: QuotedPart[]; end: number } {
    const parts: QuotedPart[] = [];
    let plain = from;
    let at = from;
    for (;;) {
      const character = this.source.charAt(at);
      if (character === '' || character === '\n')
        throw new RulesSyntaxError('A string is not closed on its line.', start);
      if (character !== quote && character !== '\\') {
        at += 1;
        continue;
      }
      if (at > plain) parts.push({ text: this.source.slice(plain, at), form: 'text' });
      if (character === quote) return { parts, end: at + 1 };
      const escape = this.readEscape(at + 1);
      parts.push(escape);
      at = escape.end;
      plain = at;
    }
  }

  /** `\n` and similar, `\xHH`, `\uHHHH` (one UTF-16 unit) and octal `\ooo`. */
  private readEscape(at: number): QuotedPart & { readonly end: number } {
    const simple = ESCAPES[this.source.charAt(at)];
    if (simple !== undefined) return { text: simple, form: 'text', end: at + 1 };
    NUMERIC_ESCAPE.lastIndex = at;
    const numeric = NUMERIC_ESCAPE.exec(this.source);
    if (numeric === null)
      throw new RulesSyntaxError(
        `Unknown escape '\\${this.source.charAt(at)}' in a string; a backslash itself is written '\\\\'.`,
        at - 1,
      );
    const [whole, hex, unit, octal] = numeric;
    const code = octal === undefined ? Number.parseInt(hex ?? unit ?? '', 16) : Number.parseInt(octal, 8);
    return { text: String.fromCharCode(code), form: unit === undefined ? 'byte' : 'unit', end: at + whole.length };
  }
}

function match(pattern: RegExp, source: string, offset: number): string | null {
  pattern.lastIndex = offset;
  const found = pattern.exec(source);
  return found === null || found[0] === '' ? null : found[0];
}
