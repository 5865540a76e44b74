/** Pages without header and footer (docs/requirements.md R2.11), and the desk's, which have a frame of their own. */
export function isBare(pathname: string): boolean {
  return (
    ['/login', '/signup', '/forgot-password'].includes(pathname.replace(/\/$/, '')) || /^\/admin(\/|$)/.test(pathname)
  );
}

/** Pages whose content fills the window below the bars, so that only the footer is below the fold. */
export function fillsTheWindow(pathname: string): boolean {
  return /^\/(draft|practice)(\/|$)/.test(pathname);
}

/** Pages with content in the corners of the window, where nothing may float. */
export function usesItsCorners(pathname: string): boolean {
  return /^\/(board|draft|practice|messages)(\/|$)/.test(pathname);
}
