import { TestEmulator } from '/work/trees/random/emulator/tests/support';
import { ListClient } from '/work/trees/random/emulator/conformance/random/listClient';
import { compareLists, describeListDisagreement } from '/work/trees/random/emulator/conformance/random/compareLists';
import { drawListExample } from '/work/trees/random/emulator/conformance/random/listRules';
import { RandomSource } from '/work/trees/random/emulator/conformance/random/randomSource';
import { it } from 'vitest';
it('plays', async () => {
  const seed = Number(process.env.RULES_SEED ?? Date.now() % 1e6), rounds = Number(process.env.ROUNDS ?? 4);
  const emulator = await TestEmulator.start();
  const ours = new ListClient(emulator.origin, 'demo-lists'), google = new ListClient('http://127.0.0.1:41876', 'demo-lists');
  const random = new RandomSource(seed); const seen = new Map();
  const t = Date.now();
  for (let r = 0; r < rounds; r++) {
    const kind = r % 2 ? 'anything' : 'guarantees'; const found = await compareLists(ours, google, Array.from({length: 100}, () => drawListExample(random, kind)), kind, seen);
    console.log('round', r, found.length, Date.now() - t);
    for (const f of found) console.log(describeListDisagreement(f));
  }
  console.log(JSON.stringify([...seen]));
  await emulator.server.stop();
}, 1e7);
