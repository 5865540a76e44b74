import { automaticPick } from '@/data/draft/drafts';
import { settleDraft } from '@/data/draft/settlement';
import { deadline, GRACE_MS } from '@/domain/draft/clock/clock';
import { mayAnswer } from '@/domain/draft/orderDraw';
import { picksItself } from '@/domain/draft/keepers';
import { mayDraw, onTheClock, upcoming } from '@/domain/draft/order';
import { isAutomatic, type Draft } from '@/domain/draft/types';
import { isHouseTeam } from '@/domain/league/houseTeams';
import type { League } from '@/domain/league/types';
import { MARGIN_MS, type DueTask } from '../kernel/useDriver';

/** How long a manager whose pick is made at once is shown on the clock before it, in milliseconds. */
export const HOUSE_PAUSE_MS = 900;

/**
 * When the automatic pick for the manager on the clock is due, in milliseconds of the server's clock. Null when no one
 * is, and while the draft is paused. `pause`: how long one whose pick is made at once is shown first.
 */
export function automaticPickDue(draft: Draft, pause = HOUSE_PAUSE_MS): number | null {
  const manager = onTheClock(draft);
  const end = deadline(draft, GRACE_MS);
  if (manager === null || end === null || draft.turnStartedAt === null) return null;
  return picksItself(draft, manager) ? draft.turnStartedAt + pause : end + MARGIN_MS;
}

/**
 * The position of this client, from 0, in the line of clients that make an automatic pick: the one that made the last
 * (`inCharge`), which is connected, then the commissioner's, then the others in the order in which they pick next.
 */
export function placeInLine(draft: Draft, me: string, inCharge: boolean): number {
  if (inCharge) return 0;
  const comingUp = draft.status === 'active' ? upcoming(draft, draft.order.length * 2) : draft.order;
  const line = [...new Set([draft.commissioner, ...comingUp, ...draft.members])].filter(
    (manager) => !isHouseTeam(manager),
  );
  return Math.max(0, line.indexOf(me));
}

/**
 * What a client has to do for a draft: make the automatic pick, take its step of a draw, settle a finished draft.
 * `made` has the indices of the automatic picks that this client has made, and is added to.
 */
export function draftTasks(draft: Draft, league: League | null, me: string, made: Set<number>): DueTask[] {
  const tasks = [pickTask(draft, me, made), drawTask(draft, me), settlementTask(draft, league, me)];
  return tasks.filter((task) => task !== null);
}

function pickTask(draft: Draft, me: string, made: Set<number>): DueTask | null {
  // A hidden page isn't watched and its timers run late, so a house team isn't shown on the clock first.
  const at = automaticPickDue(draft, document.hidden ? 0 : undefined);
  if (at === null) return null;
  const pick = draft.picks.length;
  const last = draft.made.findLastIndex(isAutomatic);
  return {
    // A pick that was taken back, which the log shows, has to be made again.
    key: `pick ${String(pick)} ${String(draft.log.length)}`,
    at,
    place: () => placeInLine(draft, me, made.has(last)),
    run: async () => {
      made.add(pick);
      const won = await automaticPick(draft);
      if (!won) made.delete(pick);
      return won;
    },
  };
}

function drawTask(draft: Draft, me: string): DueTask | null {
  const step = drawStep(draft, me);
  if (step === null) return null;
  return {
    key: `${step} ${String(draft.draw?.seal)}`,
    at: 0,
    place: () => (step === 'openDraw' ? 0 : placeInLine(draft, me, false)),
    run: async () => (await (await import('@/data/draft/draftCommands'))[step](draft, me)).ok,
  };
}

/** The step of the draw that this client should take: answer another manager's, or open its own; null for none. */
function drawStep(draft: Draft, me: string): 'answerDraw' | 'openDraw' | null {
  const { draw, order } = draft;
  if (draft.status !== 'scheduled' || draw === null || mayDraw(draft)) return null;
  if (mayAnswer(draft, me)) return 'answerDraw';
  return draw.at !== null && draw.secret === null && draw.by === me && order.length === 0 ? 'openDraw' : null;
}

function settlementTask(draft: Draft, league: League | null, me: string): DueTask | null {
  if (league === null || draft.status !== 'complete' || league.draftComplete) return null;
  return {
    key: 'settlement',
    at: 0,
    place: () => placeInLine(draft, me, false),
    run: () => settleDraft(league, draft),
  };
}
