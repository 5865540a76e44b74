import * as full from 'firebase/firestore';
import { runAll } from './run';
import type { Outcome } from './types';

declare global {
  interface Window {
    /** Plays every case that a browser can, in one go. */
    playAll(host: string, port: number): Promise<Record<string, readonly Outcome[]>>;
  }
}

full.setLogLevel('silent');
window.playAll = (host, port) => runAll('browser', { full }, host, port);
