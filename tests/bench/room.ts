import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { LOCAL_APP } from '../../scripts/suite/app';
import { ROOT } from '../../scripts/suite/suite';
import { blankExport } from './blankExport';
import { openAdmin } from '../support/admin';
import { phoneVisit, type Visit } from './phoneVisit';
import { roomCost } from './roomPicks';
import { serveExport, type Sent } from './staticServer';
import { percentile } from './statistics';
import { openChromium } from '../support/chromium';

// The cost of the practice room for a signed-out visitor on a slow phone, compared with a blank export of the same Next
// in one run, with alternating visits. Then the cost of a league's room for a manager: its scripts compared with a
// blank export that also starts Auth and Firestore, and how long a pick blocks the main thread.

const VISITS = Number(process.argv.find((flag) => flag.startsWith('--visits='))?.slice('--visits='.length) ?? 5);
const AIMS = {
  script: 1.6,
  largestPaint: 2.5,
  nodes: 1500,
  layoutShift: 0.02,
  draftScript: 1.3,
  blocked: 50,
} as const;

const ours = await serveExport(join(ROOT, LOCAL_APP));
const floor = await serveExport(await blankExport('blank'));
const signedInFloor = await serveExport(await blankExport('authAndFirestore'));
const admin = openAdmin();
const browser = await openChromium();
try {
  const [practice, blank] = await inTurns(browser);
  const middle = (visits: Visit[], of: (visit: Visit) => number): number => percentile(visits.map(of), 0.5);
  for (const [what, of, aim] of [
    ['script bytes', (visit: Visit) => visit.script, AIMS.script],
    ['largest paint, ms', (visit: Visit) => visit.largestPaint, AIMS.largestPaint],
  ] as const) {
    const [a, b] = [middle(practice, of), middle(blank, of)];
    say(`/practice ${what}`, a, `beside ${b.toFixed(0)}: ${(a / b).toFixed(2)}x, aim ${aim.toFixed(2)}x`, a / b > aim);
  }
  const nodes = middle(practice, (visit) => visit.nodes);
  say('/practice nodes', nodes, `aim ${String(AIMS.nodes)}`, nodes > AIMS.nodes);
  const shift = middle(practice, (visit) => visit.layoutShift);
  say(
    '/practice layout shift x 1000',
    shift * 1000,
    `aim ${String(AIMS.layoutShift * 1000)}`,
    shift > AIMS.layoutShift,
  );

  const { script: floorScript } = await phoneVisit(browser, `${signedInFloor.address}/`, signedInFloor.takeSent);
  const cost = await roomCost(browser, admin.db);
  const ratio = cost.script / floorScript;
  say(
    '/draft script bytes',
    cost.script,
    `beside ${floorScript.toFixed(0)}: ${ratio.toFixed(2)}x, aim ${AIMS.draftScript.toFixed(2)}x`,
    ratio > AIMS.draftScript,
  );
  say('/draft a pick, median ms of main thread', percentile(cost.blocked, 0.5), 'longest task', false);
  const worst = percentile(cost.blocked, 0.9);
  say('/draft a pick, p90 ms of main thread', worst, `aim ${String(AIMS.blocked)}`, worst > AIMS.blocked);
} finally {
  await admin.close();
  await signedInFloor.stop();
  await browser.close();
  await ours.stop();
  await floor.stop();
}

function say(what: string, value: number, aim: string, missed: boolean): void {
  console.log(`${what.padEnd(40)} ${value.toFixed(0).padStart(8)}, ${aim}${missed ? '  MISSED' : ''}`);
}

async function inTurns(on: Browser): Promise<[Visit[], Visit[]]> {
  const [practice, blank]: [Visit[], Visit[]] = [[], []];
  // The first visit to each only warms up the machine.
  for (let i = 0; i <= VISITS; i++) {
    const floors = await phoneVisit(on, `${floor.address}/`, floor.takeSent);
    let sent: Sent[] = [];
    const room = await phoneVisit(on, `${ours.address}/practice`, () => (sent = ours.takeSent()));
    if (i === VISITS)
      for (const one of sent) console.log(`  ${String(one.bytes).padStart(7)}  ${one.kind.padEnd(6)} ${one.path}`);
    if (i === 0) continue;
    blank.push(floors);
    practice.push(room);
  }
  return [practice, blank];
}
