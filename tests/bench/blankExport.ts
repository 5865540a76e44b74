import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../../scripts/suite/processes';
import { ROOT } from '../../scripts/suite/suite';
import { API_KEY, PROJECT } from '../support/suite';

/**
 * What a blank page contains: nothing; the Firebase services that a signed-in page needs, initialized; or what they
 * need to show that the documents are there whose paths the address has (`paths`, with commas), and the leagues of
 * `uid`, in the suite at `base`.
 */
export type Floor = 'blank' | 'authAndFirestore' | 'documents';

const LAYOUT = `export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>;
}
`;

const PAGES: Record<Floor, Record<string, string>> = {
  blank: {
    'app/page.jsx': `export default function Page() {
  return <p>Blank</p>;
}
`,
  },
  authAndFirestore: {
    'app/page.jsx': `import { Services } from './Services';
export default function Page() {
  return <Services />;
}
`,
    'app/Services.jsx': `'use client';
import { initializeApp } from 'firebase/app';
import { createUserWithEmailAndPassword, browserLocalPersistence, initializeAuth, onAuthStateChanged, sendPasswordResetEmail, signInWithEmailAndPassword } from 'firebase/auth';
import { arrayUnion, collection, doc, getDoc, initializeFirestore, memoryLocalCache, onSnapshot, query, runTransaction, serverTimestamp, setDoc, updateDoc, where, writeBatch } from 'firebase/firestore';
import { useEffect, useState } from 'react';
export function Services() {
  const [said, say] = useState('Blank');
  useEffect(() => {
    const app = initializeApp({ projectId: 'demo-blank', apiKey: 'any' });
    const auth = initializeAuth(app, { persistence: [browserLocalPersistence] });
    const db = initializeFirestore(app, { localCache: memoryLocalCache() });
    const used = [createUserWithEmailAndPassword, sendPasswordResetEmail, signInWithEmailAndPassword, arrayUnion, collection, doc, getDoc, onSnapshot, query, runTransaction, serverTimestamp, setDoc, updateDoc, where, writeBatch, db];
    return onAuthStateChanged(auth, () => say('Blank with ' + used.length));
  }, []);
  return <p>{said}</p>;
}
`,
  },
  documents: {
    'app/page.jsx': `import { Documents } from './Documents';
export default function Page() {
  return <main><Documents /></main>;
}
`,
    'app/Documents.jsx': `'use client';
import { initializeApp } from 'firebase/app';
import { browserLocalPersistence, connectAuthEmulator, initializeAuth, onAuthStateChanged } from 'firebase/auth';
import { collection, connectFirestoreEmulator, doc, initializeFirestore, memoryLocalCache, onSnapshot, query, where } from 'firebase/firestore';
import { useEffect, useState } from 'react';
export function Documents() {
  const [said, say] = useState('Blank');
  useEffect(() => {
    const asked = new URLSearchParams(location.search);
    const base = Number(asked.get('base'));
    const app = initializeApp({ projectId: '${PROJECT}', apiKey: '${API_KEY}' });
    const auth = initializeAuth(app, { persistence: [browserLocalPersistence] });
    connectAuthEmulator(auth, 'http://127.0.0.1:' + (base + 1), { disableWarnings: true });
    const db = initializeFirestore(app, { localCache: memoryLocalCache() });
    connectFirestoreEmulator(db, '127.0.0.1', base + 2);
    const leagues = query(collection(db, 'leagues'), where('members', 'array-contains', asked.get('uid')));
    const all = [leagues, ...asked.get('paths').split(',').map((path) => doc(db, path))];
    const missing = new Set(all);
    return onAuthStateChanged(auth, (user) => {
      if (user === null) return say('Signed out');
      for (const one of all) onSnapshot(one, () => missing.delete(one) && missing.size === 0 && say('all there'), (error) => say(error.message));
    });
  }, []);
  return <p>{said}</p>;
}
`,
  },
};

/** Builds a blank static export with this project's Next and returns its folder. Our pages are compared with it. */
export async function blankExport(floor: Floor): Promise<string> {
  const folder = join(ROOT, '.cache/floors', floor);
  const version = (JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { dependencies: object })
    .dependencies;
  const files = {
    ...PAGES[floor],
    'app/layout.jsx': LAYOUT,
    'package.json': `{ "private": true, "type": "module" }\n`,
    'next.config.mjs': `export default { output: 'export', distDir: 'out', turbopack: { root: ${JSON.stringify(ROOT)} } };\n`,
  };
  const stamp = join(folder, 'stamp.json');
  const print = JSON.stringify([files, version]);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === print) return join(folder, 'out');
  mkdirSync(join(folder, 'app'), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const code = await run(process.execPath, [join(ROOT, 'node_modules/next/dist/bin/next'), 'build'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 2],
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  if (code !== 0) throw new Error(`The ${floor} export could not be built.`);
  writeFileSync(stamp, print);
  return join(folder, 'out');
}
