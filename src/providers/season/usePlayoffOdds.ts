import { useEffect, useState } from 'react';
import type { OddsRequest, OddsSoFar } from '@/domain/season/odds/playoffOdds';

type PlayoffOdds = { soFar: OddsSoFar | null; failed: boolean };

const NONE: PlayoffOdds = { soFar: null, failed: false };

/**
 * The odds so far, or that they could not be computed: the rest of a season is played out in a worker. Nothing runs for
 * null; another request starts anew.
 */
export function usePlayoffOdds(request: OddsRequest | null): PlayoffOdds {
  const [odds, setOdds] = useState<{ of: OddsRequest; value: PlayoffOdds } | null>(null);
  useEffect(() => {
    if (request === null) return;
    const tell = (value: PlayoffOdds) => setOdds({ of: request, value });
    let worker: Worker;
    try {
      worker = new Worker(new URL('./playoffOdds.worker.ts', import.meta.url));
    } catch {
      tell({ soFar: null, failed: true });
      return;
    }
    worker.onmessage = ({ data }: MessageEvent<OddsSoFar>) => tell({ soFar: data, failed: false });
    worker.onerror = () => tell({ soFar: null, failed: true });
    worker.postMessage(request);
    return () => worker.terminate();
  }, [request]);
  return odds !== null && odds.of === request ? odds.value : NONE;
}
