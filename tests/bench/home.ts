import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { LOCAL_APP } from '../../scripts/suite/app';
import { ROOT } from '../../scripts/suite/suite';
import { blankExport } from './blankExport';
import { lighthouseScores, type Marks } from './lighthouse';
import { phoneVisit, type Visit } from './phoneVisit';
import { serveExport, type Sent } from './staticServer';
import { percentile } from './statistics';
import { openChromium } from '../support/chromium';

// The cost of the first screen for a signed-out visitor on a slow phone, compared with a blank export of the same Next
// in one run, with alternating visits.

const VISITS = 15;
/** Lighthouse's performance score varies between audits; its authors use the median of several. */
const AUDITS = 3;

const ours = await serveExport(join(ROOT, LOCAL_APP));
const floor = await serveExport(await blankExport('blank'));
const browser = await openChromium();
try {
  const visits = await inTurns(browser);
  report(visits.ours, visits.floor);
} finally {
  await browser.close();
}
try {
  await reportLighthouse();
} finally {
  await ours.stop();
  await floor.stop();
}

async function inTurns(on: Browser): Promise<{ ours: Visit[]; floor: Visit[] }> {
  const visits: { ours: Visit[]; floor: Visit[] } = { ours: [], floor: [] };
  // The first visit to each only warms up the machine.
  for (let i = 0; i <= VISITS; i++) {
    const a = await phoneVisit(on, `${floor.address}/`, floor.takeSent);
    const b = await visitOurs(on, i === VISITS);
    if (i === 0) continue;
    visits.floor.push(a);
    visits.ours.push(b);
  }
  return visits;
}

/** Visits our first screen. The last visit also lists what was sent. */
async function visitOurs(on: Browser, list: boolean): Promise<Visit> {
  let sent: Sent[] = [];
  const visit = await phoneVisit(on, `${ours.address}/`, () => (sent = ours.takeSent()));
  if (list)
    for (const one of sent) console.log(`  ${String(one.bytes).padStart(7)}  ${one.kind.padEnd(6)} ${one.path}`);
  return visit;
}

function report(mine: Visit[], blank: Visit[]): void {
  const middle = (visits: Visit[], of: (visit: Visit) => number): number => percentile(visits.map(of), 0.5);
  const row = (what: string, of: (visit: Visit) => number, aim: number, unit: string) => {
    const [a, b] = [middle(mine, of), middle(blank, of)];
    console.log(
      `${what.padEnd(26)} ${a.toFixed(0).padStart(8)} ${unit} beside ${b.toFixed(0).padStart(8)}: ${(a / b).toFixed(2)}x, aim ${aim.toFixed(2)}x${a / b > aim ? '  MISSED' : ''}`,
    );
  };
  const limit = (what: string, of: (visit: Visit) => number, aim: number, digits = 0) => {
    const value = middle(mine, of);
    console.log(
      `${what.padEnd(26)} ${value.toFixed(digits).padStart(8)}, aim ${String(aim)}${value > aim ? '  MISSED' : ''}`,
    );
  };
  row('scripts', (visit) => visit.script, 1.35, 'bytes');
  row('all but fonts', (visit) => visit.withoutFonts, 1.5, 'bytes');
  row('first paint', (visit) => visit.firstPaint, 1.8, 'ms   ');
  row('largest paint', (visit) => visit.largestPaint, 1.5, 'ms   ');
  limit('fonts, bytes', (visit) => visit.font, 50 * 1024);
  limit('requests but pictures', (visit) => visit.requests, 15);
  // Sixteen schools, the logo, and the logo again as the tab's icon.
  limit('pictures', (visit) => visit.pictures, 18);
  limit('layout shift', (visit) => visit.layoutShift, 0.02, 4);
  limit('requests to other hosts', (visit) => visit.elsewhere.length, 0);
}

async function reportLighthouse(): Promise<void> {
  const [mine, blank]: [Marks[], Marks[]] = [[], []];
  for (let i = 0; i < AUDITS; i++) {
    blank.push(await lighthouseScores(`${floor.address}/`));
    mine.push(await lighthouseScores(`${ours.address}/`));
  }
  const middle = (audits: Marks[], name: string) =>
    percentile(
      audits.map(({ scores }) => scores[name] ?? 0),
      0.5,
    );
  for (const name of Object.keys(mine[0]?.scores ?? {})) {
    const score = middle(mine, name);
    const aim = name === 'performance' ? middle(blank, name) - 5 : 100;
    console.log(
      `Lighthouse ${name.padEnd(15)} ${String(score).padStart(4)}, aim ${String(aim)}${score < aim ? '  MISSED' : ''}`,
    );
  }
  for (const finding of new Set(mine.flatMap(({ findings }) => findings))) console.log(`  ${finding}`);
}
