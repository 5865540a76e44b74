/** Whether this browser shows notifications for the site: `ask` before the user was asked, `none` if it can't. */
export type BrowserPermission = 'ask' | 'granted' | 'denied' | 'none';

const PERMISSIONS = { default: 'ask', granted: 'granted', denied: 'denied' } as const;

/** Whether this browser shows notifications for the site at present. */
export function browserPermission(): BrowserPermission {
  return typeof Notification === 'undefined' ? 'none' : PERMISSIONS[Notification.permission];
}

/** Asks the user, from a press of theirs. Resolves to what they chose; `ask` if they closed the question. */
export async function askPermission(): Promise<BrowserPermission> {
  if (browserPermission() === 'ask') await Notification.requestPermission();
  return browserPermission();
}

/** Calls back when the permission has changed, as far as the browser tells. Returns how to unsubscribe. */
export function onPermission(tell: () => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  // Older Safari has no such query. The permission is read again when the page is shown.
  navigator.permissions?.query({ name: 'notifications' }).then(
    (status) => status.addEventListener('change', tell, { signal }),
    () => undefined,
  );
  document.addEventListener('visibilitychange', tell, { signal });
  return () => ended.abort();
}

/**
 * Has the browser show a notification that opens a page of this site. One with the same tag replaces it, so several
 * tabs show it once. Through the service worker where there is one: phones show none otherwise.
 */
export async function showInBrowser(
  title: string,
  body: string,
  { tag, href }: { tag: string; href: string },
): Promise<void> {
  const options = { body, tag, icon: '/icons/icon-192.png', data: { href } };
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration?.active != null) return registration.showNotification(title, options);
  const shown = new Notification(title, options);
  shown.addEventListener('click', () => {
    shown.close();
    window.focus();
    window.location.assign(href);
  });
}
