import { formatPoints } from '@/domain/kernel/hundredths';
import type { TradeSide } from '@/domain/season/moveAnalysis/tradeAnalysis';

/** A side's odds without and with a trade, as shown: `61%` and `66%`. */
export type OddsShown = { before: string; after: string };

/** A side of a trade, with its name (null for the user) and its odds (null while they aren't known). */
export type SideShown = TradeSide & { name: string | null; odds: OddsShown | null };

/** What a trade does to both sides, in a sentence. The user's side is the first, if it's one of them. */
export function describeAnalysis([one, other]: readonly [SideShown, SideShown], of: 'playoff' | 'title'): string {
  const [first, last] = [one.weeks[0]?.week, one.weeks.at(-1)?.week];
  const when = first === last ? `In week ${String(first)}` : `Over weeks ${String(first)}–${String(last)}`;
  const whose = one.name === null ? 'your' : 'their';
  const odds = one.odds === null ? '' : ` and ${whose} ${of} odds ${formatChange(one.odds, 'go', 'stay')}`;
  const rest = other.odds === null ? '' : ` and ${formatChange(other.odds, 'goes', 'stays')}`;
  return `${when}, ${formatGain(one)}${odds}; ${formatGain(other)}${rest}.`;
}

function formatGain({ name, before, after }: SideShown): string {
  const subject = (verb: string) => (name === null ? `you ${verb}` : `${name} ${verb}s`);
  if (after === before) return `${subject('score')} the same`;
  return `${subject(after > before ? 'gain' : 'lose')} ${formatPoints(Math.abs(after - before))} points`;
}

function formatChange({ before, after }: OddsShown, go: string, stay: string): string {
  return before === after ? `${stay} at ${before}` : `${go} from ${before} to ${after}`;
}
