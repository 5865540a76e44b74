import { useEffect, useState } from 'react';

/**
 * Whether an element has been on the screen since it was mounted, for what is loaded only once it can be seen. Set the
 * returned function as the element's `ref`. Where the browser can't tell, it counts as seen.
 */
export function useWasInView(): [seen: boolean, ref: (element: Element | null) => void] {
  const [element, setElement] = useState<Element | null>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (element === null || seen) return;
    if (typeof IntersectionObserver === 'undefined') {
      const timer = setTimeout(() => setSeen(true));
      return () => clearTimeout(timer);
    }
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, seen]);
  return [seen, setElement];
}
