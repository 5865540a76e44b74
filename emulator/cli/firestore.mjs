#!/usr/bin/env node
// Runs only the Firestore engine, in this process: `npx firestore-emulator --port 8080 --project_id demo-x --rules
// firestore.rules`.
import { createRequire } from 'node:module';
import { emulatorPrograms } from '../programs.mjs';

const { firestore } = await emulatorPrograms();
createRequire(import.meta.url)(firestore);
