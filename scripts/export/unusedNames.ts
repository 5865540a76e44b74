import postcss, { type AtRule, type Declaration, type Root } from 'postcss';

const USE = /var\(\s*(--[\w-]+)/g;

/**
 * The styles without the custom properties that nothing reads: neither these rules nor `page`, the text of the page they are for. A
 * framework declares all it may ever need; a first paint waits for the parsing of each. What a dropped property alone had read is
 * dropped too. Only for styles that a whole sheet follows.
 */
export function withoutUnusedNames(styles: string, page: string): string {
  const root = postcss.parse(styles);
  // One round takes away what was the only reader of others.
  while (dropUnread(root, page)) continue;
  root.walk((node) => {
    if (node.type === 'rule' && node.nodes.length === 0) node.remove();
  });
  return root.toString();
}

/** Whether anything could be dropped. */
function dropUnread(root: Root, page: string): boolean {
  const read = new Set([...page.matchAll(USE)].map(([, name]) => name));
  root.walkDecls(({ value }) => {
    for (const [, name] of value.matchAll(USE)) read.add(name);
  });
  const unread: (AtRule | Declaration)[] = [];
  root.walkDecls(/^--/, (declared) => void (read.has(declared.prop) || unread.push(declared)));
  root.walkAtRules('property', (registered) => void (read.has(registered.params) || unread.push(registered)));
  for (const node of unread) node.remove();
  return unread.length > 0;
}
