/** A comment, a text, a path, a word, space, or any other character of a ruleset. */
const TOKEN = /\/\/.*|'(?:\\.|[^'\\])*'|\/[^\s(]+(?:\(\w+\)[^\s()]*)*|\w+|\s+|[^]/g;

/** Next to these, space means nothing. (A brace after a path is another matter, and so is a slash that divides.) */
const BEFORE_SPACE = /^[(){}[\],:;?=<>!&|+*%]$/;
const AFTER_SPACE = /^[()}[\],:;?=<>!&|+*%]$/;

/** After these a line may end. */
const BREAK = /^[\s(){}[,;]$/;

/** The last text or word of what stands between two breaks. */
const LAST = /(?:'(?:\\.|[^'\\])*'|\w+)?[\s(){}[,;]*$/;

/** Lines and columns up to 127 take a byte less than greater ones. What counts is where a word begins. */
const WIDTH = 127;

/**
 * Removes needless space after the comment of the first line, and fills the lines: the compiled form stores the
 * position of every word.
 */
export function packed(rules: string): string {
  const end = rules.indexOf('\n');
  return `${rules.slice(0, end)}\n${filled(tight(rules.slice(end)))}\n`;
}

/** The tokens that are left without needless space. */
export function tight(text: string): string[] {
  const tokens = (text.trim().match(TOKEN) ?? []).map((token) => (/^\s+$/.test(token) ? ' ' : token));
  return tokens.filter(
    (token, at) => token !== ' ' || !(BEFORE_SPACE.test(tokens[at - 1]!) || AFTER_SPACE.test(tokens[at + 1]!)),
  );
}

/** The tokens in lines that are as full as can be. */
function filled(tokens: readonly string[]): string {
  const lines = [''];
  let word = '';
  for (const [at, token] of tokens.entries()) {
    word += token;
    if (!BREAK.test(token) && at < tokens.length - 1) continue;
    if (lines.at(-1)!.length + word.search(LAST) >= WIDTH) lines.push('');
    lines.push(lines.pop()! + word);
    word = '';
  }
  return lines.map((line) => line.trimEnd()).join('\n');
}
