import { playOut, type OddsRequest } from '@/domain/season/odds/playoffOdds';

// Plays seasons out off the main thread, and reports the odds as it goes.
self.onmessage = ({ data }: MessageEvent<OddsRequest>) => {
  for (const soFar of playOut(data)) self.postMessage(soFar);
};
