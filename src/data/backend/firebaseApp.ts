import { getApp, getApps, initializeApp, type FirebaseApp } from 'firebase/app';
import { env } from '@/config/env';

/** The Firebase app, created on first use. */
export function app(): FirebaseApp {
  return getApps().length > 0 ? getApp() : initializeApp(env.firebase);
}
