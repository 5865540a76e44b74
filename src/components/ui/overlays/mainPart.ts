/**
 * The <main> element, in which menus and popovers are rendered: users who navigate by landmarks find them there and not
 * after the footer. Null on the server.
 */
export function mainPart(): HTMLElement | null {
  return typeof document === 'undefined' ? null : document.querySelector('main');
}
