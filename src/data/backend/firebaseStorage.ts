import { connectStorageEmulator, getStorage, type FirebaseStorage } from 'firebase/storage';
import { emulatorAddress } from '@/config/emulators';
import { app } from './firebaseApp';

let started: FirebaseStorage | null = null;

/** Firebase Storage, started on first use, with the retry times of docs/requirements.md R9.2. */
export function storage(): FirebaseStorage {
  if (started !== null) return started;
  started = getStorage(app());
  started.maxOperationRetryTime = 120_000;
  started.maxUploadRetryTime = 600_000;
  const address = emulatorAddress('storage');
  if (address !== null) connectStorageEmulator(started, address.host, address.port);
  return started;
}
