import { seedDemo } from './demo/demo';

const { FIREBASE_AUTH_EMULATOR_HOST: auth, FIRESTORE_EMULATOR_HOST: firestore, GCLOUD_PROJECT: project } = process.env;
if (!auth || !firestore || !project) {
  console.error('No local suite is named. Start it with npm start, then run npm run seed (with --port N for a suite on other ports).');
  process.exit(2);
}
try {
  const filled = await seedDemo({ suite: { auth, firestore, project }, now: Date.now() });
  console.error(filled ? 'The demo is in place.' : 'The demo is there already; nothing was changed.');
} catch (error) {
  const refused = error instanceof TypeError && error.message === 'fetch failed';
  console.error(refused ? `No local suite answers at ${firestore}. Start it with npm start.` : error);
  process.exit(1);
}
