import { useEffect } from 'react';
import { currentReader, LAST_PAGE, lastAnswerAt } from '@/data/device/deviceData';
import { localStore } from '@/data/device/browserStorage';
import { LAST_VIEW_PAGES, pageVersion } from '@/data/device/lastView';
import { signedInUid } from '@/data/device/signInMarks';
import { useIsCurrent } from '@/providers/messages/useLastAnswer';
import { AGE_NOTE, formatAge, isIncomplete } from './lastPage';

/** A page that has been current for this long is kept even if it's left within the app, in milliseconds. */
const SETTLED_MS = 3_000;

/** The longest page that is kept, in characters. */
const MAX_LENGTH = 200_000;

/** Keeps how a signed-in user's daily page looks, for the next visit to begin with. */
export function useKeptPage(pathname: string): void {
  const keeps = useIsCurrent() && LAST_VIEW_PAGES.includes(pathname);
  useEffect(() => {
    if (!keeps) return;
    const keepHidden = () => document.visibilityState === 'hidden' && keepPage();
    const timer = setTimeout(keepPage, SETTLED_MS);
    document.addEventListener('visibilitychange', keepHidden);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', keepHidden);
    };
  }, [keeps, pathname]);
}

function keepPage(): void {
  const { pathname, search } = window.location;
  const uid = currentReader();
  const version = pageVersion();
  const at = lastAnswerAt();
  const shell = document.getElementById('main')?.closest('body > *');
  if (version === '' || uid !== signedInUid() || at === null) return;
  if (shell == null || isIncomplete()) return;
  const page = shell.cloneNode(true) as HTMLElement;
  page.setAttribute('aria-hidden', 'true');
  for (const part of page.querySelectorAll('.Toastify, [data-unkept], [role="status"][aria-label="Connection"] > *'))
    part.remove();
  const chosen = shell.querySelectorAll('select');
  page.querySelectorAll('select').forEach((select, index) => {
    select.replaceChildren(...[...(chosen[index]?.selectedOptions ?? [])].map((option) => option.cloneNode(true)));
  });
  // What is typed is kept elsewhere, in its tab.
  for (const field of page.querySelectorAll('textarea')) field.textContent = '';
  // Its links work; the rest waits for the page.
  for (const part of page.querySelectorAll<HTMLElement>('a, [tabindex]')) part.tabIndex = -1;
  for (const part of page.querySelectorAll('button, input, select, textarea, summary')) part.setAttribute('inert', '');
  const age = document.createElement('p');
  age.className = AGE_NOTE;
  age.textContent = formatAge(at);
  page.append(age);
  const sheets = [...document.querySelectorAll('link[rel="stylesheet"]')].map(({ outerHTML }) => outerHTML);
  // Hidden until its style sheets have come.
  const html = `<style>:host{display:none}</style>${sheets.join('')}${page.outerHTML}`;
  const key = LAST_PAGE + pathname;
  // The end of messages, where the next visit begins, isn't in their HTML while they are scrolled up.
  const isWhole = html.length <= MAX_LENGTH && page.querySelector('[data-at-end="false"]') === null;
  const kept = isWhole && localStore.writeJson(key, { uid, version, search, at, html });
  if (!kept) localStore.write(key, null);
}
