import * as full from 'firebase/firestore';
import { runAll } from './run';
import { SdkSeats } from './seats';
import type { Outcome } from './types';

declare global {
  interface Window {
    /** Plays every case that a browser can, in one go. */
    playAll(host: string, port: number): Promise<Record<string, readonly Outcome[]>>;
  }
}

full.setLogLevel('silent');
window.playAll = (host, port) => runAll('browser', new SdkSeats({ full }, host, port), `http://${host}:${port}`, 1);
