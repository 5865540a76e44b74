import { describe, expect, it } from 'vitest';
import { withoutUnusedNames } from './unusedNames';

describe('custom properties in the styles of a first paint', () => {
  it('stay when a rule or the page reads them', () => {
    const styles = ':root{--a:1px;--b:2px}.x{margin:var(--a)}';
    expect(withoutUnusedNames(styles, '<p style="margin:var( --b )">')).toBe(styles);
  });

  it('go when nothing does, registered or declared, and so does what only they read', () => {
    const styles =
      ':root{--a:var(--b);--b:var(--c);--c:1px}@property --d{syntax:"*";inherits:false}.x{color:red;--e:0}.y{--f:1}';
    expect(withoutUnusedNames(styles, '')).toBe('.x{color:red}');
  });

  it('are found in fallbacks and within layers and conditions', () => {
    const styles =
      '@property --on{syntax:"*";inherits:false}@layer base{@supports (color:red){:root{--to:1px;--no:2px}}.x{margin:var(--on,var(--to))}}';
    const left = withoutUnusedNames(styles, '');
    expect(left).toContain('@property --on');
    expect(left).toContain('--to:1px');
    expect(left).not.toContain('--no');
  });
});
