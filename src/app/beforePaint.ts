import { SURVIVE_TRANSLATION } from './translation';

/**
 * Runs before the first paint. Sets the stored theme on <html>, and `data-returning` if a user was signed in here last
 * time, so neither the wrong theme nor the signed-out page flashes. Also collapses leading slashes in the path: the
 * router reads `//x` as another host and breaks. Then shows how the page looked when this user last left it, if the
 * address is the same or names no league and it's the usual one, for four days: from then on "Fri" is misread
 * (`src/features/shell/lastPage.ts`).
 */
export const BEFORE_PAINT = `${SURVIVE_TRANSLATION}try{
var l=location,s=localStorage,e=document.documentElement,d=e.dataset,t=s.getItem('theme'),u=s.getItem('returning');
if(/^\\/\\//.test(l.pathname))history.replaceState(null,'',l.pathname.replace(/^\\/+/,'/')+l.search);
if(t==='light'||t==='dark')d.theme=t;
if(u){d.returning='true';
var p=JSON.parse(s.getItem('lastPage.'+l.pathname)),h=document.createElement('div');
if(p&&p.uid===u&&Date.now()-p.at<3456e5&&(p.search===l.search||!l.search&&p.search==='?league='+s.getItem('selectedLeagueId'))){
h.id='last-page';h.ariaHidden='true';h.attachShadow({mode:'closed'}).innerHTML=p.html;e.append(h)}}
}catch(e){}`;
