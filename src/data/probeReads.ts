import { fetchSignInMethodsForEmail } from 'firebase/auth';
import { doc, getDocFromServer } from 'firebase/firestore';
import { getMetadata, ref } from 'firebase/storage';
import { picturePath } from '@/domain/pictures';
import type { ProbedService } from './diagnostics';
import { failureCode } from './failures';
import { db } from './firebase';
import { auth } from './firebaseAuth';
import { storage } from './firebaseStorage';

// Fetched as a module of its own, which names what it needs: a service's whole package fetched by name would keep every one of its functions in
// the code that all pages load.

/** One read through each service, in words. Rejects with what the service said. */
export const READS: Record<ProbedService, () => Promise<string>> = {
  async Hosting() {
    const answer = await fetch('/clock.txt', { cache: 'no-store' });
    if (!answer.ok) throw new Error(`HTTP ${String(answer.status)}`);
    return 'A file was served.';
  },
  async Auth() {
    const service = auth();
    await service.authStateReady();
    if (service.currentUser === null) {
      await fetchSignInMethodsForEmail(service, 'nobody@example.com');
      return 'You’re not signed in; the service answered.';
    }
    await service.currentUser.getIdToken(true);
    return 'The session was refreshed.';
  },
  async Firestore() {
    const found = await getDocFromServer(doc(db(), 'joinCodes', 'TESTDB'));
    return found.exists() ? 'A document was read.' : 'The document doesn’t exist, as expected.';
  },
  async Storage() {
    const uid = auth().currentUser?.uid ?? 'nobody';
    try {
      const { size } = await getMetadata(ref(storage(), picturePath(uid)));
      return `Your picture is there (${String(size)} bytes).`;
    } catch (error) {
      const code = failureCode(error);
      if (code === 'storage/object-not-found') return 'The file doesn’t exist, as expected.';
      if (code === 'storage/unauthorized' || code === 'storage/unauthenticated')
        return 'The rules deny signed-out requests, as expected.';
      throw error;
    }
  },
};
