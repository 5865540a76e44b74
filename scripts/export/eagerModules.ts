import ts from 'typescript';

/**
 * A chunk with its modules in parentheses, which the minifier removes. V8 compiles a function in parentheses off the
 * main thread as the script loads, and any other on the main thread when it's first called: a slow phone takes 0.3 s
 * for Firestore alone.
 */
export function withEagerModules(chunk: string): string {
  const [statement] = ts.createSourceFile('chunk.js', chunk, ts.ScriptTarget.Latest).statements;
  const call = statement && ts.isExpressionStatement(statement) ? statement.expression : undefined;
  const list = call && ts.isCallExpression(call) ? call.arguments[0] : undefined;
  if (list === undefined || !ts.isArrayLiteralExpression(list)) return chunk;
  let eager = '';
  let done = 0;
  for (const { kind, pos, end } of list.elements) {
    if (kind !== ts.SyntaxKind.ArrowFunction && kind !== ts.SyntaxKind.FunctionExpression) continue;
    eager += `${chunk.slice(done, pos)}(${chunk.slice(pos, end)})`;
    done = end;
  }
  return eager + chunk.slice(done);
}
