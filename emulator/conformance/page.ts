import * as full from 'firebase/firestore';
import { runAll } from './run';
import { SdkPlayers } from './players';
import type { Outcome } from './types';

declare global {
  interface Window {
    /** Plays every case that runs in a browser, in one call. */
    playAll(host: string, port: number): Promise<Record<string, readonly Outcome[]>>;
  }
}

full.setLogLevel('silent');
window.playAll = (host, port) => runAll('browser', new SdkPlayers({ full }, host, port), `http://${host}:${port}`, 1);
