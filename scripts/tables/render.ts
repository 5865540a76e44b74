/** A table as JSON with one entry per line, so that a diff shows which entries changed. */
export function renderTable(
  head: Record<string, unknown>,
  name: string,
  entries: readonly unknown[] | Record<string, unknown>,
): string {
  const fields = Object.entries(head).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},`);
  const [open, close] = Array.isArray(entries) ? ['[', ']'] : ['{', '}'];
  const rows = Array.isArray(entries)
    ? entries.map((entry) => JSON.stringify(entry))
    : Object.entries(entries).map(([key, entry]) => `${JSON.stringify(key)}: ${JSON.stringify(entry)}`);
  const body = rows.map((row) => `    ${row}`).join(',\n');
  return ['{', ...fields, `  ${JSON.stringify(name)}: ${open}`, body, `  ${close}`, '}', ''].join('\n');
}
