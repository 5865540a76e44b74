/**
 * A script that keeps pages alive while the browser translates them. A translator puts elements in the place of texts,
 * and React throws when it removes such a text or inserts something before it
 * (https://github.com/facebook/react/issues/11538). With this script, a text that is gone counts as removed, and what
 * was to come before it is put last.
 */
export const SURVIVE_TRANSLATION = `var n=Node.prototype,r=n.removeChild,i=n.insertBefore;n.removeChild=function(c){return c.parentNode===this?r.call(this,c):c};n.insertBefore=function(c,b){return i.call(this,c,b&&b.parentNode===this?b:null)};`;
