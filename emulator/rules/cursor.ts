import type { Span } from './ast';
import { Lexer, RulesSyntaxError, type Token } from './lexer';
import { Positions } from './position';

/** The parser's position in a source: one token of lookahead, and errors that name what was expected. */
export class Cursor {
  readonly lexer: Lexer;
  private readonly positions: Positions;
  private token: Token;
  private lastEnd = 0;

  constructor(source: string) {
    this.lexer = new Lexer(source);
    this.positions = new Positions(source);
    this.token = this.lexer.read(0);
  }

  /** The next token, not consumed yet. */
  get next(): Token {
    return this.token;
  }

  /** The token after the next one. */
  get afterNext(): Token {
    return this.lexer.read(this.token.end);
  }

  take(): Token {
    const taken = this.token;
    this.lastEnd = taken.end;
    this.token = this.lexer.read(taken.end);
    return taken;
  }

  /** Continues reading at an offset; used after a path, whose text has different rules than tokens. */
  moveTo(offset: number): void {
    this.lastEnd = offset;
    this.token = this.lexer.read(offset);
  }

  isSign(text: string): boolean {
    return this.token.kind === 'sign' && this.token.text === text;
  }

  isName(text: string): boolean {
    return this.token.kind === 'name' && this.token.text === text;
  }

  /** Consumes the sign if it is next. */
  skip(text: string): boolean {
    if (!this.isSign(text)) return false;
    this.take();
    return true;
  }

  expectSign(text: string): Token {
    if (!this.isSign(text)) this.fail(`Missing '${text}' before ${this.found()}.`);
    return this.take();
  }

  expectName(what: string): Token {
    if (this.token.kind !== 'name') this.fail(`Expected ${what}, found ${this.found()}.`);
    return this.take();
  }

  /** A span from `start` to the end of the last consumed token. */
  span(start: number): Span {
    return { start, end: this.lastEnd, ...this.positions.at(start) };
  }

  fail(message: string, offset = this.token.start): never {
    throw new RulesSyntaxError(message, offset);
  }

  /** The next token, as named in errors. */
  found(): string {
    return this.token.kind === 'end'
      ? 'the end of the file'
      : `'${this.lexer.source.slice(this.token.start, this.token.end)}'`;
  }
}
