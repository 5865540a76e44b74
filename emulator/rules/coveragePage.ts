import type { CoverageReport, ExpressionCoverage } from './types';

const STYLE = `
body { margin: 0; font: 14px/1.6 ui-monospace, monospace; color: #1c1c1c; background: #fff; }
header { padding: 1rem 1.5rem; font-family: system-ui, sans-serif; border-bottom: 1px solid #ddd; }
h1 { font-size: 1.1rem; margin: 0 0 .5rem; }
p { margin: 0; }
pre { margin: 0; padding: 1rem 0; }
.line { display: block; padding: 0 1.5rem 0 4.5rem; position: relative; min-height: 1.6em; white-space: pre-wrap; }
.line::before { content: attr(data-line); position: absolute; left: 0; width: 3.5rem; text-align: right; color: #767676; }
.never { background: #ffd7d5; } .true { background: #d3f2d3; } .false { background: #fdeeb8; }
.error { background: #f6d5f2; } .both { background: #cfe6fb; } .value { background: #eef1f4; }
@media (prefers-color-scheme: dark) {
  body { color: #e8e8e8; background: #16181b; } header { border-color: #3a3d42; } .line::before { color: #9a9a9a; }
  .never { background: #6b2320; } .true { background: #1f4d22; } .false { background: #5c4a10; }
  .error { background: #57234f; } .both { background: #1c456b; } .value { background: #2a2e33; }
}`;

const LEGEND: readonly (readonly [kind: string, meaning: string])[] = [
  ['never', 'never evaluated'],
  ['true', 'always true'],
  ['false', 'always false'],
  ['both', 'true and false'],
  ['error', 'an error'],
  ['value', 'another value'],
];

/** A coverage report as an annotated page: each expression colored by its outcomes, with its values in a tooltip. */
export function coveragePage(report: CoverageReport): string {
  const all = report.expressions.flatMap(flatten);
  const evaluated = all.filter(({ values }) => values.length > 0).length;
  const legend = LEGEND.map(([kind, meaning]) => `<span class="${kind}">${meaning}</span>`).join(' ');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Rule coverage: ${escapeHtml(report.fileName)}</title><style>${STYLE}</style></head>
<body><header><h1>Rule coverage: ${escapeHtml(report.fileName)}</h1><p>${evaluated} of ${all.length} expressions were evaluated. ${legend}</p></header>
<pre>${markedLines(report).join('')}</pre></body></html>
`;
}

function flatten(expression: ExpressionCoverage): ExpressionCoverage[] {
  return [expression, ...expression.children.flatMap(flatten)];
}

/** The outcomes of an expression, as the CSS class that colors it. */
function kindOf({ values }: ExpressionCoverage): string {
  if (values.length === 0) return 'never';
  const written = values.map(({ value }) => value);
  const isTrue = written.includes('true');
  const isFalse = written.includes('false');
  if (isTrue && isFalse) return 'both';
  if (isTrue || isFalse) return isTrue ? 'true' : 'false';
  return written.every((value) => value.startsWith('error: ')) ? 'error' : 'value';
}

function tooltipOf({ values }: ExpressionCoverage): string {
  return values.length === 0 ? 'never evaluated' : values.map(({ value, count }) => `${value} (${count}×)`).join('\n');
}

/** The source line by line. Marks that span several lines are closed and reopened at each line break. */
function markedLines({ source, expressions }: CoverageReport): string[] {
  const opens = new Map<number, ExpressionCoverage[]>();
  for (const expression of expressions.flatMap(flatten)) {
    opens.set(expression.start, [...(opens.get(expression.start) ?? []), expression]);
  }
  const lines: string[] = [];
  const open: ExpressionCoverage[] = [];
  let text = '';
  for (let at = 0; at <= source.length; at += 1) {
    while (open.length > 0 && (open.at(-1)?.end ?? 0) <= at) {
      open.pop();
      text += '</span>';
    }
    // Outer expressions come first: `flatten` lists a parent before its children.
    for (const expression of opens.get(at) ?? []) {
      open.push(expression);
      text += openingOf(expression);
    }
    const character = source.charAt(at);
    if (character !== '\n' && at < source.length) {
      text += escapeHtml(character);
      continue;
    }
    lines.push(`<span class="line" data-line="${lines.length + 1}">${text}${'</span>'.repeat(open.length)}</span>`);
    text = open.map(openingOf).join('');
  }
  return lines;
}

function openingOf(expression: ExpressionCoverage): string {
  return `<span class="${kindOf(expression)}" title="${escapeHtml(tooltipOf(expression))}">`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
