import postcss from 'postcss';

/** What only holds while somebody points, presses or types; not where it is said of an element that it is not so. */
const TOUCHED = /(?<!\\):(hover|focus|focus-visible|focus-within|active)\b/;

/**
 * The styles of a page that nobody has touched yet: without the rules for what is pointed at, pressed or focused, and without those of
 * paper. Only for styles that a whole sheet follows.
 */
export function untouched(styles: string): string {
  const root = postcss.parse(styles);
  root.walkAtRules('media', (media) => void (media.params.trim() === 'print' && media.remove()));
  root.walkRules((rule) => {
    const left = rule.selectors.filter((selector) => selector.includes(':not(') || !TOUCHED.test(selector));
    if (left.length === 0) rule.remove();
    else if (left.length < rule.selectors.length) rule.selectors = left;
  });
  root.walkAtRules((at) => void (at.nodes?.length === 0 && at.remove()));
  return root.toString();
}
