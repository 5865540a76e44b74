import { readFileSync } from 'node:fs';
import { Timestamp } from 'firebase/firestore';
import { compileRules } from 'firestore-emulator-node/rules';
import { judgeUpdate, NOW } from '../tests/support/inProcess';
import { anyDraft, laterCommand, earlyCommand, retimed, stored, anyNight } from '../tests/support/draftCommands';
import { dice } from '../tests/support/dice';
import { LEAGUE, league } from '../tests/support/documents';
const now = NOW*1000; const PATH=`drafts/${LEAGUE}`;
const text = readFileSync('firestore.rules','utf8');
const comp = (t:string)=>{const {ruleset,issues}=compileRules(t,'x'); if(!ruleset) {throw new Error(JSON.stringify(issues));} return ruleset;};
const base = comp(text);
// find costliest per kind
const best: Record<string, any> = {};
for (let seed=1; seed<=25; seed++){
  const roll=dice(seed); const {draft:sch,houseTeams,queues}=anyDraft(roll); let draft:any=sch;
  const q=Object.fromEntries(Object.entries(queues).map(([u,s])=>[`draftQueues/${LEAGUE}/managers/${u}`,{squads:s}]));
  for(let step=0; draft.status!=='complete'&&step<600; step++){
    draft=retimed(draft,roll,now);
    const c = draft.status==='scheduled'?earlyCommand(draft,houseTeams,roll,now):laterCommand(draft,queues,roll,now);
    if(c.after===null||!c.verdict.ok) continue;
    const home=league(draft.members,{capacity:16,createdBy:draft.commissioner,slots:draft.slots});
    const before={[PATH]:stored(draft),[`leagues/${LEAGUE}`]:home,...q};
    const along={[`leagues/${LEAGUE}`]:{...home,...c.league}};
    const d=judgeUpdate(base,c.uid,PATH,before,c.after,along);
    const k=c.what.replace(/ of .*/,'');
    if(!best[k]||best[k].e<d.expressions) best[k]={e:d.expressions,uid:c.uid,before,after:c.after,along};
    draft=c.verdict.value;
  }
}
console.log(Object.fromEntries(Object.entries(best).map(([k,v]:any)=>[k,v.e])));
const kinds=(process.argv[2]??'missed pick,drawn order,handOver').split(',');
// per-function: replace body's return with constant? measure calls by stubbing boolean functions
for(const k of kinds){
  const b=best[k]; console.log('==',k,b.e);
  const fns=[...text.matchAll(/function (\w+)\(([^)]*)\) \{/g)].map(m=>m[1]);
  for(const f of fns){
    const re=new RegExp(`(function ${f}\\([^)]*\\) \\{)([\\s\\S]*?\\n\\s*\\})`);
    const m=text.match(re)!; 
    const t=text.replace(re,(_,h)=>h+' return true; }');
    let r; try{ r=comp(t);}catch{continue}
    const d=judgeUpdate(r,b.uid,PATH,b.before,b.after,b.along);
    if(d.expressions!==b.e && d.allowed) console.log(String(b.e-d.expressions).padStart(6),f);
  }
}
{
const b=best['missed pick'];
const m=JSON.stringify(b.before[PATH].order);
const probe=(name:string,from:RegExp,to:string)=>{const t=text.replace(from,to); if(t===text){console.log('no match',name);return;} try{const d=judgeUpdate(comp(t),b.uid,PATH,b.before,b.after,b.along); console.log(name,b.e-d.expressions,d.allowed);}catch(e){console.log(name,String(e).slice(0,200));}};
const mgr=Object.keys(b.after.rosters).find((x:string)=>b.after.rosters[x].length!==b.before[PATH].rosters[x].length);
probe('managerAt',/(function managerAt\([^)]*\) \{)[\s\S]*?\n\s*\}/,`$1 return '${mgr}'; }`);
probe('placeFor',/(function placeFor\([^)]*\) \{)[\s\S]*?\n\s*\}/,`$1 return 'BENCH'; }`);
probe('wakingUntil',/(function wakingUntil\([^)]*\) \{)[\s\S]*?\n\s*\}/,`$1 return moment; }`);
probe('openUnits',/(function openUnits\([^)]*\) \{)[\s\S]*?\n {4}\}/,`$1 return [].toSet(); }`);
probe('queueOf',/(function queueOf\([^)]*\) \{)[\s\S]*?\n\s*\}/,`$1 return []; }`);
console.log(b.before[PATH].night, b.before[PATH].format, JSON.stringify(b.before[PATH].turnClock));
}
