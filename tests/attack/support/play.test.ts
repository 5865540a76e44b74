import { setLogLevel } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SCENES } from '../concerns';
import { startOwnEngine, type RunningEngine } from './engines';
import { HONEST, playAll, type Line } from './play';
import { openWorld } from './world';

const rulesThat = (allow: string): string => `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents { match /{document=**} { allow read, write: if ${allow}; } } }`;

/** Denied to every client, whatever the rules allow. */
const BEYOND_RULES = [
  'queries about another person: the names of all collections',
  'queries about another person: the names of a document’s collections',
];

describe('the attack suite', () => {
  let engine: RunningEngine;
  beforeAll(async () => {
    setLogLevel('silent');
    engine = await startOwnEngine();
  });
  afterAll(() => engine.stop());

  /** Runs everything under these rules. Returns the results by full name. */
  async function underRules(rules: string): Promise<ReadonlyMap<string, Line['result']>> {
    const world = await openWorld(engine.host, engine.port, 'demo-attack-suite', rules);
    const played = await playAll([world], SCENES);
    await world.close();
    const lines = played.flatMap((one) => one.lines.map((line) => ({ ...line, concern: one.concern })));
    const wrong = lines.filter(({ result }) => result === 'broken');
    expect(wrong).toEqual([]);
    return new Map(lines.map(({ concern, scene, what, result }) => [`${concern}: ${scene}: ${what}`, result]));
  }

  it('finds no attempt denied for its format under rules that allow everything', async () => {
    const results = await underRules(rulesThat('true'));
    const refused = [...results].filter(([, result]) => result !== 'let through' && result !== 'allowed');
    expect(refused.map(([name]) => name.replace(/^[^:]*: /, '')).sort()).toEqual([...BEYOND_RULES].sort());
    expect(results.size).toBeGreaterThan(1000);
  }, 600_000);

  it('reports every honest request as denied under rules that deny everything', async () => {
    const results = await underRules(rulesThat('false'));
    const honest = [...results].filter(([name]) => name.endsWith(`: ${HONEST}`));
    expect(honest.filter(([, result]) => result !== 'honest request refused')).toEqual([]);
    expect([...results.values()].filter((result) => result === 'let through')).toEqual([]);
  }, 600_000);
});
