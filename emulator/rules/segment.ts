/**
 * Decodes a path segment in URL form: `%20` and `+` are spaces. Null when a `%` isn't followed by two hexadecimal
 * digits. Paths in expressions and strings passed to `path()` are decoded this way; values put into `$()` are not.
 */
export function decodeSegment(text: string): string | null {
  if (/%(?![0-9A-Fa-f]{2})/.test(text)) return null;
  if (!/[+%]/.test(text)) return text;
  const encoded = Buffer.from(text.replaceAll('+', ' ')).toString('latin1');
  const bytes = encoded.replace(/%(..)/g, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
