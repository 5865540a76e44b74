import type { KeyboardEvent } from 'react';

/**
 * Whether a key belongs to an input method, as the Enter that confirms a word in Japanese. Safari has ended the
 * composition by then, and tells it only by the key code 229 (https://bugs.webkit.org/show_bug.cgi?id=165004).
 */
export function isComposing({ nativeEvent, keyCode }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || keyCode === 229;
}
