import { SURVIVE_TRANSLATION } from './translation';

/**
 * Runs before the first paint. Sets the stored theme on <html>, and `data-returning` if a user was signed in here last
 * time, so neither the wrong theme nor the signed-out page flashes. Also collapses leading slashes in the path: the
 * router reads `//x` as another host and breaks. Then shows how this user left the page with the same version of the
 * app (`src/features/shell/useKeptPage.ts`), if the address is the same, or names no league and it was the usual one.
 * Not after four days, when "Fri" would be misread. Its fonts are on the device: asked for now, they are there for the
 * first layout, which then isn't repeated. Otherwise it asks for the code of Firebase Auth and Firestore, which this
 * user needs next (`scripts/export/libraries.ts`), after the page's own, and while it waits for that, prepares to
 * format times, which takes a slow phone 0.15 s.
 */
export const BEFORE_PAINT = `${SURVIVE_TRANSLATION}try{
var l=location,s=localStorage,e=document.documentElement,d=e.dataset,t=s.getItem('theme'),u=s.getItem('returning'),c=i=>document.querySelector(i).content,a=i=>document.head.append(c(i));
if(/^\\/\\//.test(l.pathname))history.replaceState(null,'',l.pathname.replace(/^\\/+/,'/')+l.search);
if(t==='light'||t==='dark')d.theme=t;
if(u){d.returning='true';
var p=JSON.parse(s.getItem('lastPage.'+l.pathname)),h=document.createElement('div');
if(p&&p.uid===u&&p.version===c('meta[name=version]')&&Date.now()-p.at<3456e5&&(p.search===l.search||!l.search&&p.search==='?league='+s.getItem('selectedLeagueId'))){
h.id='last-page';h.attachShadow({mode:'closed'}).innerHTML=p.html;e.append(h);a('#fonts')
}else{a('#libraries');setTimeout(()=>Intl.DateTimeFormat('en-US'))}}
}catch(e){}`;
