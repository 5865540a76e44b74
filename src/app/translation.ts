/**
 * A script for pages that the browser translates: it replaces texts by elements of its own, and React throws when it
 * removes such a text or inserts before it (https://github.com/facebook/react/issues/11538). With this, what is gone
 * counts as removed, and what comes before it comes last.
 */
export const SURVIVE_TRANSLATION = `var n=Node.prototype,r=n.removeChild,i=n.insertBefore;n.removeChild=function(c){return c.parentNode===this?r.call(this,c):c};n.insertBefore=function(c,b){return i.call(this,c,b&&b.parentNode===this?b:null)};`;
