// Rules sources that Google's compiler accepts or rejects. Each row is a source that the two compilers once treated
// differently.

/** The body of a match of all documents. */
const inside = (body: string): string =>
  `rules_version = '2'; service cloud.firestore { match /databases/{database}/documents { ${body} } }`;
const condition = (text: string): string => inside(`match /a/{b} { allow get: if ${text}; }`);
const returning = (text: string): string => inside(`function f(x) { ${text} } match /a/{b} { allow get: if f(1); }`);

/** The rows: a description, the source, and whether it compiles. */
export const RULE_SOURCES: readonly (readonly [name: string, source: string, compiles: boolean])[] = [
  ['a division with spaces', condition('4 / 2 == 2'), true],
  ['a division with a space after it', condition('4/ 2 == 2'), true],
  ['a division without one is a path', condition('4/2 == 2'), false],
  ['a division by parentheses of one word is a path', condition('4/(2) == 2'), false],
  ['a hexadecimal number', condition('0x10 == 16'), false],
  ['an exponent', condition('1e3 == 1000.0'), false],
  ['a leading zero', condition('01 == 1'), false],
  ['a float without digits on one side', condition('.5 == 1. - .5'), true],
  ['a minus of a minus', condition('- -1 == 1'), false],
  ['two minus signs together', condition('1 --1 == 2'), false],
  ['a minus of parentheses', condition('-(-1) == 1'), true],
  ['a unicode escape in bytes', condition("b'\\u0041' == b'A'"), false],
  ['an unknown type', condition('1 is nothing'), false],
  ['the type of a comparison of maps', condition('1 is map_diff'), true],
  ['the type of a constraint', condition('1 is constraint'), true],
  ['a package as a variable', condition('math == 1'), false],
  ['a package as a parameter', inside('function f(math) { return true; } match /a/{b} { allow get: if f(1); }'), false],
  ['a package as a wildcard', inside('match /a/{math} { allow get; }'), false],
  ['a pattern that is none', condition("'a'.matches('(')"), false],
  ['a replaced pattern that is none', condition("'a'.replace('(', '') == 'a'"), true],
  ['a path with a variable', condition('(/a/{b}).bind({}) == /a'), true],
  ['a match block with nothing in it', inside('match /a/{b} { }'), false],
  ['a match block with a function', inside('match /a/{b} { function f() { return true; } }'), true],
  ['one wildcard twice in a path', inside('match /a/{b}/{b} { allow get; }'), false],
  ['one wildcard in a block and within it', inside('match /a/{b} { match /c/{b} { allow get; } }'), true],
  ['a binding without a semicolon', returning('let y = x return y == 1;'), false],
  ['a result without a semicolon', returning('return x == 1'), true],
  [
    'a comma after the last parameter',
    inside('function f(x,) { return true; } match /a/{b} { allow get: if f(1); }'),
    false,
  ],
  ['a comma after the last argument', condition('int(1,) == 1'), true],
  ['an unknown service', "rules_version = '2'; service other.one { match /a/{b} { allow read; } }", true],
  ['a service twice', `${condition('true')} service cloud.firestore { match /c/{d} { allow get; } }`, false],
];
