import { awardClaims } from '@/data/claims';
import { serverClock } from '@/data/serverClock';
import { isAwardTime } from '@/domain/awards';
import type { League, Ledger } from '@/domain/league';
import { portalWindow } from '@/domain/portal';
import type { Week } from '@/domain/weeks';

/** How much later the next member's client tries, in milliseconds, so that they don't all take the same turn at once. */
const STAGGER_MS = 700;

/** The longest wait before another look at the clock, in milliseconds: a device may sleep, or the clock be measured again. */
const LONGEST_MS = 60_000;

/** A league whose claims are to be awarded, as the page knows it, and the signed-in member. */
export type Awards = { league: League; ledger: Ledger; week: Week; me: string };

/**
 * The awards that are under way in this client. Each turn changes the ledger and so starts the wait anew, while the turns after it are still being
 * taken.
 */
const underWay = new Map<string, Promise<boolean>>();

function award(league: League, weekId: string, me: string): Promise<boolean> {
  const key = `${league.id} ${weekId}`;
  const known = underWay.get(key);
  if (known !== undefined) return known;
  const awarded = awardClaims(league, weekId, me).finally(() => underWay.delete(key));
  underWay.set(key, awarded);
  return awarded;
}

/**
 * Awards a week's claims from this client, once the portal's opening time has come: the members' clients try in the order in which they joined, and
 * after a failure each tries again, after longer and longer waits. Returns a function that ends it. Start it again with every change of the ledger:
 * while another client takes turns, this one only waits.
 */
export function startAwards({ league, ledger, week, me }: Awards): () => void {
  const opensAt = portalWindow(week, league.options)?.opensAt ?? null;
  if (opensAt === null || !league.members.includes(me)) return () => undefined;
  let ended = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout>;
  const wait = (milliseconds: number) => {
    timer = setTimeout(() => void tryNow(), milliseconds);
  };
  const place = league.members.indexOf(me) * STAGGER_MS;
  const tryNow = async () => {
    const now = serverClock.now();
    if (now < opensAt) {
      wait(Math.min(opensAt - now + place, LONGEST_MS));
      return;
    }
    if (!isAwardTime(league, ledger, week, now) || (await award(league, week.id, me)) || ended) return;
    failures += 1;
    wait(Math.min(STAGGER_MS * 2 ** failures + place, LONGEST_MS));
  };
  const left = opensAt - serverClock.now();
  wait(Math.min(Math.max(left, 0) + place, LONGEST_MS));
  return () => {
    ended = true;
    clearTimeout(timer);
  };
}
