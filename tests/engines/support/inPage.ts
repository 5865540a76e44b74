import { queryAllByLabelText, queryAllByRole, queryAllByText } from '@testing-library/dom';

/** Words to look for: exactly these, or a regular expression by its source. */
export type Words = string | { source: string };

/** One step to an element, from the elements that the step before it found. */
export type Step =
  | { by: 'role'; role: string; name?: Words }
  | { by: 'label'; words: Words }
  | { by: 'text'; words: Words }
  | { by: 'css'; selector: string };

declare global {
  interface Window {
    /** The elements at the end of these steps, in the order of the page. */
    findElements?: (steps: readonly Step[]) => HTMLElement[];
  }
}

const matcher = (words: Words): string | RegExp => (typeof words === 'string' ? words : new RegExp(words.source));

function findIn(container: HTMLElement, step: Step): HTMLElement[] {
  switch (step.by) {
    case 'role':
      return queryAllByRole(container, step.role, step.name === undefined ? {} : { name: matcher(step.name) });
    case 'label':
      return queryAllByLabelText(container, matcher(step.words));
    case 'text':
      return queryAllByText(container, matcher(step.words)).filter((found) => found.checkVisibility());
    case 'css':
      return [...container.querySelectorAll<HTMLElement>(step.selector)];
  }
}

// Built into one script and put into the page by `EnginePage`.
window.findElements = (steps) =>
  steps.reduce<HTMLElement[]>(
    (containers, step) => [...new Set(containers.flatMap((container) => findIn(container, step)))],
    [document.body],
  );
