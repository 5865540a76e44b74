import type * as full from 'firebase/firestore';

/** The API that the full SDK and firestore/lite share. */
type Common = Pick<
  typeof full,
  | 'collection'
  | 'doc'
  | 'getDoc'
  | 'getDocs'
  | 'increment'
  | 'orderBy'
  | 'query'
  | 'runTransaction'
  | 'serverTimestamp'
  | 'setDoc'
  | 'where'
  | 'writeBatch'
>;

/** The result of the scenario, the same for every client. */
export const SCENARIO_RESULT = [
  'wrote ann,bob',
  'found bob 2',
  'counted to 12',
  'denied permission-denied',
  'heard +ann +bob ~ann -bob',
];

/** Rules that allow the scenario to the user `ann`. */
export const SCENARIO_RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /told/{teller}/players/{player} { allow read, write: if request.auth.uid == 'ann'; }
  }
}`;

/** Writes, queries, runs a transaction and is denied, under a unique name; resolves to the outcome of each step. */
export async function playScenario(f: Common, db: full.Firestore, teller: string): Promise<string[]> {
  const players = f.collection(db, `told/${teller}/players`);
  const batch = f.writeBatch(db);
  batch.set(f.doc(players, 'ann'), { n: 1, at: f.serverTimestamp() });
  batch.set(f.doc(players, 'bob'), { n: 2, text: 'ä€😀' });
  await batch.commit();
  const all = await f.getDocs(players);
  const found = await f.getDocs(f.query(players, f.where('n', '>', 1), f.orderBy('n', 'desc')));
  await f.runTransaction(db, async (transaction) => {
    const read = await transaction.get(f.doc(players, 'ann'));
    transaction.update(f.doc(players, 'ann'), { n: (read.get('n') as number) + 10 });
  });
  await f.setDoc(f.doc(players, 'ann'), { n: f.increment(1) }, { merge: true });
  const counted = await f.getDoc(f.doc(players, 'ann'));
  const denied = await f.setDoc(f.doc(db, 'elsewhere/x'), {}).then(
    () => 'nothing',
    (error: { code: string }) => error.code,
  );
  return [
    `wrote ${all.docs.map(({ id }) => id).join()}`,
    `found ${found.docs.map((one) => `${one.id} ${String(one.get('n'))}`).join()}`,
    `counted to ${String(counted.get('n'))}`,
    `denied ${denied}`,
  ];
}

type Listening = Common & Pick<typeof full, 'onSnapshot' | 'deleteDoc'>;

/** The signs for the kinds of change in the scenario's result. */
export const SIGNS = { added: '+', modified: '~', removed: '-' };

/** The scenario, followed by what a listener receives for a change and a deletion. */
export async function playScenarioAndListen(f: Listening, db: full.Firestore, teller: string): Promise<string[]> {
  const told = await playScenario(f, db, teller);
  const players = f.collection(db, `told/${teller}/players`);
  const heard: string[] = [];
  let wake: () => void = () => undefined;
  const stop = f.onSnapshot(players, (snapshot) => {
    for (const { type, doc } of snapshot.docChanges()) heard.push(SIGNS[type] + doc.id);
    wake();
  });
  const hears = async (last: string): Promise<void> => {
    while (heard.at(-1) !== last) await new Promise<void>((resolve) => (wake = resolve));
  };
  await hears('+bob');
  await f.setDoc(f.doc(players, 'ann'), { n: 0 });
  await hears('~ann');
  await f.deleteDoc(f.doc(players, 'bob'));
  await hears('-bob');
  stop();
  return [...told, `heard ${heard.join(' ')}`];
}
