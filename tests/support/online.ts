/** Makes the browser say that it's online while `is` says so, for the rest of a test file. */
export const deviceIsOnline = (is: () => boolean) =>
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: is });
