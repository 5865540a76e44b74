/** The words, numbers, strings and signs of a rules source, read one at a time so that the parser can switch to reading a path. */
export type TokenKind = 'name' | 'integer' | 'float' | 'string' | 'sign' | 'end';

export interface Token {
  readonly kind: TokenKind;
  /** The sign or name itself; a string's value with escapes resolved; a number's digits. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** A source that cannot be read, at a place. */
export class RulesSyntaxError extends Error {
  constructor(
    message: string,
    readonly offset: number,
  ) {
    super(message);
  }
}

const SIGNS = ['&&', '||', '==', '!=', '<=', '>=', '**', '<', '>', '!', '+', '-', '*', '/', '%', '(', ')', '[', ']', '{', '}', ',', ';', ':', '.', '?', '=', '$'];
const SPACE = /(?:[ \t\r\n\f\v\u00a0\ufeff]+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y;
const NAME = /[A-Za-z_][A-Za-z0-9_]*/y;
const NUMBER = /0[xX][0-9a-fA-F]+|(?:[0-9]+\.[0-9]+(?:[eE][+-]?[0-9]+)?|[0-9]+[eE][+-]?[0-9]+|[0-9]+)/y;
const PATH_TEXT = /(?:[A-Za-z0-9_\-~@%.]|\([A-Za-z0-9_\-]*\))+/y;
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', a: '\x07', v: '\v', '\\': '\\', "'": "'", '"': '"', '`': '`', '?': '?' };

/** Reads tokens from an offset that only the parser moves. */
export class Lexer {
  constructor(readonly source: string) {}

  /** The offset of the first character at or after `offset` that is neither space nor comment. */
  skipSpace(offset: number): number {
    SPACE.lastIndex = offset;
    SPACE.exec(this.source);
    const next = Math.max(offset, SPACE.lastIndex);
    if (this.source.startsWith('/*', next)) throw new RulesSyntaxError("A comment is opened with '/*' and never closed.", next);
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
      if ((name === 'r' || name === 'R') && (quote === '"' || quote === "'")) return this.readRawString(start, quote);
      return { kind: 'name', text: name, start, end: start + name.length };
    }
    const number = match(NUMBER, this.source, start);
    if (number !== null) {
      const kind = /^0[xX]|^[0-9]+$/.test(number) ? 'integer' : 'float';
      return { kind, text: number, start, end: start + number.length };
    }
    const sign = SIGNS.find((candidate) => this.source.startsWith(candidate, start));
    if (sign !== undefined) return { kind: 'sign', text: sign, start, end: start + sign.length };
    throw new RulesSyntaxError(`Unexpected '${character}'.`, start);
  }

  /** The literal text of a path segment that begins exactly at `offset`; null when none does. */
  readPathText(offset: number): string | null {
    return match(PATH_TEXT, this.source, offset);
  }

  private readString(start: number, quote: string): Token {
    let value = '';
    let at = start + 1;
    for (;;) {
      const character = this.source.charAt(at);
      if (character === '' || character === '\n') throw new RulesSyntaxError('A string is not closed on its line.', start);
      if (character === quote) return { kind: 'string', text: value, start, end: at + 1 };
      if (character !== '\\') {
        value += character;
        at += 1;
        continue;
      }
      const escape = this.readEscape(at + 1);
      value += escape.value;
      at = escape.end;
    }
  }

  private readEscape(at: number): { value: string; end: number } {
    const letter = this.source.charAt(at);
    const simple = ESCAPES[letter];
    if (simple !== undefined) return { value: simple, end: at + 1 };
    const digits = letter === 'x' ? 2 : letter === 'u' ? 4 : letter === 'U' ? 8 : 0;
    const hex = this.source.slice(at + 1, at + 1 + digits);
    if (digits > 0 && hex.length === digits && /^[0-9a-fA-F]+$/.test(hex)) {
      const point = Number.parseInt(hex, 16);
      if (point <= 0x10ffff) return { value: String.fromCodePoint(point), end: at + 1 + digits };
    }
    throw new RulesSyntaxError(`Unknown escape '\\${letter}' in a string; a backslash itself is written '\\\\'.`, at - 1);
  }

  private readRawString(start: number, quote: string): Token {
    const end = this.source.indexOf(quote, start + 2);
    if (end < 0) throw new RulesSyntaxError('A string is not closed.', start);
    return { kind: 'string', text: this.source.slice(start + 2, end), start, end: end + 1 };
  }
}

function match(pattern: RegExp, source: string, offset: number): string | null {
  pattern.lastIndex = offset;
  const found = pattern.exec(source);
  return found === null || found[0] === '' ? null : found[0];
}
