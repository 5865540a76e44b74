const SCRIPT = /<script src="\/_next\/[^"]+" async=""><\/script>|<link rel="preload" as="script"[^>]*>/g;
const FIRST_SCREEN = 'first-screen';
const EXPECT = `<link rel="expect" href="#${FIRST_SCREEN}" blocking="render"/>`;

/**
 * A page whose words come before its scripts: the scripts that need not run in order stand at its end, so that a slow phone reads and
 * paints the page before it asks for each of them. A page with a part called `first-screen` is painted once that part is read, not
 * twice: at first empty (the HTML Standard's render-blocking "expect"; a browser that does not know it paints as before). React finds
 * the scripts where they are. A page that has been treated already is answered as it is.
 */
export function wordsFirst(html: string): string {
  const head = html.slice(0, html.indexOf('</head>'));
  const scripts = head.match(SCRIPT) ?? [];
  if (scripts.length === 0) return html;
  const expects = html.includes(`id="${FIRST_SCREEN}"`) ? EXPECT : '';
  // Placed by functions: in a text, a dollar sign would mean something else.
  return (head.replace(SCRIPT, '') + html.slice(head.length))
    .replace(/<meta charset="utf-8"\/?>/i, (charset) => charset + expects)
    .replace('</body>', () => `${scripts.join('')}</body>`);
}
