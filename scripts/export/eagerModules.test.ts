import { describe, expect, it } from 'vitest';
import { withEagerModules } from './eagerModules';

const chunk = (modules: string) => `(globalThis.T||(globalThis.T=[])).push([document.currentScript,${modules}]);`;

describe('a chunk', () => {
  it('has its modules in parentheses, but not the functions in them', () => {
    const before = chunk('12,34,e=>{e.v(t=>t(5))},56,function(e,t){return(0,e)(t)}');
    expect(withEagerModules(before)).toBe(chunk('12,34,(e=>{e.v(t=>t(5))}),56,(function(e,t){return(0,e)(t)})'));
  });

  it('stays as it is once it has them, and when it’s no list of modules', () => {
    for (const script of [chunk('1,(e=>{})'), '!function(){f([e=>{}])}()', '']) {
      expect(withEagerModules(script)).toBe(script);
    }
  });
});
