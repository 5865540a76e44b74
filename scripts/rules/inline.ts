/** A text, a field, a word, or any other character of a ruleset. */
const TOKEN = /'(?:\\.|[^'\\])*'|\.\w+|\w+|[^]/g;

/** A function that has no variables: its name, its parameters, and what it returns. */
const SHORT = /^ *function (\w+)\(([^)]*)\) \{\s*return ([^;]*);\s*\}\n*/gm;

/**
 * The rules with functions that are called once written out where they're called, which is smaller and costs fewer
 * expressions. Not those with variables, and not where an argument would be written twice that is more than a name.
 */
export function inlined(rules: string): string {
  return [...rules.matchAll(SHORT)].reduce((text, [, name]) => withoutCall(text, name!), rules);
}

function withoutCall(rules: string, name: string): string {
  // As it is by now: another may have come into it.
  const [declaration, , list, returned] = [...rules.matchAll(SHORT)].find(([, one]) => one === name)!;
  const calls = [...rules.matchAll(new RegExp(`(?<!function )\\b${name}\\(`, 'g'))];
  if (calls.length !== 1) return rules;
  const [{ index }] = calls as [RegExpExecArray];
  const { texts, end } = argumentsAt(rules, index + name.length);
  const values = new Map((list!.match(/\w+/g) ?? []).map((parameter, at) => [parameter, texts[at]!]));
  const body = returned!.match(TOKEN)!;
  const grows = [...values].some(
    ([parameter, text]) => /\W/.test(text) && body.filter((token) => token === parameter).length > 1,
  );
  if (grows) return rules;
  const written = body.map((token) => values.get(token) ?? token).join('');
  return `${rules.slice(0, index)}(${written})${rules.slice(end)}`.replace(declaration, () => '');
}

/** The arguments of a call whose parenthesis opens at `open`, and where it ends. */
function argumentsAt(rules: string, open: number): { texts: string[]; end: number } {
  const texts = [''];
  let depth = 0;
  let end = open;
  for (const [token] of rules.slice(open).matchAll(TOKEN)) {
    end += token.length;
    if (/[([{]/.test(token) && token.length === 1) depth += 1;
    if (/[)\]}]/.test(token) && token.length === 1) depth -= 1;
    if (depth === 0) break;
    if (token === ',' && depth === 1) texts.push('');
    else texts.push(texts.pop()! + token);
  }
  // The first begins with the parenthesis.
  return { texts: texts.map((text, at) => text.slice(at === 0 ? 1 : 0).trim()), end };
}
