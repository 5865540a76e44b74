import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { PROJECT } from './suite';

/**
 * Firestore with admin access, bypassing the rules, for the state a test starts from. In the suite's project unless
 * told.
 */
export function openAdmin(projectId = PROJECT): { db: Firestore; close: () => Promise<void> } {
  // Skips the search for a Google Cloud metadata server.
  process.env.METADATA_SERVER_DETECTION = 'none';
  const app: App = initializeApp({ projectId }, `owner-${Math.random().toString(36).slice(2)}`);
  return { db: getFirestore(app), close: () => deleteApp(app) };
}
