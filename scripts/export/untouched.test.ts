import { describe, expect, it } from 'vitest';
import { untouched } from './untouched';

describe('the styles of a page that nobody has touched', () => {
  it('lack what holds only while somebody points, presses or types', () => {
    expect(untouched('.hover\\:a:hover{a:b}.x:has(:focus-visible){a:b}.y:active,.z{a:b}')).toBe('.z{a:b}');
  });

  it('keep what is so at rest', () => {
    const styles = '.hover\\:a{a:b}.x:not(:hover){a:b}button:disabled{a:b}.focused{a:b}';
    expect(untouched(styles)).toBe(styles);
  });

  it('lack the rules of paper, and conditions that hold nothing more; the order of the layers stays', () => {
    expect(untouched('@layer base,utilities;@media print{.x{a:b}}@media (hover:hover){.x:hover{a:b}}.y{a:b}')).toBe(
      '@layer base,utilities;.y{a:b}',
    );
  });
});
