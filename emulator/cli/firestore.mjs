// Builds the engine if it is stale, then runs it in this process: `npm run -s firestore -- --port 8080 --project_id demo-x --rules firestore.rules`.
import { createRequire } from 'node:module';
import { buildEmulator } from '../build.mjs';

const { firestore } = await buildEmulator();
createRequire(import.meta.url)(firestore);
