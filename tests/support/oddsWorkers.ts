import { act } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import type { Odds, OddsRequest, OddsSoFar } from '@/domain/season/odds/playoffOdds';

/** A worker of the odds that answers when the test says so. */
export class OddsWorker {
  onmessage: ((event: { data: OddsSoFar }) => void) | null = null;
  onerror: (() => void) | null = null;
  asked: OddsRequest | null = null;
  ended = false;
  constructor() {
    workers.push(this);
  }
  postMessage(request: OddsRequest) {
    this.asked = structuredClone(request);
  }
  terminate() {
    this.ended = true;
  }
  answer(played: number, odds: Readonly<Record<string, Partial<Odds>>>) {
    act(() => this.onmessage?.({ data: { played, odds } as OddsSoFar }));
  }
  fail() {
    act(() => this.onerror?.());
  }
}

const workers: OddsWorker[] = [];

/** Has the odds computed by such workers in each test of a file, and returns those of the test, oldest first. */
export function oddsWorkers(): readonly OddsWorker[] {
  beforeEach(() => {
    workers.length = 0;
    vi.stubGlobal('Worker', OddsWorker);
  });
  afterEach(() => void vi.unstubAllGlobals());
  return workers;
}
